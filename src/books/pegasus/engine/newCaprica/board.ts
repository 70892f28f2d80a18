/** What the New Caprica board is: its track, where one may go, and where somebody comes who is sent elsewhere. */
import type { Library } from '#engine/library/library.ts';
import type { State } from '#engine/model/state.ts';
import type { Board, LocationId } from '#engine/model/vocabulary.ts';
import { boardOf, meant } from '#engine/rules/people.ts';
import { emptyPile } from '#engine/run/piles.ts';
import { blockOf, type Position, type Run } from '#engine/run/run.ts';
import type { NewCaprica } from './slot.ts';

/** Undefined until the fleet has settled. */
export const settled = ({ state }: Position): NewCaprica | undefined => state.slots.newCaprica;

export function onNewCaprica(run: Position): NewCaprica {
  const here = settled(run);
  if (!here) throw new Error('The fleet has not settled on New Caprica');
  return here;
}

/** The fleet is down there and Galactica has not come back for it. */
export const isAway = (run: Position): boolean => settled(run)?.orbit === false;
export const isInOrbit = (run: Position): boolean => settled(run)?.orbit === true;

/**
 * On New Caprica everybody goes anywhere, at first nowhere else; when Galactica is back the ships and the Cylon
 * locations are open again, but for Colonial One.
 */
export function opens(run: Position, board: Board): boolean | undefined {
  const here = settled(run);
  if (board === 'new-caprica') return here !== undefined;
  return here && (!here.orbit || board === 'colonial-one') ? false : undefined;
}

/** A Quorum card is being carried out whose President is on New Caprica (pegasus.new-caprica.locations.quorum-brig). */
function presidentSpeaksThere(run: Position): boolean {
  const { stack, titles } = run.state;
  if (titles.president === undefined || boardOf(run, titles.president) !== 'new-caprica') return false;
  const card = stack.findLast(frame => blockOf(run, frame).card !== undefined);
  return card?.at.startsWith('quorum/') ?? false;
}

/**
 * Where whoever is sent there comes: what takes its place until Galactica is back; what a President on the planet
 * means; for whoever would arrive on a Galactica that is away, the place where the humans are.
 */
export function sentInstead(run: Run, to: LocationId): LocationId | undefined {
  const here = settled(run);
  if (!here) return undefined;
  const { president } = run.state.titles;
  if (president !== undefined && presidentSpeaksThere(run)) {
    const place = meant(run, president, to);
    if (place !== to) return place;
  }
  if (here.orbit) return undefined;
  const stand = [...run.lib.locations.values()].find(l => l.untilOrbit === to);
  if (stand) return stand.id;
  return run.lib.locations.get(to)?.board === 'galactica' ? 'resistance-hq' : undefined;
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
