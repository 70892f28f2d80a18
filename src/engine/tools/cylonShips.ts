/** Cylon ships by themselves: what the icons of crisis cards activate, and shots from the Armory at who is aboard. */
import type { Library } from '../library/library.ts';
import type { Deed, DeedTable } from './deeds.ts';
import { bareTable } from './table.ts';

export const activations = ['raiders', 'heavy-raiders', 'basestars', 'launch-raiders', 'armory'] as const;
export type Activation = (typeof activations)[number];

const blockOf = (what: Activation): string =>
  what === 'armory' ? 'location/armory#armory' : `activate-${what}`;

const deeds: readonly Deed[] = activations.map(id => ({
  id,
  seat: 0,
  frame: { at: blockOf(id), pc: 0, seat: 0 },
}));

export function cylonShipTable(lib: Library): DeedTable {
  return { lib, deeds: () => deeds, turn: bareTable(lib, []).stack };
}
