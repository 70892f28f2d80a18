/** What is different once the fleet has settled on New Caprica: where one may go, which ships are lost, which crises come. */
import type { Library } from '../../library/library.ts';
import type { Hidden, State } from '../../model/state.ts';
import type { Board, LocationId } from '../../model/vocabulary.ts';
import { destroyCivilian } from '../../rules/damage.ts';
import { emptyPile } from '../../run/piles.ts';
import type { Position, Run } from '../../run/run.ts';
import type { NewCaprica } from './slots.ts';

/**
 * On New Caprica everybody goes anywhere, at first nowhere else; when Galactica is back the ships and the Cylon
 * locations are open again, but for Colonial One.
 */
export function opens({ state }: Position, board: Board): boolean | undefined {
  const here = state.slots.newCaprica;
  if (board === 'new-caprica') return here !== undefined;
  return here && (!here.orbit || board === 'colonial-one') ? false : undefined;
}

/** Where whoever is sent there comes until Galactica is back. */
export function sentInstead({ lib, state }: Run, to: LocationId): LocationId | undefined {
  if (state.slots.newCaprica?.orbit !== false) return undefined;
  return [...lib.locations.values()].find(l => l.untilOrbit === to)?.id;
}

/** The locked ship on top; when there is none the first of those prepared (pegasus.civilian-ships.new-caprica-order). */
function nextShip({ locked, prepared }: NewCaprica): Hidden | undefined {
  return locked.shift() ?? prepared.shift();
}

/** True when a ship was there to be destroyed; nothing is said before the fleet has settled. */
export function loseCivilian(run: Run): boolean | undefined {
  const { newCaprica } = run.state.slots;
  if (!newCaprica) return undefined;
  const ship = nextShip(newCaprica);
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
export function takeNewCapricaDeck(lib: Pick<Library, 'crises'>, state: State): void {
  const cards = [...lib.crises.values()].filter(c => c.deck === 'new-caprica');
  state.piles.crisis = {
    ...emptyPile(),
    bag: cards.flatMap(c => Array.from({ length: c.count }, () => c.id)),
  };
}
