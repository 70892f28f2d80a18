/** Vipers by themselves: the orders that Command gives, and the turns of somebody who flies his own. */

import type { Procedures } from '../model/flow.ts';
import { type FrameOf, laid } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { turns } from '../procedures/turns.ts';
import type { Deed, Deeds } from './deeds.ts';

/** Vipers are activated from Command. */
export const command = 'command';
/** The pilot's turn. */
export const ownTurn = 'turn';

/** Who is who at the table. */
export const commander = 0;
export const pilot = 1;

/** A turn without cards and crises: what happens when it begins, the movement, the action. A book must bring it. */
export const flightProcedures: Procedures = {
  'pilot-turn': [
    { op: 'begin-turn', rule: 'turn.active-player' },
    { op: 'window', point: 'turn-start' },
    { op: 'step', step: 'movement', rule: 'turn.six-steps' },
    ...(turns['move'] ?? []),
    { op: 'step', step: 'action', rule: 'turn.six-steps' },
    { op: 'take-actions', rule: 'actions.one', also: ['actions.pass'] },
  ],
};

/** What is begun with while nobody flies: the pilot has `hand` to pay with, since every turn brings new cards. */
export function flightDeeds(hand: readonly string[]): Deeds {
  const orders: Deed = {
    id: command,
    seat: commander,
    frame: laid<'take-actions'>({ at: 'act', pc: 0, count: 1, side: 'human' }),
    words: [command],
  };
  const turn: Deed = {
    id: ownTurn,
    seat: pilot,
    frame: {
      at: 'pilot-turn',
      pc: 0,
      turn: {
        seat: pilot,
        number: 1,
        step: 'movement',
        actions: 1,
        acted: [],
        spent: [],
        extraCrises: 0,
        activate: false,
      },
    },
    prepare: state => withHand(state, hand),
  };
  return () => [orders, turn];
}

function withHand(state: State, hand: readonly string[]): State {
  const seats = state.seats.map((seat, at) => (at === pilot ? { ...seat, hand: [...hand] } : seat));
  return { ...state, seats };
}

/** Actions left to the player who is asked for one. */
export function actionsLeft({ stack }: State): number | undefined {
  const frame: FrameOf<'take-actions'> | undefined = stack.at(-1);
  return frame?.count;
}
