/** A line may give the answer that the game has given by itself, so that a file outlives the day a choice became forced. */
import { describe, expect, test } from 'vitest';
import { play } from './kit.ts';

/** Tigh orders the only human there is besides him. */
const order = (...lines: string[]) =>
  play(`
position:
  turn: { active: tigh, step: action }
  seats:
    tigh: { hand: [executive-order/2] }
    boomer: { at: armory, hand: [strategic-planning/3] }
    zarek: { revealed: true, loyalty: [cylon-brig], hand: [] }
  titles: { president: boomer }
  boarding: [2]
  dice: [8]
script:
  - { seat: tigh, choose: executive-order/2 }
${lines.map(line => `  - ${line}`).join('\n')}
`).failure;

const onwards = [
  '{ seat: boomer, choose: stay }',
  '{ seat: boomer, choose: armory }',
  'expect: { boarding: [] }',
];

describe('an answer that the game has given by itself', () => {
  test('may be left out', () => {
    expect(order(...onwards)).toBeUndefined();
  });

  test.each([
    '{ seat: tigh, choose: boomer }',
    '{ seat: tigh, choose: boomer, at: player }',
    '{ seat: tigh, choose: [boomer] }',
  ])('may be given: %s', line => {
    expect(order(line, ...onwards)).toBeUndefined();
  });

  test('is given once', () => {
    const line = '{ seat: tigh, choose: boomer }';
    expect(order(line, line, ...onwards)?.step).toBe(3);
  });

  test.each([
    '{ seat: tigh, choose: zarek }',
    '{ seat: tigh, choose: boomer, at: location }',
    '{ seat: boomer, choose: boomer }',
  ])('is not this: %s', line => {
    expect(order(line, ...onwards)?.step).toBe(2);
  });

  test('comes before windows that later lines answer', () => {
    const roll = '{ seat: boomer, choose: strategic-planning/3, at: before-roll }';
    const given = order(
      '{ seat: tigh, choose: boomer }',
      '{ seat: boomer, choose: stay }',
      '{ seat: boomer, choose: armory }',
      roll,
      'expect-event: { type: card-played, card: strategic-planning/3 }',
    );
    expect(given).toBeUndefined();
  });

  test('may be followed by what happened after it', () => {
    expect(
      order('{ seat: tigh, choose: boomer }', 'expect-no-event: { type: card-played }', ...onwards),
    ).toBeUndefined();
  });

  test('may be none, where there is nothing to choose from', () => {
    const { failure } = play(`
position:
  turn: { active: tigh, step: crisis }
  seats:
    tigh: { hand: [executive-order/2] }
    zarek: { hand: [] }
    boomer: { hand: [repair/1] }
  piles: { crisis: [bomb-threat], destiny: [repair/2, launch-scout/2] }
script:
  - { seat: tigh, choose: check }
  - { seat: zarek, choose: [] }
  - { seat: boomer, choose: [] }
  - { seat: tigh, choose: [] }
  - expect-event: { type: check-totalled, matching: 2, other: 2 }`);
    expect(failure).toBeUndefined();
  });
});
