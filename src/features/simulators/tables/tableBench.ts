/** Benches of the expansions: a table with all that belongs to a game, set up in one of several ways, and what can be begun on it. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { restingTurn, type TableDeeds, tableDeeds } from '#engine/tools/tableDeeds.ts';
import { type DeedState, deedBench, type Starts } from '../kit/deedBench.ts';
import { turnOf } from './stored.ts';

export { viewOf } from '#engine/index.ts';
export { none } from '#engine/tools/deeds.ts';

/** What can be set before anything has happened: each switch with its options, the usual one first. */
export type Switches = { readonly [name: string]: readonly string[] };

/** What each switch is set to. */
export type Setting = { readonly [name: string]: string };

export { tableLibrary } from '#engine/tools/tableDeeds.ts';

export function tableBench(name: string, lib: Library, deeds: TableDeeds, starts: Starts) {
  return deedBench(name, lib, tableDeeds(lib, deeds), starts, true);
}

/** The position at rest: the current player is in their turn and could act. */
export function atRest(lib: Library, state: State): State {
  return { ...state, stack: [...restingTurn(lib, turnOf(state))], pending: [], answers: [] };
}

export const makeStart = (setting: Setting): string => Object.values(setting).join('.');

/** What a start sets, switch by switch. */
export function parseStart(switches: Switches, start: string): Setting {
  const options = start.split('.');
  return Object.fromEntries(Object.keys(switches).map((name, at) => [name, options[at] ?? '']));
}

/** Every combination of options, the usual one first. */
export function settingsOf(switches: Switches): readonly Setting[] {
  return Object.entries(switches).reduce<readonly Setting[]>(
    (all, [name, options]) => all.flatMap(setting => options.map(option => ({ ...setting, [name]: option }))),
    [{}],
  );
}

/** Nothing has happened: the table can still be set up otherwise. */
export const isFresh = ({ course }: DeedState): boolean => course.said.length === 0;
