import type { Party } from '../plan.ts';

/** Who does it, where anybody does. */
export function by(actor: Party | undefined): { readonly by?: Party } {
  return actor === undefined ? {} : { by: actor };
}
