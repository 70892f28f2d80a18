/** Names for ships on the board: where and what, numbered only where two of a kind share a sector. */
import type { ChoiceOption } from '../model/choice.ts';
import type { Ship } from '../model/state.ts';
import type { Position } from '../run/run.ts';

export interface NamedShip {
  readonly id: string;
  readonly ship: Ship;
}

/** Ships nobody could tell apart: the same kind in the same sector, without damage, cargo or pilot. */
function isPlain(ship: Ship): boolean {
  return ship.pilot === undefined && !ship.cargo && (ship.damage?.length ?? 0) === 0;
}

/** `bow:raider` stands for any raider there; `stern:basestar-2` for the second of two that differ. */
export function shipOptions(run: Position, ships: readonly Ship[]): NamedShip[] {
  const named: NamedShip[] = [];
  const counts = new Map<string, number>();
  for (const ship of ships) {
    const pilot = ship.pilot === undefined ? undefined : run.state.seats[ship.pilot]?.id;
    const base = `${ship.at}:${pilot ?? ship.craft ?? ship.kind}`;
    const n = (counts.get(base) ?? 0) + 1;
    counts.set(base, n);
    if (
      n > 1 &&
      isPlain(ship) &&
      (ship.kind === 'raider' || ship.kind === 'heavy-raider' || ship.kind === 'viper')
    )
      continue;
    named.push({ id: n === 1 ? base : `${base}-${n}`, ship });
  }
  return named;
}

export const asOptions = (named: readonly NamedShip[]): ChoiceOption[] => named.map(({ id }) => ({ id }));

export function shipNamed(named: readonly NamedShip[], id: string): Ship | undefined {
  return named.find(n => n.id === id)?.ship;
}
