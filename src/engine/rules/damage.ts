/** Damage and destruction: Galactica, basestars, vipers, raptors, civilian ships. */
import type { Ship } from '../model/state.ts';
import { type CardId, type Resource, resources, type Seat } from '../model/vocabulary.ts';
import { foldSum } from '../queries/modifiers.ts';
import { draw, shuffleIn } from '../run/piles.ts';
import { emit, push, type Run } from '../run/run.ts';
import { endGame } from './ending.ts';
import { seatsAt, sendTo } from './people.ts';
import { lose } from './resources.ts';
import { removeFromGame, shipsAt, takeOff } from './ships.ts';

export function applyGalacticaToken(run: Run, id: CardId): void {
  const token = run.lib.tokens.get(id);
  if (!token) throw new Error(`There is no damage token ${id}`);
  emit(run, 'galactica-damaged', { token: id });
  if (token.do) {
    removeFromGame(run, id);
    push(run, `token/${id}#`);
    return;
  }
  run.state.galacticaDamage.push(id);
  if (token.location) for (const seat of seatsAt(run, token.location)) sendTo(run, seat, 'sickbay');
  if (run.state.galacticaDamage.length >= run.lib.components.galacticaDamageToLose) {
    endGame(run, 'cylons', 'galactica-destroyed');
  }
}

export function damageGalactica(run: Run): void {
  const token = draw(run, 'galactica-damage');
  if (token !== undefined) applyGalacticaToken(run, token);
}

export function isDamaged(run: Run, location: string): boolean {
  return run.state.galacticaDamage.some(id => run.lib.tokens.get(id)?.location === location);
}

export function repairLocation(run: Run, location: string): void {
  const token = run.state.galacticaDamage.find(id => run.lib.tokens.get(id)?.location === location);
  if (token === undefined) return;
  run.state.galacticaDamage = run.state.galacticaDamage.filter(id => id !== token);
  shuffleIn(run, 'galactica-damage', [token]);
  emit(run, 'location-repaired', { location });
}

/** What the tokens on a basestar count for (damage.critical-hit). */
export function damageWorth(run: Run, basestar: Ship): number {
  return (basestar.damage ?? []).reduce((sum, token) => sum + tokenWorth(run, token), 0);
}

function tokenWorth(run: Run, token: CardId): number {
  for (const ability of run.lib.tokens.get(token)?.abilities ?? []) {
    if (ability.kind === 'modifier' && ability.query === 'damage-worth') return ability.set;
  }
  return 1;
}

/** No token is drawn for damage that destroys the basestar outright. */
export function damageBasestar(run: Run, basestar: Ship): void {
  const enough = run.lib.components.basestarDamageToLose;
  const token = damageWorth(run, basestar) + 1 >= enough ? undefined : draw(run, 'basestar-damage');
  if (token === undefined) {
    destroyCylon(run, basestar);
    return;
  }
  basestar.damage = [...(basestar.damage ?? []), token];
  emit(run, 'ship-damaged', { ship: 'basestar', at: basestar.at, token });
  if (damageWorth(run, basestar) >= enough) destroyCylon(run, basestar);
}

export function destroyCylon(run: Run, ship: Ship): void {
  takeOff(run, ship);
  emit(run, 'ship-destroyed', { ship: ship.kind, at: ship.at });
  if (ship.kind === 'basestar') push(run, 'ship-destroyed');
}

export function destroyRaiders(run: Run, at: Ship['at'], n: number): void {
  for (const raider of shipsAt(run, at, 'raider').slice(0, n)) destroyCylon(run, raider);
}

/** A viper in space; its pilot goes to Sickbay (piloting.shot-down). */
export function hitViper(run: Run, viper: Ship, result: 'damaged' | 'destroyed'): void {
  const { pilot } = viper;
  takeOff(run, viper);
  if (result === 'damaged') {
    run.state.damagedVipers += 1;
    emit(run, 'ship-damaged', { ship: 'viper', at: viper.at });
  } else {
    run.state.destroyed.vipers += 1;
    emit(run, 'ship-destroyed', { ship: 'viper', at: viper.at });
  }
  if (pilot !== undefined) sendTo(run, pilot as Seat, 'sickbay');
}

/** A civilian ship is turned up and what it carried is lost (damage.civilian-destroyed). */
export function destroyCivilian(run: Run, cargo: CardId, at?: Ship['at']): void {
  run.state.destroyed.civilians.push(cargo);
  emit(run, 'ship-destroyed', { ship: 'civilian', cargo, ...(at === undefined ? {} : { at }) });
  const loss = run.lib.civilians.get(cargo)?.loss ?? {};
  for (const resource of resources) lose(run, resource as Resource, loss[resource] ?? 0);
  push(run, 'ship-destroyed');
}

export function destroyCivilianAt(run: Run, ship: Ship): void {
  if (!ship.cargo) return;
  takeOff(run, ship);
  destroyCivilian(run, ship.cargo.card, ship.at);
}

export function destroyRaptors(run: Run, n: number): void {
  for (let i = 0; i < n && run.state.reserves.raptors > 0; i++) {
    run.state.reserves.raptors -= 1;
    run.state.destroyed.raptors += 1;
    emit(run, 'ship-destroyed', { ship: 'raptor' });
  }
}

/** The distance travelled: destination cards, and whatever else counts. */
export function distance(run: Run): number {
  const cards = run.state.travelled.reduce(
    (sum, id) => sum + (run.lib.destinations.get(id)?.distance ?? 0),
    0,
  );
  return cards + foldSum(run, 'distance', {});
}
