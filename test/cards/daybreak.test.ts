import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '#engine/model/card.ts';
import { daybreakBook } from '../kit/books.ts';

interface Fact {
  readonly id: string;
  readonly [key: string]: unknown;
}
const facts = (file: string): readonly Fact[] =>
  parse(readFileSync(join(import.meta.dirname, `../facts/${file}.yaml`), 'utf8'));
function fact(file: string, id: string): Fact {
  const found = facts(file).find(each => each.id === id);
  if (!found) throw new Error(`The facts have no ${id}`);
  return found;
}
type OfDeck<C, D> = C extends { deck: infer Decks } ? (D extends Decks ? C : never) : never;
const ofDeck = <D extends Card['deck']>(deck: D) =>
  daybreakBook.cards.filter((card): card is OfDeck<Card, D> & Card => card.deck === deck);

describe('what the book brings of Daybreak is as printed', () => {
  test.each(ofDeck('motive'))('$id', ({ id, count, side, when, cond }) => {
    const printed = fact('motives', id);
    expect({ count, when, side }).toEqual({
      count: printed['count'],
      when: printed['when'],
      side: printed['allegiance'] === 'human' ? 'humans' : 'cylons',
    });
    const [limit, atLeast] =
      /(\d+)(?: distance)? (?:or (?:lower|higher)|has)/.exec(String(printed['condition'])) ?? [];
    if (limit === undefined) return;
    const least = !limit.includes('lower');
    expect(JSON.stringify(cond)).toContain(`"atMost":${least ? Number(atLeast) - 1 : atLeast}`);
    expect('not' in cond || 'all' in cond).toBe(least);
  });

  test('the Loyalty decks', () => {
    const { tables } = fact('loyalty', 'loyalty-deck-tables') as unknown as {
      readonly tables: { readonly [name: string]: { readonly [players: string]: object } };
    };
    const decks = (name: string, leader: boolean) =>
      Object.entries(tables[name] ?? {}).map(([players, numbers]) => {
        const { mutineer, ...rest } = { mutineer: undefined, ...numbers };
        return {
          players: Number(players),
          ...(leader ? { leader } : {}),
          ...rest,
          ...(mutineer ? { with: 'mutineer' } : {}),
        };
      });
    expect(daybreakBook.loyaltyDecks).toEqual([
      ...decks('daybreak-no-leader', false),
      ...decks('daybreak-with-leader', true),
    ]);
  });

  test('objective, attack table, tokens and pieces', () => {
    const { thresholds } = fact('objectives', 'earth') as unknown as { thresholds: Record<string, string> };
    const [earth] = daybreakBook.objectives;
    expect([earth?.sleeper, earth?.lastJump]).toEqual(Object.keys(thresholds).map(Number));
    const rows = ['attack-on-assault-raptor', 'attack-on-basestar-by-assault-raptor'];
    const printed = rows.map(id => fact('attack-table', id)['results']);
    expect(printed).toEqual([
      { '1-6': 'miss', '7-8': 'destroyed' },
      { '1-6': 'miss', '7-8': 'damaged' },
    ]);
    expect(daybreakBook.attackTable.map(({ results }) => results)).toEqual([
      [{ from: 7, result: 'destroyed' }],
      [{ from: 7, result: 'damaged' }],
    ]);
    const tokens = facts('components').filter(({ set }) => set === 'daybreak');
    const many = (id: string) => tokens.find(each => each.id === id)?.['count'];
    expect(daybreakBook.supplies?.miracles?.supply).toBe(many('daybreak-miracle-tokens'));
    expect(daybreakBook.supplies?.assaultRaptors?.pieces).toBe(many('daybreak-assault-raptors'));
    const dealt = tokens.map(each => each['values'] as { per_player?: number; limit?: number } | undefined);
    expect(daybreakBook.supplies?.miracles).toMatchObject(
      dealt.flatMap(v => (v?.per_player ? [{ each: v.per_player, limit: v.limit }] : []))[0] ?? {},
    );
  });
});
