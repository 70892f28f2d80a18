/** What is different once the fleet has settled on New Caprica: where one may go, which ships are lost, which crises come. */

import type { NewCaprica } from '../expansions/pegasus/slots.ts';
import type { Library } from '../library/library.ts';
import type { Hidden, State } from '../model/state.ts';
import type { Board, LocationId } from '../model/vocabulary.ts';
import { emptyPile } from '../run/piles.ts';
import type { Run } from '../run/run.ts';
import { destroyCivilian } from './damage.ts';

/**
 * Humans go aboard human ships, Cylons to Cylon locations. On New Caprica everybody goes anywhere, at first nowhere
 * else; when Galactica is back the ships and the Cylon locations are open again, but for Colonial One.
 */
export function opensTo({ state }: Run, board: Board, human: boolean): boolean {
  const here = state.slots.newCaprica;
  if (board === 'new-caprica') return here !== undefined;
  if (here && (!here.orbit || board === 'colonial-one')) return false;
  return (board === 'cylon') !== human;
}

/** The locked ship on top; when there is none the first of those prepared (pegasus.civilian-ships.new-caprica-order). */
function nextShip({ locked, prepared }: NewCaprica): Hidden | undefined {
  return locked.shift() ?? prepared.shift();
}

/** True when a ship was there to be destroyed. */
export function destroyOnNewCaprica(run: Run): boolean {
  const ship = run.state.slots.newCaprica && nextShip(run.state.slots.newCaprica);
  if (ship) destroyCivilian(run, ship.card);
  return ship !== undefined;
}

/** The spaces of the Occupation Force track, in order. */
export function occupationTrack(lib: Pick<Library, 'locations'>): LocationId[] {
  return [...lib.locations.values()]
    .filter(l => l.occupationTrack !== undefined)
    .sort((a, b) => (a.occupationTrack ?? 0) - (b.occupationTrack ?? 0))
    .map(l => l.id);
}

/** Its cards become the Crisis deck; the old one is out of the game for good. */
export function takeNewCapricaDeck(lib: Library, state: State): void {
  const cards = [...lib.crises.values()].filter(c => c.deck === 'new-caprica');
  state.piles.crisis = {
    ...emptyPile(),
    bag: cards.flatMap(c => Array.from({ length: c.count }, () => c.id)),
  };
}
