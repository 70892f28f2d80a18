import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pegasusBook } from '../kit/books.ts';

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

const skillCards = pegasusBook.cards.filter(card => card.deck === 'skill');

describe('what the book brings of Pegasus is as printed', () => {
  test.each(skillCards)('$id', ({ id, skill, strengths, abilities }) => {
    const { reckless, ...printed } = fact('skill-cards', id);
    expect({ skill, strengths }).toEqual({ skill: printed['skill'], strengths: printed['strengths'] });
    expect(abilities.some(({ limit }) => limit === 'reckless')).toBe(reckless === true);
    expect(abilities.some(({ kind }) => kind === 'trigger')).toBe(
      printed['timing'] === 'reckless-check-ability',
    );
  });

  test.each(pegasusBook.characters)('$id', ({ id, class: type, skills, start }) => {
    const printed = fact('characters', id);
    const { choose, ...fixed } = printed['skills'] as { choose?: readonly object[] };
    expect(type).toBe(printed['class']);
    expect(skills).toEqual({ fixed, ...(choose ? { choose: choose[0] } : {}) });
    // Cain starts in Command where Pegasus CIC is not used.
    if (id === 'helena-cain') expect(printed['start_note']).toMatch(/or Command if/);
    else expect(start).toBe(printed['start']);
  });

  test.each(pegasusBook.locations.filter(({ board }) => board === 'new-caprica'))(
    '$id',
    ({ id, board, hazardous, damageable, occupationTrack }) => {
      const printed = fact('locations', id);
      expect({ board, hazardous, damageable }).toEqual({
        board: printed['board'],
        hazardous: printed['hazardous'],
        damageable: printed['damageable'],
      });
      const space = printed['occupation_track'];
      expect(occupationTrack).toBe(typeof space === 'number' ? space - 1 : undefined);
    },
  );

  test('the Airlock is easier on a prisoner', () => {
    const { check, effect } = fact('locations', 'airlock');
    const { difficulty, skills } = check as { difficulty: number; skills: readonly string[] };
    const easier = Number(/difficulty -(\d+) if it is in the Brig/.exec(String(effect))?.[1]);
    const text = JSON.stringify(pegasusBook.locations.find(({ id }) => id === 'airlock'));
    for (const n of [difficulty, difficulty - easier]) expect(text).toContain(`"difficulty":${n}`);
    expect(text).toContain(`"skills":${JSON.stringify(skills)}`);
  });

  test.each(pegasusBook.titles)('the line of the $id', ({ id, line }) => {
    expect(line).toEqual(fact('titles', 'succession-pegasus')[id]);
  });

  test('four Occupation Forces', () => {
    const token = facts('components').find(({ id }) => id.startsWith('pegasus-occupation'));
    expect(pegasusBook.supplies?.occupationForces).toBe(token?.['count']);
  });

  // pegasus.loyalty-deck.composition
  test.each(pegasusBook.loyaltyDecks)(
    '$players players with a Leader: two Loyalty cards for each other',
    deck => {
      expect(deck.leader).toBe(true);
      expect(deck.cylon).toBe(deck.players >= 6 ? 2 : 1);
      expect(deck.cylon + deck.human).toBe(2 * (deck.players - 1));
    },
  );
});
