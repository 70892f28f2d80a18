/** Where somebody may go: which boards are open to him, what keeps him out, and what a move costs. */
import { answered } from '../library/facet.ts';
import type { Location } from '../model/card.ts';
import type { LocationId, Seat } from '../model/vocabulary.ts';
import { answering, anyAnswer, mayEnter } from '../queries/modifiers.ts';
import { isHuman, isPrisoner, isStranded, locationOf, seatState, seatsAt } from '../rules/people.ts';
import { pilotedBy } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import type { Position } from '../run/run.ts';

/** Humans go aboard human ships, Cylons to Cylon locations, unless a book says otherwise about a board. */
export function isOpen(run: Position, { board }: Location, human: boolean): boolean {
  return answered(run, rules => rules.opens?.(run, board, human)) ?? (board === 'cylon') !== human;
}

function destinations(run: Position, seat: Seat): LocationId[] {
  return [...run.lib.locations.keys()].filter(id => isGoal(run, seat, id));
}

/** Somebody may choose to go there: to hazardous places never (board.hazardous). */
export function isGoal(run: Position, seat: Seat, to: LocationId): boolean {
  const location = run.lib.locations.get(to);
  if (!location || location.hazardous || !isOpen(run, location, isHuman(run, seat))) return false;
  return mayEnter(run, seat, location.board) && !staysAlone(run, seat, to);
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

export function movesOf(run: Position, seat: Seat): string[] {
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
