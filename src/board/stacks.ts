/**
 * The pieces of a sector, or of a place of a book, as things to point at. Their ids are those under which the engine offers ships: where and
 * what, or who flies it; numbered where two of a kind differ; one id for all that nobody could tell apart.
 */
import type { Area, Sector, ShipKind } from '#engine/model/vocabulary.ts';
import type { Player, Ship } from './model.ts';

export interface Stack {
  /** `bow:raider`, `stern:civilian-2`, `port-bow:starbuck`. */
  readonly id: string;
  readonly kind: ShipKind;
  /** All alike; only raiders, heavy raiders and unmanned vipers ever stand together. */
  readonly ships: readonly Ship[];
}

export function stacksOf(place: Sector | Area, ships: readonly Ship[], players: readonly Player[]): Stack[] {
  const stacks: Stack[] = [];
  const counts = new Map<string, number>();
  for (const ship of ships) {
    const seat = players.find(({ character }) => character !== undefined && character === ship.pilot)?.id;
    const base = `${place}:${seat ?? ship.kind}`;
    const n = (counts.get(base) ?? 0) + 1;
    counts.set(base, n);
    const first = stacks.findIndex(({ id }) => id === base);
    const alike = stacks[first];
    if (alike !== undefined && standsWithOthers(ship)) {
      stacks[first] = { ...alike, ships: [...alike.ships, ship] };
    } else {
      stacks.push({ id: n === 1 ? base : `${base}-${n}`, kind: ship.kind, ships: [ship] });
    }
  }
  return stacks;
}

function standsWithOthers({ kind, pilot }: Ship): boolean {
  return kind === 'raider' || kind === 'heavy-raider' || (kind === 'viper' && pilot === undefined);
}
