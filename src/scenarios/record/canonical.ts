/**
 * What two states have in common when they are the same position: the numbers of pieces, the order of a shuffled
 * pile or of a hand, and where luck comes from make no difference to anybody at the table.
 */
import type { AfarShip, Ship, State } from '#engine/model/state.ts';
import { sectors, shipKinds } from '#engine/model/vocabulary.ts';

/** By sector and kind, pilots last; ships alike keep their order, which is that of their names. */
function byPlace(a: Ship, b: Ship): number {
  return (
    sectors.indexOf(a.at) - sectors.indexOf(b.at) ||
    shipKinds.indexOf(a.kind) - shipKinds.indexOf(b.kind) ||
    Number(a.pilot !== undefined) - Number(b.pilot !== undefined)
  );
}

const byArea = (a: AfarShip, b: AfarShip): number =>
  String(a.at).localeCompare(b.at) || shipKinds.indexOf(a.kind) - shipKinds.indexOf(b.kind);

/** Plain data with the keys of every map in order and nothing that is undefined. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, inOrder(inner)]),
  );
}

export function canonical(state: State): string {
  const ships = state.ships.slice().sort(byPlace);
  const numberOf = (id: number) => ships.findIndex(s => s.id === id);
  const { rng: _rng, pieces: _pieces, options, ...rest } = state;
  return JSON.stringify(
    inOrder({
      ...rest,
      game: [
        options.books,
        options.objective,
        options.difficulty,
        options.options,
        options.seats.map(s => s.id),
      ],
      ships: ships.map((ship, id) => ({ ...ship, id })),
      afar: state.afar?.toSorted(byArea).map(({ id: _, ...ship }) => ship),
      passed: state.passed.slice().sort(),
      aside: state.aside.slice().sort(),
      centurions: state.centurions.slice().sort(),
      seats: state.seats.map(seat => ({
        ...seat,
        hand: seat.hand.slice().sort(),
        place: seat.place.in === 'viper' ? { in: 'viper', ship: numberOf(seat.place.ship) } : seat.place,
      })),
      piles: Object.entries(state.piles).map(([name, pile]) => [
        name,
        { ...pile, bag: pile.bag.slice().sort() },
      ]),
      stack: state.stack.map(frame =>
        frame.turn
          ? { ...frame, turn: { ...frame.turn, acted: frame.turn.acted.map(numberOf).filter(i => i >= 0) } }
          : frame,
      ),
    }),
  );
}
