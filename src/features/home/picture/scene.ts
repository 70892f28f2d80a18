/**
 * The picture on the first page: a position of the base game, and three events in it, one at a time. It is drawn on
 * 1160 × 720 like the board, with the bow to the left; a piece that an event moves has a name.
 */
import type { LocationId, ShipKind } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';

export interface ShipShown {
  readonly kind: ShipKind;
  readonly x: number;
  readonly y: number;
  readonly turned?: number;
  readonly size?: number;
  /** Moved by an event (`home.css`). */
  readonly name?: 'prey' | 'hunter' | 'wanderer' | 'flyer';
}

export const ships: readonly ShipShown[] = [
  { kind: 'basestar', x: 812, y: 104, size: 118 },
  { kind: 'raider', x: 690, y: 72, turned: -32 },
  { kind: 'raider', x: 716, y: 146, turned: -66 },
  { kind: 'raider', x: 906, y: 148, turned: -20 },
  { kind: 'heavy-raider', x: 1018, y: 128, turned: 24, size: 52 },
  { kind: 'raider', x: 420, y: 108, turned: 60, name: 'wanderer' },
  { kind: 'raider', x: 338, y: 592, turned: 118, name: 'hunter' },
  { kind: 'viper', x: 470, y: 622, turned: -86, name: 'prey' },
  { kind: 'viper', x: 686, y: 606, turned: 14, name: 'flyer' },
  { kind: 'civilian', x: 868, y: 614 },
  { kind: 'civilian', x: 1050, y: 336 },
  { kind: 'civilian', x: 1020, y: 412 },
];

/** The rooms as they lie on the board, with those who are in them; one is damaged. */
export const rooms: readonly {
  readonly id: string;
  /** The character of the first book that stands there, by its place among them. */
  readonly who?: number;
  readonly damaged?: true;
}[] = [
  { id: 'command', who: 7 },
  { id: 'weapons-control' },
  { id: 'communications' },
  { id: 'ftl-control' },
  { id: 'hangar-deck', who: 9 },
  { id: 'admirals-quarters', who: 0 },
  { id: 'research-lab', who: 4 },
  { id: 'armory', damaged: true },
  { id: 'sickbay' },
  { id: 'brig' },
];

export const locationOf = (id: string) => id as LocationId;

/** What happens, each with the rule behind it; `at` is where the line from its words ends. */
export const events = [
  { id: 'attack', rule: 'attack.viper', at: [318, 598], die: 6 },
  { id: 'wander', rule: 'raiders.move', at: [400, 118], die: undefined },
  { id: 'command', rule: 'locations.command', at: [660, 620], die: undefined },
] as const satisfies readonly {
  id: string;
  rule: RuleId;
  at: readonly [number, number];
  die: number | undefined;
}[];
