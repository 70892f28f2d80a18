import type { State } from '#engine/model/state.ts';

/** Where a bench lays what it begins with: as it is, or on the table of a whole game. */
export type Lay = (bare: State) => State;
export const asItIs: Lay = bare => bare;
