/** Moving: choosing where to, paying for it, getting there. */
import { askSome, ids } from '../choices/ask.ts';
import type { AtTimes, Move } from '../model/frame.ts';
import { type LocationId, sectors } from '../model/vocabulary.ts';
import { discard } from '../rules/hands.ts';
import { isHuman, locationOf, moveTo, seatState } from '../rules/people.ts';
import { pilotedBy } from '../rules/ships.ts';
import { counted } from '../run/chance.ts';
import { you } from '../run/find.ts';
import { type Again, ask, emit, push, type Run, takeWord } from '../run/run.ts';
import { insteadOfMoving } from './movements.ts';
import { costs, isGoal, movesOf } from './moves.ts';
import type { Resolvers } from './resolver.ts';

type Moving = AtTimes<Move>;

/** The location chosen, when the character leaves for one. */
function goal({ goal }: Moving): LocationId | undefined {
  return goal && 'walk' in goal ? goal.walk : undefined;
}

export const movingOps: Resolvers<
  'choose-move' | 'set-out' | 'pay-for-move' | 'break-off-move' | 'fly-on' | 'land' | 'walk' | 'walk-as-cylon'
> = {
  'set-out'(run, _op, frame) {
    const here = locationOf(run, you(run));
    if (goal(frame) !== undefined && here !== undefined) frame.from = here;
  },

  /** Whoever has been taken away while he paid goes no further, and nobody reaches a ship that was lost meanwhile. */
  'break-off-move'(run, _op, frame) {
    const to = goal(frame);
    const taken = frame.from !== locationOf(run, you(run));
    if (to !== undefined && (taken || !isGoal(run, you(run), to))) frame.goal = undefined;
    frame.from = undefined;
  },

  'choose-move'(run, _op, frame): Again {
    const seat = you(run);
    const moves = movesOf(run, seat);
    const { abilities, asked } = insteadOfMoving(run, seat, frame);
    if (moves.length === 0 && !asked) return;
    const options = ids(['stay', ...moves, ...abilities.map(({ id }) => id)]);
    const word = takeWord(run);
    // Asked of prisoners too who might hold such a card: the table must not see whether they do.
    if (word === undefined) return ask(run, { shape: 'one', seat, prompt: 'movement', options });
    const ability = abilities.find(({ id }) => id === word);
    const flight = sectors.find(s => s === word);
    if (ability) ability.start(run);
    else if (word !== 'stay') frame.goal = flight ? { flight } : { walk: word };
  },

  'pay-for-move'(run, _op, frame): Again {
    const seat = you(run);
    const to = goal(frame);
    if (to === undefined || !costs(run, seat, to)) return;
    if (frame.owed === undefined && run.lib.reactions['must-discard'].length > 0) {
      frame.owed = [{ seat, n: 1 }];
      push(run, 'must-discard');
      return 'again';
    }
    const n = frame.owed?.[0]?.n ?? 1;
    const question = { seat, prompt: 'pay' } as const;
    const paid = askSome(run, question, counted(seatState(run, seat).hand), n, n);
    if (paid === undefined) return 'again';
    frame.owed = undefined;
    if (n > 0) discard(run, seat, paid);
  },

  'fly-on'(run, _op, frame) {
    const viper = pilotedBy(run, you(run));
    const { goal } = frame;
    if (!viper || !goal || !('flight' in goal)) return;
    frame.goal = undefined;
    viper.at = goal.flight;
    emit(run, 'flew', { seat: you(run), to: goal.flight });
  },

  land(run, _op, frame) {
    const to = goal(frame);
    if (to !== undefined && pilotedBy(run, you(run))) arrive(run, frame, to);
  },

  walk(run, _op, frame) {
    const to = goal(frame);
    if (to !== undefined && isHuman(run, you(run))) arrive(run, frame, to);
  },

  'walk-as-cylon'(run, _op, frame) {
    const to = goal(frame);
    if (to !== undefined) arrive(run, frame, to);
  },
};

function arrive(run: Run, frame: Moving, to: LocationId): void {
  frame.goal = undefined;
  moveTo(run, you(run), to);
}
