import { describe, expect, test } from 'vitest';
import type { Check } from '#engine/model/effect.ts';
import { checkLibrary, judgeCheck } from '#engine/tools/check.ts';
import { checkOdds, type Seen } from '#engine/tools/checkOdds.ts';
import { baseBook } from '../../kit/books.ts';
import { random } from '../../kit/random.ts';

/** The example that the printed rules work through. */
const printed: Check = { difficulty: 6, skills: ['leadership', 'tactics'] };

test('a check by itself is sorted, added up and decided by the engine', () => {
  const lib = checkLibrary(baseBook, printed);
  const judged = judgeCheck(lib, {
    destiny: ['repair/1', 'launch-scout/2'],
    players: [['strategic-planning/4'], ['evasive-maneuvers/2'], []],
  });
  expect(judged).toEqual({
    for: ['launch-scout/2', 'strategic-planning/4'],
    against: ['evasive-maneuvers/2', 'repair/1'],
    matching: 6,
    other: 3,
    strength: 3,
    result: 'fail',
  });
});

test.each([
  [{ ...printed, difficulty: 3 }, 'pass'],
  [{ ...printed, partial: 3 }, 'partial'],
  [{ ...printed, partial: 4 }, 'fail'],
] as const)('%j: %s', (check, result) => {
  const cards = {
    destiny: ['repair/1', 'launch-scout/2'],
    players: [['strategic-planning/4', 'evasive-maneuvers/2']],
  };
  expect(judgeCheck(checkLibrary(baseBook, check), cards).result).toBe(result);
});

describe('the chances', () => {
  const lib = checkLibrary(baseBook, printed);

  test('are certain when every card is known', () => {
    const inside = ['strategic-planning/4', 'launch-scout/2'];
    const seen: Seen = { inside, outside: [], hidden: 0, destiny: 0 };
    expect(checkOdds(lib, printed, seen)).toEqual({ pass: 1, partial: 0, fail: 0 });
    expect(checkOdds(lib, { ...printed, difficulty: 7 }, seen)).toEqual({ pass: 0, partial: 0, fail: 1 });
  });

  test.each([
    [
      'Destiny alone',
      { inside: ['strategic-planning/4', 'launch-scout/2'], outside: [], hidden: 0, destiny: 2 },
    ],
    [
      'Destiny and three cards of others',
      { inside: ['executive-order/2'], outside: ['executive-order/2'], hidden: 3, destiny: 2 },
    ],
  ] as const)('are those of checks dealt and played: %s', (_, seen) => {
    const check: Check = { ...printed, partial: 3 };
    const library = checkLibrary(baseBook, check);
    const odds = checkOdds(library, check, seen);
    expect(odds.pass + odds.partial + odds.fail).toBeCloseTo(1, 9);
    const games = 1000;
    const counts = { pass: 0, partial: 0, fail: 0 };
    const below = random(7);
    for (let game = 0; game < games; game++) counts[dealt(library, seen, below)] += 1;
    for (const result of ['pass', 'partial', 'fail'] as const) {
      expect(Math.abs(counts[result] / games - odds[result]), result).toBeLessThan(0.045);
    }
  });
});

/** One such check as it happens at a table: decks shuffled, Destiny built, cards put in, all played by the engine. */
function dealt(
  lib: ReturnType<typeof checkLibrary>,
  { inside, outside, hidden, destiny }: Seen,
  below: (n: number) => number,
) {
  const gone = [...inside, ...outside];
  const decks = lib.skills.map(skill => {
    const cards = [...lib.skillCards.values()]
      .filter(card => card.skill === skill)
      .flatMap(({ id, strengths }) =>
        Object.entries(strengths).flatMap(([strength, n]) =>
          Array.from({ length: n }, () => `${id}/${strength}`),
        ),
      );
    for (const card of gone) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    return cards;
  });
  const take = (cards: string[]) => cards.splice(below(cards.length), 1);
  const pile = decks.flatMap(cards =>
    Array.from({ length: lib.components.destinyPerSkill }, () => take(cards)).flat(),
  );
  const rest = decks.flat();
  const others = Array.from({ length: hidden }, () => take(rest)).flat();
  const top = Array.from({ length: destiny }, () => take(pile)).flat();
  return judgeCheck(lib, { destiny: top, players: [inside, others] }).result;
}
