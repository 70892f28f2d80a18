/** Moving: where to, what it costs, getting there. */
import { askSome, ids } from '../choices/ask.ts';
import { answered } from '../library/bookCode.ts';
import type { Location } from '../model/card.ts';
import type { AtTimes, Move } from '../model/frame.ts';
import { type LocationId, type Seat, sectors } from '../model/vocabulary.ts';
import { answering, anyAnswer, mayEnter } from '../queries/modifiers.ts';
import { discard } from '../rules/hands.ts';
import { isHuman, isPrisoner, isStranded, locationOf, moveTo, seatState, seatsAt } from '../rules/people.ts';
import { pilotedBy } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import { counted } from '../run/chance.ts';
import { you } from '../run/find.ts';
import { type Again, ask, emit, type Position, type Run, takeWord } from '../run/run.ts';
import { insteadOfMoving } from './movements.ts';
import type { Resolvers } from './resolver.ts';

/** Humans go aboard human ships, Cylons to Cylon locations, unless a book says otherwise about a board. */
export function isOpen(run: Run, { board }: Location, human: boolean): boolean {
  return answered(run, rules => rules.opens?.(run, board, human)) ?? (board === 'cylon') !== human;
}

/** Locations somebody may choose to go to: hazardous ones never (board.hazardous). */
function destinations(run: Run, seat: Seat): LocationId[] {
  return [...run.lib.locations.values()]
    .filter(l => !l.hazardous && isOpen(run, l, isHuman(run, seat)))
    .filter(l => mayEnter(run, seat, l.board) && !staysAlone(run, seat, l.id))
    .map(l => l.id);
}

/** Goes nowhere of his own will where somebody else is. */
export function staysAlone(run: Position, seat: Seat, to: LocationId): boolean {
  return anyAnswer(run, 'may-join-others', { seat }) && seatsAt(run, to).some(other => other !== seat);
}

/** Changing ships and landing a viper cost a card; within a ship and among Cylon locations moving is free. */
export function costs(run: Position, seat: Seat, to: LocationId): boolean {
  const from = locationOf(run, seat);
  if (from === undefined) return true;
  return run.lib.locations.get(from)?.board !== run.lib.locations.get(to)?.board;
}

/** Some may leave a place for a Super Crisis card only. */
export function leavingCosts(run: Position, seat: Seat): boolean {
  const here = locationOf(run, seat);
  return answering(run, 'leaving-costs-super-crisis', { seat }).some(
    ({ modifier }) => modifier.from === here,
  );
}

export function movesOf(run: Run, seat: Seat): string[] {
  if (isPrisoner(run, seat) || isStranded(run, seat)) return [];
  if (leavingCosts(run, seat) && seatState(run, seat).superCrises.length === 0) return [];
  const viper = pilotedBy(run, seat);
  const canPay = seatState(run, seat).hand.length > 0;
  const here = locationOf(run, seat);
  return [
    ...(viper ? neighbours(viper.at) : []),
    ...destinations(run, seat).filter(to => to !== here && (canPay || !costs(run, seat, to))),
  ];
}

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

  /** Whoever has been taken away while he paid goes no further. */
  'break-off-move'(run, _op, frame) {
    if (frame.from !== undefined && frame.from !== locationOf(run, you(run))) frame.goal = undefined;
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
    if (ability) ability.start();
    else if (word !== 'stay') frame.goal = flight ? { flight } : { walk: word };
  },

  'pay-for-move'(run, _op, frame): Again {
    const seat = you(run);
    const to = goal(frame);
    if (to === undefined || !costs(run, seat, to)) return;
    const question = { seat, prompt: 'pay' } as const;
    const paid = askSome(run, question, counted(seatState(run, seat).hand), 1, 1);
    if (paid === undefined) return 'again';
    discard(run, seat, paid);
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
