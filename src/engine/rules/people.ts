/** Where people are, who they are, and what happens when they are moved. */
import { answered } from '../library/facet.ts';
import type { Location } from '../model/card.ts';
import type { Place, SeatState } from '../model/state.ts';
import type { Board, CharacterId, LocationId, Seat } from '../model/vocabulary.ts';
import { current, nearest } from '../run/find.ts';
import { emit, type Position, push, type Run } from '../run/run.ts';
import { pilotedBy, returnToReserves } from './ships.ts';

export function seatState(run: Position, seat: Seat): SeatState {
  const state = run.state.seats[seat];
  if (!state) throw new Error(`There is no seat ${seat}`);
  return state;
}

/** Not a revealed Cylon; whoever has not revealed plays as a human, and so does who stands with them by a book. */
export function isHuman(run: Position, seat: Seat): boolean {
  const { revealed } = seatState(run, seat);
  if (revealed === 'no') return true;
  return revealed !== 'cylon' && run.lib.standings.get(revealed)?.human === true;
}

/** A Cylon known from the start, whose sheet stays in force (pegasus.cylon-leaders.abilities-always). */
export function isOpen(run: Position, seat: Seat): boolean {
  return run.lib.openCharacters.has(seatState(run, seat).character ?? '');
}

/** The current player draws a crisis; not as a revealed Cylon and not in the Brig (brig.no-crisis). */
export function facesCrisis(run: Position): boolean {
  if (nearest(run, 'turn')?.noCrisis) return false;
  return isHuman(run, current(run)) && !isAt(run, current(run), 'brig');
}

export function isStranded(run: Position, seat: Seat): boolean {
  return seatState(run, seat).place.in === 'stranded';
}

export function locationOf(run: Position, seat: Seat): LocationId | undefined {
  const { place } = seatState(run, seat);
  return place.in === 'location' ? place.location : undefined;
}

export function isAt(run: Position, seat: Seat, location: LocationId): boolean {
  return locationOf(run, seat) === location;
}

function location(run: Position, id: LocationId): Location {
  const found = run.lib.locations.get(id);
  if (!found) throw new Error(`There is no location ${id}`);
  return found;
}

export function boardOf(run: Position, seat: Seat): Board | undefined {
  const at = locationOf(run, seat);
  return at === undefined ? undefined : location(run, at).board;
}

/** The place of his board that stands for this one: a planet has a Brig of its own. */
export function meant(run: Position, seat: Seat, place: LocationId): LocationId {
  const board = boardOf(run, seat);
  for (const l of run.lib.locations.values()) if (l.insteadOf === place && l.board === board) return l.id;
  return place;
}

/** In the Brig, or in what stands for it. */
export function isPrisoner(run: Position, seat: Seat): boolean {
  return isAt(run, seat, meant(run, seat, 'brig'));
}

export function seatsAt(run: Position, id: LocationId): Seat[] {
  return run.state.seats.flatMap((_, seat) => (isAt(run, seat, id) ? [seat] : []));
}

export function seatWith(run: Position, character: CharacterId): Seat | undefined {
  const seat = run.state.seats.findIndex(s => s.character === character);
  return seat < 0 ? undefined : seat;
}

export function canPilot(run: Position, seat: Seat): boolean {
  const sheet = run.lib.characters.get(seatState(run, seat).character ?? '');
  return (sheet?.skills.fixed.piloting ?? 0) > 0;
}

/** Holds a title that the Brig takes away. */
function losesTitle(run: Position, seat: Seat): boolean {
  return [...run.lib.titles.values()].some(title => !title.keptInBrig && run.state.titles[title.id] === seat);
}

/** Puts the character somewhere and says so; a viper left behind goes to the Reserves (piloting.sent-away). */
export function put(run: Run, seat: Seat, place: Place, say: () => void): void {
  const viper = pilotedBy(run, seat);
  if (viper) returnToReserves(run, viper);
  const before = locationOf(run, seat);
  seatState(run, seat).place = place;
  say();
  const after = locationOf(run, seat);
  // What books say comes after what becomes of his title.
  for (const rules of run.lib.rules) rules.arrived?.(run, seat);
  if (before !== 'brig' && after === 'brig' && losesTitle(run, seat)) push(run, 'jailed', { seat });
  // Whoever leaves the game is no candidate.
  const free = place.in !== 'nowhere' && after !== 'brig';
  if (before === 'brig' && free && run.state.caretaker) push(run, 'freed', { seat });
}

export function moveTo(run: Run, seat: Seat, to: LocationId): void {
  put(run, seat, { in: 'location', location: to }, () => emit(run, 'moved', { seat, to }));
}

/**
 * Who is stranded cannot be moved at all, until his own sheet says so; whether Sickbay takes a prisoner out of the
 * Brig is a difference between editions (brig.not-to-sickbay).
 */
export function canBeSent(run: Position, seat: Seat, ordered: LocationId, willing = false): boolean {
  const to = destinationFor(run, seat, ordered);
  if (isAt(run, seat, to) || !(isHuman(run, seat) || willing)) return false;
  if (answered(run, rules => rules.bars?.(run, seat, to, ordered))) return false;
  if (isStranded(run, seat)) return ordered === 'hangar-deck';
  const toSickbay = to === meant(run, seat, 'sickbay');
  return !(isPrisoner(run, seat) && toSickbay && run.state.rulings['brig-to-sickbay'] === 'stays');
}

/** Where whoever is ordered there comes: his board or a book may have another place for it. */
export function destinationFor(run: Position, seat: Seat, ordered: LocationId): LocationId {
  const place = meant(run, seat, ordered);
  return place === ordered ? (answered(run, rules => rules.sentInstead?.(run, ordered)) ?? ordered) : place;
}

/** A revealed Cylon goes nowhere but `willing`. */
export function sendTo(run: Run, seat: Seat, ordered: LocationId, willing = false): void {
  const to = destinationFor(run, seat, ordered);
  if (canBeSent(run, seat, ordered, willing)) {
    put(run, seat, { in: 'location', location: to }, () => emit(run, 'sent', { seat, to }));
  } else emit(run, 'not-sent', { seat, to });
}
