/** A position after the fleet has settled on New Caprica. */
import type { Library } from '../../engine/index.ts';
import type { State } from '../../engine/model/state.ts';
import { takeNewCapricaDeck } from '../../engine/rules/newCaprica.ts';
import { claim } from './claims.ts';
import { complain, type Layout } from './context.ts';

/** Before anything is laid: another deck of crises is in use. */
export function settle(lib: Library, state: State): void {
  state.newCaprica = { locked: [], prepared: [], forces: [], orbit: false };
  takeNewCapricaDeck(lib, state);
}

export function layNewCaprica(layout: Layout): void {
  const { position, state, lib } = layout;
  const given = position['new-caprica'];
  if (!given || !state.newCaprica) return;
  const stack = (key: 'locked' | 'prepared') =>
    claim(layout, 'civilians', given[key] ?? [], ['new-caprica', key]).map(card => ({ card, seen: 0 }));
  const forces = given.occupation ?? [];
  for (const [i, at] of forces.entries()) {
    if (lib.locations.get(at)?.occupationTrack === undefined)
      complain(layout, ['new-caprica', 'occupation', i], `"${at}" is not on the Occupation Force track.`);
  }
  if (forces.length > lib.occupationForces)
    complain(layout, ['new-caprica', 'occupation'], `There are ${lib.occupationForces} Occupation Forces.`);
  state.newCaprica = {
    locked: stack('locked'),
    prepared: stack('prepared'),
    forces: [...forces],
    orbit: given.orbit ?? false,
  };
}

/** No ship is left beside the board: whoever has not been named waits under the others. */
export function lockTheRest({ state }: Layout): void {
  if (!state.newCaprica) return;
  const { civilians } = state.piles;
  const rest = [...civilians.top.splice(0).map(h => h.card), ...civilians.bag.splice(0).sort()];
  state.newCaprica.locked.push(...rest.map(card => ({ card, seen: 0 })));
}
