import { describe, expect, test } from 'vitest';
import { isGoodMission, missionScouting, missionWorth } from '#books/daybreak/bots/missions.ts';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import type { Conduct } from '#bots/conduct/conduct.ts';
import { diceOf } from '#bots/dice.ts';
import { optionsOf } from '#bots/options.ts';
import { outlookOf } from '#bots/reasonable/outlook.ts';
import { makeGame, sample, Table, viewOf } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';

const knowledge = await knowledgeFor(['daybreak']);
const { lib } = knowledge;

function firstTurn(): State {
  const made = makeGame(lib, optionsOf(lib, 5, 3, { objective: 'earth' }));
  if (!made.ok) throw new Error(made.because);
  const table = new Table(made.game);
  for (let [choice] = table.state.pending; choice; [choice] = table.state.pending) {
    if (choice.prompt === 'movement') return table.state;
    table.play({ seat: choice.seat, choose: sample(choice, () => 0) });
  }
  throw new Error('Nobody came to move');
}
const onFirstTurn = firstTurn();

/** A human, the missions that he knows to lie on top, and what has been done at the table. */
function outlook(top: readonly string[] = [], conduct: Conduct = []) {
  const state = structuredClone(onFirstTurn);
  for (const seat of state.seats) seat.loyalty = [{ card: 'not-a-cylon-1', seen: 0 }];
  const view = viewOf(lib, state, 0);
  const { mission } = view.piles;
  const seen = { ...view, piles: { ...view.piles, mission: { ...mission, top } } };
  return outlookOf(knowledge, seen, 0, diceOf(1), { conduct });
}

const cause = { node: 'tactical-plot' };
const leftOnTop: GameEvent = { type: 'returned', cause, seat: 2, pile: 'mission', to: 'top' };
const sunk: GameEvent = { ...leftOnTop, to: 'bottom' };

describe('the next mission', () => {
  test('is worth more to whoever knows that it brings the fleet further', () => {
    expect(missionWorth(outlook(['the-search-for-home']))).toBeGreaterThan(missionWorth(outlook()));
    expect(missionWorth(outlook(['attack-on-the-colony']))).toBeLessThan(missionWorth(outlook()));
  });

  test('is expected to be a good one when somebody has looked at it and left it there', () => {
    const trusted = missionWorth(outlook([], [leftOnTop]));
    expect(trusted).toBeGreaterThan(missionWorth(outlook()));
    expect(missionWorth(outlook([], [sunk]))).toBe(missionWorth(outlook()));
  });

  test('is any again once that one has been begun, or mixed into the deck', () => {
    const begun: GameEvent = { type: 'mission-begun', cause, seat: 1, card: 'rescue-hera' };
    const mixed: GameEvent = { type: 'card-left-play', cause, card: 'rescue-hera', to: 'deck' };
    for (const since of [begun, mixed]) {
      expect(missionWorth(outlook([], [leftOnTop, since]))).toBe(missionWorth(outlook()));
    }
  });
});

describe('a look at it', () => {
  test('is worth something until it is known', () => {
    expect(missionScouting(outlook())).toBeGreaterThan(0);
    expect(missionScouting(outlook(['the-search-for-home']))).toBe(0);
  });

  test('leaves the search for home on top, and the attack on the colony not', () => {
    expect(isGoodMission(outlook(), 'the-search-for-home')).toBe(true);
    expect(isGoodMission(outlook(), 'attack-on-the-colony')).toBe(false);
  });
});
