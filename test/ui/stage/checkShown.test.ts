import { expect, test } from 'vitest';
import type { GameEvent } from '#engine/model/event.ts';
import type { CheckView } from '#engine/view/now.ts';
import type { View } from '#engine/view/view.ts';
import { beatsOf } from '#ui/stage/beats.ts';
import { checkShown, sidesOf } from '#ui/stage/checkShown.ts';
import { weighWith } from '#ui/stage/weights.ts';
import { library } from '../../kit/books.ts';

const cause = { node: 'check' };
const cards = ['consolidate-power/2', 'executive-order/1', 'evasive-maneuvers/2', 'scientific-research/4'];
const laid: CheckView = {
  difficulty: 3,
  partial: undefined,
  skills: ['politics', 'leadership'],
  positive: [],
  worthless: [],
  faceUp: false,
  location: undefined,
  aim: undefined,
  counts: [
    { by: 1, n: 2 },
    { by: undefined, n: 2 },
  ],
  cards: [],
  revealed: false,
  strength: undefined,
  result: undefined,
};
const view = (check: CheckView | undefined) => ({ check }) as unknown as View;
const open = view({ ...laid, counts: [{ by: undefined, n: 4 }], cards, revealed: true });

const events: readonly GameEvent[] = [
  { type: 'check-revealed', cards, cause },
  { type: 'check-totalled', matching: 3, other: 6, strength: -3, cause },
  { type: 'check-decided', result: 'fail', declared: false, cause },
];
const [turning, verdict] = beatsOf([events], 0, weighWith([]));

function at(progress: number) {
  if (turning === undefined) throw new Error('Nothing is turned up');
  const shown = checkShown({ beat: turning, before: view(laid), after: open, progress });
  if (shown === undefined) throw new Error('There is no check');
  return shown;
}

test('cards are turned up one after the other, and the sum is that of those that lie there', () => {
  expect([0, 0.3, 0.6, 1].map(progress => at(progress).turned.length)).toEqual([0, 1, 3, 4]);
  expect(at(0.3).left).toBe(3);
  expect(sidesOf(at(0.3), library.faces).sum).toBe(2);
  expect(sidesOf(at(1), library.faces).sum).toBe(-3);
});

test('who gave how many stays in sight while they are turned, and result and total are told after the last', () => {
  expect(at(0.5).counts).toEqual(laid.counts);
  expect(at(1)).toMatchObject({ strength: undefined, result: undefined });
  if (verdict === undefined) throw new Error('Nothing is decided');
  const said = (progress: number) =>
    checkShown({ beat: verdict, before: open, after: view(undefined), progress });
  expect(said(0)).toMatchObject({ strength: -3, result: undefined, left: 0 });
  expect(said(1)).toMatchObject({ strength: -3, result: 'fail' });
});

test('a difficulty that a card changes shows what it was', () => {
  const amended: readonly GameEvent[] = [{ type: 'check-amended', difficulty: 1, cause }];
  const [beat] = beatsOf([amended], 0, weighWith([]));
  if (beat === undefined) throw new Error('Nothing was changed');
  const shown = (progress: number) =>
    checkShown({ beat, before: open, after: view({ ...laid, difficulty: 1 }), progress });
  expect(shown(0)).toMatchObject({ difficulty: 3, was: undefined });
  expect(shown(1)).toMatchObject({ difficulty: 1, was: 3 });
});
