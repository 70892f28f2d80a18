import { describe, expect, test } from 'vitest';
import { play } from './kit.ts';

const crisis = `
position:
  turn: { active: tigh, step: crisis }
  seats:
    tigh: { hand: [executive-order/2] }
    zarek: { hand: [declare-emergency/3, consolidate-power/2] }
    boomer: { hand: [repair/1] }
  piles: { crisis: [bomb-threat], destiny: [repair/2, launch-scout/2] }
`;
const contributions = `
  - { seat: tigh, choose: check }
  - { seat: zarek, choose: [consolidate-power/2] }
  - { seat: boomer, choose: [] }
  - { seat: tigh, choose: [executive-order/2] }`;

describe('a script', () => {
  test('passes windows that have no line of their own', () => {
    expect(play(`${crisis}script:${contributions}`)).toMatchObject({ ok: true, steps: 4 });
  });

  test('stops before an expectation where the next line fits', () => {
    const outcome = play(`${crisis}script:${contributions}
  - expect-event: { type: check-totalled, matching: 6, other: 2 }
  - expect-no-event: { type: check-decided }
  - { seat: zarek, choose: declare-emergency/3, at: check-totalled }
  - expect-event: { type: check-amended, difficulty: 11 }`);
    expect(outcome.failure).toBeUndefined();
  });

  test('stops at the window an expected choice belongs to', () => {
    const outcome = play(`${crisis}script:${contributions}
  - expect-choice: { seat: zarek, options: [declare-emergency/3] }
  - expect-choice: { seat: zarek, at: movement }`);
    expect(outcome.failure).toBeUndefined();
  });

  test('answers a window at the timing point it names', () => {
    const passed = (at: string) =>
      play(`${crisis}script:
  - { seat: tigh, choose: check }
  - { seat: zarek, choose: pass, at: ${at} }
  - expect-event: { type: destiny-added }`);
    expect(passed('before-check').failure).toBeUndefined();
    expect(passed('check-totalled').failure?.came).toMatch(/zarek owes contribute/);
  });

  test('stops with an error at a choice without a line', () => {
    const { failure } = play(`${crisis}script:
  - { seat: tigh, choose: check }
  - { seat: boomer, choose: [] }`);
    expect(failure).toMatchObject({ step: 2 });
    expect(failure?.came).toMatch(/no line for this choice: zarek owes contribute, 0 to 2 of/);
  });

  const order = (lines: string) =>
    play(`
position:
  turn: { active: tigh, step: action }
  seats:
    tigh: { hand: [executive-order/2] }
    boomer: { at: armory, hand: [] }
    zarek: { revealed: true, loyalty: [cylon-brig], hand: [] }
  titles: { president: boomer }
script:
  - { seat: tigh, choose: executive-order/2 }${lines}`).failure;

  test('does not ask for the only answer there is, and says so to a line that gives another', () => {
    expect(order('\n  - { seat: boomer, choose: stay }')).toBeUndefined();
    const made = /this choice had one answer and has been made: tigh chose boomer at player/;
    expect(order('\n  - { seat: tigh, choose: zarek, at: player }')?.came).toMatch(made);
    expect(order('\n  - expect-choice: { seat: tigh, at: player }')?.came).toMatch(made);
    expect(order('\n  - expect-choice: { seat: tigh, options: [boomer] }')?.came).toMatch(made);
    expect(order('\n  - refuse: { seat: tigh, choose: boomer, because: no-such-option }')?.came).toMatch(
      made,
    );
  });

  test('tells such a choice from one that was never to be made', () => {
    expect(order('\n  - { seat: tigh, choose: zarek }')?.came).not.toMatch(/one answer/);
    expect(order('\n  - expect-choice: { seat: boomer, at: player }')?.came).not.toMatch(/one answer/);
  });

  test('suggests the prompt that is open to a line that names another', () => {
    const meant = /did you mean "at: contribute"\? zarek is asked that now/;
    const open = (line: string) =>
      play(`${crisis}script:\n  - { seat: tigh, choose: check }\n  - ${line}`).failure?.came;
    expect(open('{ seat: zarek, choose: [consolidate-power/2], at: discard }')).toMatch(meant);
    expect(open('expect-choice: { seat: zarek, at: discard }')).toMatch(meant);
    expect(open('refuse: { seat: zarek, choose: [repair/1], because: too-few, at: discard }')).toMatch(meant);
    expect(open('{ seat: tigh, choose: [executive-order/2], at: discard }')).not.toMatch(/did you mean/);
  });

  test('names the window that was passed where a line for it names another', () => {
    const passed = play(`${crisis}script:
  - { seat: tigh, choose: check }
  - { seat: zarek, choose: pass, at: check-totalled }`).failure?.came;
    expect(passed).toMatch(/did you mean "at: before-check"\? zarek was asked there, and passed/);
  });

  test('says what to do about dice that are left over', () => {
    const spare = (script: string) =>
      play(`position:\n  turn: { active: tigh, step: crisis }\n  dice: [3, 4]\nscript:${script}`).failure;
    expect(spare('\n  - expect: { nukes: 2 }')).toMatchObject({
      expected: expect.stringMatching(
        /take the others out of "dice", or end the script with the line "- expect: \{ dice: \[3, 4\] \}"/,
      ),
      came: 'left over: [3, 4]',
    });
    expect(spare('\n  - expect: { dice: [3, 4] }')).toBeUndefined();
  });

  test('says that passing gives up all actions left', () => {
    const passing = order(`
  - { seat: boomer, choose: stay }
  - { seat: boomer, choose: pass, at: action }
  - { seat: boomer, choose: armory, at: action }`);
    expect(passing?.came).toMatch(/boomer has passed, which gives up all actions left/);
  });

  test('says what was expected and what came', () => {
    const { failure } = play(`${crisis}script:
  - { seat: tigh, choose: check }
  - expect: { resources: { fuel: 7 }, seats: { tigh: { hand: 3 } } }`);
    expect(failure).toMatchObject({
      step: 2,
      expected: 'resources.fuel: 7; seats.tigh.hand: 3 of them',
      came: 'resources.fuel: 8; seats.tigh.hand: 1: [executive-order/2]',
    });
    expect(failure?.lastEvents.join()).toMatch(/check-began difficulty: 13/);
  });

  test('offers the option that was meant', () => {
    const { failure } = play(`${crisis}script:\n  - { seat: tigh, choose: chek }`);
    expect(failure?.came).toMatch(/refused \(no-such-option\).*Did you mean "check"/);
  });

  test.each([
    ['an event that did not happen', 'expect-event: { type: jumped }'],
    ['an event with other details', 'expect-event: { type: check-began, difficulty: 12 }'],
    ['an event with another cause', 'expect-event: { type: check-began, cause: { rule: jump.reset-track } }'],
    ['an event that happened too seldom', 'expect-event: { type: check-began, times: 2 }'],
    ['events in another order', 'expect-events: [{ type: check-began }, { type: option-chosen }]'],
    ['cards of the others in the check', 'expect-view: { seat: zarek, shows: check.cards }'],
    ['an event that should not have happened', 'expect-no-event: { type: check-began }'],
    ['a choice of somebody else', 'expect-choice: { seat: boomer }'],
    ['other options', 'expect-choice: { seat: zarek, options: [repair/1] }'],
    ['an option that is missing', 'expect-choice: { seat: zarek, includes: [repair/1] }'],
    ['an option that should be missing', 'expect-choice: { seat: zarek, excludes: [consolidate-power/2] }'],
    ['a choice that should not be owed', 'expect-no-choice: { seat: zarek, at: contribute }'],
    ['a window that was passed', 'expect-no-choice: { seat: boomer, at: before-check }'],
    ['other bounds', 'expect-choice: { seat: zarek, max: 1 }'],
    ['a refusal of what would be taken', 'refuse: { seat: zarek, choose: [], because: too-few }'],
    ['a refusal for another reason', 'refuse: { seat: zarek, choose: [repair/1], because: too-few }'],
    ['a view that shows too much', 'expect-view: { seat: zarek, hides: zarek.hand }'],
    ['a view that shows too little', 'expect-view: { seat: zarek, shows: tigh.loyalty }'],
    ['an end that has not come', 'expect-over: { winner: cylons }'],
    ['another place', 'expect: { seats: { boomer: { at: brig } } }'],
    ['another number in space', 'expect: { space: { bow: { raiders: 2 } } }'],
    ['other cards on a pile', 'expect: { discards: { politics: [consolidate-power/2] } }'],
  ])('fails on %s', (_what, line) => {
    expect(play(`${crisis}script:\n  - { seat: tigh, choose: check }\n  - ${line}`).ok).toBe(false);
  });

  test.each([
    ['[tigh, zarek]', true],
    ['[tigh, zarek, boomer]', false],
    ['[]', false],
  ])('tells a victory that %s share', (winners, holds) => {
    const lastJump = `
position:
  turn: { active: tigh, step: jump, crisis: bomb-threat }
  jump-track: 4
  travelled: [desolate-moon, asteroid-field, barren-planet]
  seats:
    tigh: { loyalty: [not-a-cylon] }
    zarek: { loyalty: [not-a-cylon] }
    boomer: { loyalty: [cylon-brig] }
script:
  - expect-over: { winners: ${winners} }`;
    expect(play(lastJump).ok).toBe(holds);
  });

  test.each([
    ['expect-event: { type: check-began, difficulty: 13, cause: { card: bomb-threat } }'],
    [
      'expect-choice: { seat: zarek, at: contribute, options: [declare-emergency/3, consolidate-power/2], min: 0 }',
    ],
    ['refuse: { seat: zarek, choose: [repair/1], because: not-in-hand }'],
    ['expect-no-choice: { seat: boomer, at: contribute }'],
    ['expect-no-choice: { seat: zarek, at: contribute, includes: [repair/1] }'],
    ['expect-no-choice: { seat: tigh, at: decide }'],
    ['refuse: { seat: boomer, choose: [], because: not-your-choice }'],
    ['expect-view: { seat: boomer, hides: [tigh.hand, zarek.loyalty], shows: boomer.hand }'],
    ['expect: { space: { bow: { raiders: 3, basestars: [{ damage: [] }] } }, turn: { step: crisis } }'],
    ['expect: { seats: { tigh: { at: command, hand: [executive-order/2] } }, distance: 0 }'],
  ])('holds: %s', line => {
    expect(play(`${crisis}script:\n  - { seat: tigh, choose: check }\n  - ${line}`).failure).toBeUndefined();
  });
});

describe('chance', () => {
  const roll = `
position:
  turn: { active: tigh, step: action }
  seats: { tigh: { at: weapons-control } }
`;
  const shot = (line: string) => `
script:
  - { seat: tigh, choose: weapons-control }
  - { seat: tigh, choose: "bow:raider" }
  ${line}
  - expect-event: { type: rolled, face: 8, value: 8 }
  - expect: { space: { bow: { raiders: 2 } } }`;

  test('is answered by the given dice', () => {
    expect(play(`${roll}  dice: [8]${shot('')}`).failure).toBeUndefined();
  });
  test('is answered by the script', () => {
    expect(play(`${roll}${shot('- { seat: chance, choose: 8 }')}`).failure).toBeUndefined();
  });
  test('is answered by the script only where the answer fits', () => {
    const outcome = play(`${roll}  piles: { crisis: [riots-b] }
script:
  - { seat: tigh, choose: weapons-control }
  - { seat: tigh, choose: "bow:raider" }
  - { seat: chance, choose: 1 }
  - { seat: tigh, choose: a }
  - { seat: chance, choose: consolidate-power/1 }
  - expect: { seats: { zarek: { hand: 8 } } }`);
    expect(outcome.failure).toBeUndefined();
  });
  test('is answered by the seed otherwise, always the same way', () => {
    const text = `${roll}${shot('').split('\n').slice(0, 4).join('\n')}\n  - expect-event: { type: nuke-spent }`;
    expect(play(text).failure?.lastEvents).toEqual(play(text).failure?.lastEvents);
  });
});

describe('the steps before the first turn', () => {
  test('are played by the script', () => {
    const outcome = play(`
position:
  turn: { step: setup }
  piles: { loyalty: [cylon-brig, not-a-cylon, not-a-cylon, not-a-cylon] }
script:
  - expect-choice: { seat: zarek, at: skill-draw, includes: [politics, leadership, tactics] }
  - { seat: zarek, choose: [politics, politics, leadership] }
  - { seat: boomer, choose: [tactics, piloting, engineering] }
  - expect: { seats: { boomer: { hand: 3 } }, titles: { president: zarek, admiral: tigh } }`);
    expect(outcome.failure).toBeUndefined();
  });
});
