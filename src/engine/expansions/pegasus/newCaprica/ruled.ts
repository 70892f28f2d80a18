import type { Position } from '../../../run/run.ts';

/** Is this question settled otherwise than usual? A game that does not ask it is played as usual. */
export function ruled({ state }: Position, id: string, option: string): boolean {
  const rulings: { readonly [id: string]: string } = state.rulings;
  return rulings[id] === option;
}
