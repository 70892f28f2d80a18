/** What players play for who win on conditions of their own, how far they are met, and who has won. For whoever may know it. */
import type { Library } from '../library/library.ts';
import type { Aim } from '../model/aim.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';

export type { Aim } from '../model/aim.ts';
export { winners } from '../queries/sides.ts';

export const aimsOf = (lib: Library, state: State, seat: Seat): readonly Aim[] =>
  lib.rules.flatMap(rules => rules.aims?.({ lib, state }, seat) ?? []);
