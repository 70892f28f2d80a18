/** Damage and destruction: Galactica, basestars, vipers, raptors, civilian ships. */
import { answered } from '../library/facet.ts';
import type { Ship } from '../model/state.ts';
import type { CardId, Count, Craft, LocationId } from '../model/vocabulary.ts';
import { shuffleIn } from '../run/piles.ts';
import { emit, type Position, push, type Run } from '../run/run.ts';
import { leaveReserves, writeOff } from './crafts.ts';
import { shipsAt, takeOff } from './ships.ts';

/** One token for Galactica, drawn or, where somebody has picked it, this one. */
export function damageGalactica(run: Run, token?: CardId): void {
  push(run, 'galactica-hit', token === undefined ? {} : { card: token });
}

export function isDamaged(run: Position, location: LocationId): boolean {
  return (
    answered(run, rules => rules.damaged?.(run, location)) ||
    run.state.galacticaDamage.some(id => run.lib.tokens.get(id)?.location === location)
  );
}

export function repairLocation(run: Run, location: LocationId): void {
  if (answered(run, rules => rules.repairs?.(run, location))) return;
  const token = run.state.galacticaDamage.find(id => run.lib.tokens.get(id)?.location === location);
  if (token === undefined) return;
  run.state.galacticaDamage = run.state.galacticaDamage.filter(id => id !== token);
  shuffleIn(run, 'galactica-damage', [token]);
  emit(run, 'location-repaired', { location });
}

/** What the tokens on a basestar count for (damage.critical-hit). */
export function damageWorth(run: Position, basestar: Ship): number {
  return (basestar.damage ?? []).reduce((sum, token) => sum + tokenWorth(run, token), 0);
}

function tokenWorth(run: Position, token: CardId): number {
  for (const ability of run.lib.tokens.get(token)?.abilities ?? []) {
    if (ability.kind === 'modifier' && ability.query === 'damage-worth') return ability.set;
  }
  return 1;
}

export function damageBasestar(run: Run, basestar: Ship): void {
  push(run, 'basestar-hit', { ship: basestar.id });
}

export function destroyCylon(run: Run, ship: Ship): void {
  takeOff(run, ship);
  emit(run, 'ship-destroyed', { ship: ship.kind, at: ship.at });
  for (const rules of run.lib.rules) rules.destroyed?.(run, ship);
  if (ship.kind === 'basestar') push(run, 'ship-destroyed', { kind: ship.kind });
}

/** What this does not destroy is left out (a raider of its own kind). */
export function destructible(run: Position, ships: readonly Ship[], value?: number): Ship[] {
  return ships.filter(ship => !answered(run, rules => rules.spares?.(run, ship, value)));
}

export function destroyRaiders(run: Run, at: Ship['at'], n: Count, value?: number): void {
  for (const raider of destructible(run, shipsAt(run, at, 'raider'), value).slice(0, n))
    destroyCylon(run, raider);
}

export function hitViper(run: Run, viper: Ship, result: 'damaged' | 'destroyed'): void {
  // Such a craft cannot be damaged (daybreak.assault-raptors.damage-destroys).
  push(run, `viper-${viper.craft ? 'destroyed' : result}`, { ship: viper.id });
}

/** A civilian ship from beside the board, or the one that was there. */
export function destroyCivilian(run: Run, cargo: CardId, at?: Ship['at']): void {
  push(run, 'civilian-destroyed', { card: cargo, ...(at === undefined ? {} : { sector: at }) });
}

export function destroyCivilianAt(run: Run, ship: Ship): void {
  if (!ship.cargo) return;
  takeOff(run, ship);
  destroyCivilian(run, ship.cargo.card, ship.at);
}

/** Vipers that are not in space; a craft that cannot be damaged is destroyed (daybreak.assault-raptors.damage-destroys). */
export function damageInReserves(run: Run, vipers: readonly (Craft | undefined)[]): void {
  for (const craft of vipers) {
    leaveReserves(run, craft);
    if (craft) {
      writeOff(run, craft);
      emit(run, 'ship-destroyed', { ship: craft });
    } else {
      run.state.damagedVipers += 1;
      emit(run, 'ship-damaged', { ship: 'viper' });
    }
  }
}

export function destroyRaptors(run: Run, n: Count): void {
  for (let i = 0; i < n && run.state.reserves.raptors > 0; i++) {
    run.state.reserves.raptors -= 1;
    run.state.destroyed.raptors += 1;
    emit(run, 'ship-destroyed', { ship: 'raptor' });
  }
}
