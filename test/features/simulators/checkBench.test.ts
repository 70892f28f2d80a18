import { expect, test } from 'vitest';
import {
  type CheckState,
  checkBench,
  checkLibrary,
  judgeCheck,
} from '#features/simulators/check/checkBench.ts';
import { printedCheck } from '#features/simulators/check/printedCheck.ts';
import { baseBook } from '../../kit/books.ts';
import { random } from '../../kit/random.ts';
import { printedStart } from '../../kit/simulators.ts';

const cards = printedCheck(baseBook, printedStart);
const bench = checkBench(cards);
const judge = ({ check, given }: CheckState) =>
  judgeCheck(checkLibrary(baseBook, check), {
    destiny: given.destiny,
    players: [given.current, given.left, given.next],
  });

test('whatever is on the bench is a check that the engine can judge', () => {
  const below = random(5);
  let state = bench.start;
  for (let i = 0; i < 300; i++) {
    const moves = bench.settings?.(state) ?? [];
    const move = moves[below(moves.length)];
    state = (move && bench.answer(state, move)) ?? state;
    const { check, given } = state;
    expect(check.skills.length).toBeGreaterThan(0);
    expect(check.partial ?? 0).toBeLessThan(check.difficulty);
    expect(given.destiny).toHaveLength(cards.destinyPerCheck);
    if (i % 20 > 0) continue;
    const judged = judge(state);
    expect(judged.for.length + judged.against.length).toBe(Object.values(given).flat().length);
  }
});

test('the printed example: 6 for it, 3 against, and 3 are too few against 6', () => {
  expect(judge(bench.start)).toMatchObject({ matching: 6, other: 3, strength: 3, result: 'fail' });
});
