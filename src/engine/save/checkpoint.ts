/**
 * What everybody at the table can see, as a short fingerprint: a game that is played again under other cards or rules
 * may take every answer and be another game all the same. Only what every version knows is in it, piece by piece and
 * in an order of its own, so that a position has the same checkpoint however the engine keeps it.
 */
import { fingerprint } from '../model/fingerprint.ts';
import type { AfarShip, SeatState, Ship, State } from '../model/state.ts';

const sorted = (words: readonly string[]): readonly string[] => words.toSorted();

function shipText({ kind, at, craft, pilot, damage }: Ship): string {
  return [kind, at, craft ?? '', pilot ?? '', damage?.length ?? 0].join(' ');
}

const afarText = ({ kind, at, craft, damage }: AfarShip): string =>
  [kind, at, craft ?? '', damage?.length ?? 0].join(' ');

function seatFacts(seat: SeatState) {
  const { place } = seat;
  return [
    seat.character ?? '',
    place.in === 'location' ? place.location : place.in,
    seat.hand.length,
    seat.loyalty.length,
    sorted(seat.shown),
    seat.revealed,
    seat.superCrises.length,
    seat.turns,
  ];
}

export function checkpointOf(state: State): string {
  const { resources, titles, reserves, destroyed } = state;
  const { president: _president, admiral: _admiral, ...rest } = titles;
  const held = Object.entries(rest).map(([title, seat]) => [title, seat ?? '']);
  const facts = [
    [resources.fuel, resources.food, resources.morale, resources.population],
    [state.jumpTrack, state.nukes, state.damagedVipers],
    [reserves.vipers, reserves.raptors, destroyed.vipers, destroyed.raptors],
    [titles.president ?? '', titles.admiral ?? '', state.quorumHand.length, ...held],
    state.travelled,
    state.centurions.toSorted(),
    sorted(state.ships.map(shipText)),
    sorted(destroyed.civilians),
    sorted(state.galacticaDamage),
    sorted(state.inPlay),
    state.seats.map(seatFacts),
    // Last, so that games without such places have the checkpoints they always had.
    ...(state.afar ? [sorted(state.afar.map(afarText))] : []),
  ];
  return fingerprint(JSON.stringify(facts)).slice(0, 8);
}
