/** How a player stands in the game, and how far the fleet has come, as far as the screen for the table is told. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { stateOf } from '#ui/bench/course.ts';
import type { Situation } from '#ui/turn/turnBench.ts';
import type { TableState } from './tableBench.ts';

/** A player in Sickbay or in a viper has the same steps as those aboard. */
export function situationOf(
  { offices, across }: Pick<TableState, 'offices' | 'across'>,
  seat: Seat,
): Situation {
  const one = stateOf(offices).seats[seat];
  if (one?.revealed === 'cylon' && !across.includes(seat)) return 'revealed';
  return one !== undefined && isIn(one.place, 'brig') ? 'brig' : 'aboard';
}

const isIn = (place: State['seats'][number]['place'], location: string): boolean =>
  place.in === 'location' && place.location === location;

export function distanceOf({ destinations }: Library, { travelled }: Pick<TableState, 'travelled'>): number {
  return travelled.reduce((sum, card) => sum + (destinations.get(card)?.distance ?? 0), 0);
}
