import { describe, expect, test } from 'vitest';
import { type Conduct, Memory, remembered } from '#bots/conduct/conduct.ts';
import { deedOf, deedsOf } from '#bots/conduct/deeds.ts';
import { evidenceOf } from '#bots/conduct/evidence.ts';
import { optionsOf } from '#bots/options.ts';
import { playOut } from '#bots/playOut.ts';
import { reasonable } from '#bots/reasonable.ts';
import { botOf } from '#bots/seating.ts';
import { viewFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { rememberedIn } from '../kit/books.ts';
import { lay, lib } from '../kit/table.ts';
import { knowledge } from './play.ts';

const kinds = rememberedIn(knowledge);

const cause = { node: 'check', card: 'prison-labor' };

/** A check of the crisis for politics and leadership, to which each seat gives so many cards. */
const check = (given: readonly number[], cards: readonly string[]): GameEvent[] => [
  { type: 'check-began', cause, difficulty: 10, skills: ['politics', 'leadership'] },
  { type: 'destiny-added', cause, n: 2 },
  ...given.map((n, seat): GameEvent => ({ type: 'contributed', cause, seat, n })),
  { type: 'check-revealed', cause, cards },
];

const help = ['consolidate-power/2', 'executive-order/2', 'declare-emergency/3'];
const harm = ['repair/1', 'launch-scout/1', 'maximum-firepower/4', 'evasive-maneuvers/1'];

describe('a check of a crisis', () => {
  test('speaks against whoever gives nothing where others give much, and for whoever gives several cards', () => {
    const [none = 0, one = 0, several = 0] = evidenceOf(knowledge, check([0, 1, 3], [...help, ...help]));
    expect(none).toBeGreaterThan(0);
    expect(several).toBeLessThan(one);
    expect(several).toBeLessThan(0);
  });

  test('with more cards against it than Destiny has added speaks against those who gave any', () => {
    const clean = evidenceOf(knowledge, check([0, 1, 1], [...help, 'repair/1']));
    const foul = evidenceOf(knowledge, check([0, 1, 1], harm));
    expect(foul[1]).toBeGreaterThan(0.5);
    expect(foul[1]).toBeGreaterThan(clean[1] ?? 0);
    expect(foul[0]).toBe(clean[0]);
  });

  test('is not held against players for the card of a Cylon in the open', () => {
    const cards = [...help, 'repair/1', 'launch-scout/1', 'maximum-firepower/4'];
    const open: Conduct = [{ type: 'revealed', cause, seat: 0 }];
    const [, hidden = 0] = evidenceOf(knowledge, check([1, 1, 0], cards));
    const [, behind = 0] = evidenceOf(knowledge, [...open, ...check([1, 1, 0], cards)]);
    expect(behind).toBeLessThan(hidden);
  });

  test('that no crisis calls for says nothing', () => {
    const deeds = check([0, 1, 3], harm).map(deed => ({ ...deed, cause: { ...cause, card: 'brig' } }));
    expect(evidenceOf(knowledge, deeds)).toEqual([]);
  });
});

describe('a deed', () => {
  test.each([
    ['command', 'work'],
    ['hangar-deck', 'work'],
    ['admirals-quarters', 'accusation'],
    ['administration', 'bid'],
    ['press-room', 'other'],
    ['executive-order', 'work'],
  ])('at %s is, by its effect, %s', (action, deed) => {
    expect(deedsOf(knowledge).actions.get(action)).toBe(deed);
  });

  test('is found inside checks and choices too', () => {
    const send = [{ op: 'send', who: 'picked', to: 'brig' }] as const;
    expect(
      deedOf(knowledge, [{ op: 'check', difficulty: 7, skills: ['tactics'], pass: send, fail: [] }]),
    ).toBe('accusation');
  });

  test('that accuses a player speaks against the accuser, unless much speaks against the accused', () => {
    const pick = [...deedsOf(knowledge).picks].find(([node]) =>
      node.startsWith('location/admirals-quarters'),
    );
    const accuse: GameEvent = { type: 'player-picked', cause: { node: pick?.[0] ?? '' }, by: 2, seat: 1 };
    const foul = [0, 1, 2].flatMap(() => check([0, 1, 0], harm.slice(1)));
    expect(evidenceOf(knowledge, [accuse])[2]).toBeGreaterThan(0.2);
    const before = evidenceOf(knowledge, foul)[2] ?? 0;
    expect(evidenceOf(knowledge, [...foul, accuse])[2]).toBeLessThan(before);
  });
});

describe('what is remembered', () => {
  const given = {
    type: 'loyalty-given',
    cause,
    from: 0,
    to: 1,
    n: 1,
    cards: ['cylon-damage'],
    secretTo: 2,
  } as const;

  test('names no card that somebody may not see', () => {
    expect(remembered([given], kinds)).toEqual([
      { type: 'loyalty-given', cause, from: 0, to: 1, n: 1, secretTo: 2 },
    ]);
  });

  test('is judged as it is written on, as if it were read at once', () => {
    const memory = new Memory(kinds);
    const events: GameEvent[][] = [check([0, 1, 3], harm), [given], check([2, 0, 1], help)];
    for (const some of events) {
      memory.note(some);
      evidenceOf(knowledge, memory.conduct);
    }
    expect(evidenceOf(knowledge, memory.conduct)).toEqual(
      evidenceOf(knowledge, remembered(events.flat(), kinds)),
    );
  });

  test('tells Cylons from humans among reasonable players, more and more', () => {
    const sums = { cylon: [0, 0], human: [0, 0] };
    const bot = botOf('reasonable', knowledge);
    for (let seed = 1; seed <= 12; seed++) {
      playOut(knowledge, optionsOf(lib, 5, seed), (state, seat) => (choice, sight) => {
        if (choice.prompt === 'movement' && sight.conduct) {
          const of = evidenceOf(knowledge, sight.conduct);
          const isCylon = state.seats[seat]?.loyalty.some(h => lib.loyalty.get(h.card)?.side === 'cylon');
          const sum = sums[isCylon ? 'cylon' : 'human'];
          if (state.seats[seat]?.revealed === 'no') {
            sum[0] = (sum[0] ?? 0) + (of[seat] ?? 0);
            sum[1] = (sum[1] ?? 0) + 1;
          }
        }
        return bot(choice, sight);
      });
    }
    const mean = ([sum = 0, n = 1]: readonly number[]) => sum / n;
    expect(mean(sums.cylon) - mean(sums.human)).toBeGreaterThan(0.8);
  });
});

describe('a player who remembers', () => {
  const cast = { tigh: 'saul-tigh', tyrol: 'galen-tyrol', zarek: 'tom-zarek', starbuck: 'kara-thrace' };
  /** Tyrol (1) has spoilt every check, the others have carried them. */
  const against = Array.from({ length: 6 }, () => check([2, 1, 2, 2], [...help, ...help, ...harm])).flat();

  test('gives the action of an Executive Order to whom he trusts', () => {
    const play = lay({
      cast,
      edit(b) {
        b.hand('tigh', 'executive-order/1');
        b.put('tyrol', 'command');
        b.put('zarek', 'command');
        for (const sector of ['bow', 'stern'] as const) b.ship('raider', sector);
        b.civilian('bow');
      },
    });
    play.choose('tigh', 'executive-order/1');
    const ask = (conduct: Conduct) =>
      reasonable(knowledge, viewFor(play.game, 0), play.asked('tigh', 'player'), 1, { conduct });
    expect(ask(against)).not.toBe('tyrol');
  });

  test('and is a Cylon in hiding adds nothing, spoils a check or helps a little, so that nobody can tell', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.top('crisis', 'prison-labor');
        b.top('destiny', 'repair/1', 'launch-scout/1');
        b.loyalty('tyrol', 'cylon-damage');
        b.hand('tyrol', 'scientific-research/3', 'repair/1', 'consolidate-power/1', 'executive-order/1');
      },
    });
    const choice = play.asked('tyrol', 'contribute');
    const ask = (seed: number) =>
      reasonable(knowledge, viewFor(play.game, 1), choice, seed, { conduct: against }).toString();
    const answers = new Set(Array.from({ length: 40 }, (_, seed) => ask(seed)));
    expect(answers).toContain('scientific-research/3');
    expect(answers.size).toBeGreaterThan(1);
    expect([...answers].every(cards => !cards.includes('repair') || !cards.includes('scientific'))).toBe(
      true,
    );
  });

  test('answers the same to the same past', () => {
    const play = lay({ cast, step: 'movement', edit: b => b.hand('tigh', 'repair/1') });
    const ask = () =>
      reasonable(knowledge, viewFor(play.game, 0), play.asked('tigh', 'movement'), 1, {
        conduct: structuredClone(against),
      });
    expect(ask()).toEqual(ask());
  });
});
