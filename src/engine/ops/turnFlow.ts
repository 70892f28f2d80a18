/** The turn and its steps. */
import { ids } from '../choices/ask.ts';
import type { FrameOf } from '../model/frame.ts';
import { foldLeast } from '../queries/modifiers.ts';
import { endGame } from '../rules/ending.ts';
import { facesCrisis, isHuman, isOpen, isStranded, seatState } from '../rules/people.ts';
import { anyExhausted } from '../rules/resources.ts';
import { clockwise, current, nearest, turn, you } from '../run/find.ts';
import { ask, emit, push, takeWord } from '../run/run.ts';
import { actionsOf } from './actions.ts';
import { forceDiscards } from './cards.ts';
import type { Resolvers } from './resolver.ts';

export const turnOps: Resolvers<
  | 'take-turns'
  | 'begin-turn'
  | 'step'
  | 'take-actions'
  | 'repeat-crisis-step'
  | 'keep-hand-limits'
  | 'look-at-resources'
> = {
  'take-turns'(run, _op, frame) {
    const n = run.state.seats.length;
    const number = (frame.count ?? 0) + 1;
    const seat = frame.last === undefined ? run.state.first : (frame.last + 1) % n;
    frame.count = number;
    frame.last = seat;
    push(run, 'turn', {
      seat,
      turn: {
        seat,
        number,
        step: 'skills',
        actions: 1,
        acted: [],
        spent: [],
        extraCrises: 0,
        activate: true,
      },
    });
    return 'again';
  },

  'begin-turn'(run) {
    run.onTurn?.(run.state);
    const { seat, number } = turn(run);
    seatState(run, seat).turns += 1;
    emit(run, 'turn-began', { seat, number });
  },

  step(run, op) {
    const now = turn(run);
    now.step = op.step;
    emit(run, 'step-began', { seat: now.seat, step: op.step });
  },

  'take-actions'(run, _op, frame) {
    const seat = you(run);
    if (frame.count === undefined) {
      frame.count = nearest(run, 'turn')?.seat === seat && frame.turn ? frame.turn.actions : 1;
      frame.side = isHuman(run, seat) ? 'human' : 'cylon';
    }
    // Whoever turns Cylon here has had his last action: revealing ends his turn (reveal.ends-turn), and what the
    // Sympathizer leaves him came from a sheet or an order for a human (cylon-turn.no-other-actions).
    const turned = frame.side === 'human' && !isHuman(run, seat) && !isOpen(run, seat);
    if (turned || frame.count === 0 || isStranded(run, seat)) return done(frame);
    const actions = actionsOf(run, seat);
    const word = takeWord(run);
    if (word === undefined) {
      // Asked even when nothing but passing is left: only a hidden Cylon might have more, and the table must not see.
      return ask(run, {
        shape: 'one',
        seat,
        prompt: 'action',
        options: ids([...actions.map(a => a.id), 'pass']),
      });
    }
    const action = actions.find(a => a.id === word);
    if (!action) return done(frame);
    frame.count -= 1;
    action.start(run);
    return 'again';
  },

  /** The crisis step and what follows it, again as long as a card says so (Fulfiller of Prophecy). */
  'repeat-crisis-step'(run) {
    const now = turn(run);
    if (now.extraCrises === 0 || !facesCrisis(run)) return;
    now.extraCrises -= 1;
    if (run.state.rulings['second-crisis-activation'] === 'again') now.acted = [];
    push(run, 'crisis-step');
    return 'again';
  },

  'keep-hand-limits'(run) {
    const owed = clockwise(run, current(run)).map(seat => {
      const limit = foldLeast(run, 'hand-limit', { seat }, run.lib.components.handLimit);
      return [seat, Math.max(0, seatState(run, seat).hand.length - limit)] as const;
    });
    return forceDiscards(run, owed, 'hand-limit');
  },

  'look-at-resources'(run) {
    if (anyExhausted(run)) endGame(run, 'cylons', 'resource-zero');
  },
};

function done(frame: FrameOf<'take-actions'>): void {
  frame.count = undefined;
  frame.side = undefined;
}
