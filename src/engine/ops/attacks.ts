/** Attacks: who attacks what, the roll, the row of the table that says what comes of it. */
import { askOne } from '../choices/ask.ts';
import type { AttackResult } from '../model/card.ts';
import type { AttackState, Ship } from '../model/state.ts';
import { foldSum } from '../queries/modifiers.ts';
import { roller } from '../rules/acting.ts';
import { attackResult } from '../rules/attackTable.ts';
import { damageBasestar, damageGalactica, destroyCylon, destroyRaiders, hitViper } from '../rules/damage.ts';
import { pilotedBy, shipById } from '../rules/ships.ts';
import { attack, roll, you } from '../run/find.ts';
import { type Again, emit, push, type Run } from '../run/run.ts';
import { chooseCenturion, destroyCenturion } from './destroying.ts';
import type { Resolvers } from './resolver.ts';
import { newRoll } from './rolls.ts';
import { asOptions, type NamedShip, shipNamed, shipOptions } from './shipIds.ts';

const cylonKinds = ['raider', 'heavy-raider', 'basestar'] as const;
type CylonKind = (typeof cylonKinds)[number];

export function isCylonKind(kind: string): kind is CylonKind {
  return (cylonKinds as readonly string[]).includes(kind);
}

/** What can be shot at; human ships never (attack.no-friendly-fire). */
export function cylonTargets(run: Run, at?: Ship['at']): NamedShip[] {
  return shipOptions(
    run,
    run.state.ships.filter(s => isCylonKind(s.kind) && (at === undefined || s.at === at)),
  );
}

export function startAttack(run: Run, by: AttackState['by'], attacker: Ship | undefined, target: Ship): void {
  if (!isCylonKind(target.kind)) return;
  push(run, 'attack', {
    attack: {
      by,
      attacker: attacker?.id,
      target: target.kind,
      ship: target.id,
      roller: roller(run, you(run)),
    },
  });
}

export const attackOps: Resolvers<'attack' | 'roll-attack' | 'read-attack-table' | 'strike'> = {
  attack(run, op, frame) {
    if (op.with === 'armory') return attackCenturion(run);
    const seat = you(run);
    const viper = pilotedBy(run, seat);
    frame.count ??= op.n;
    const targets =
      op.with === 'viper'
        ? viper
          ? cylonTargets(run, viper.at)
          : []
        : cylonTargets(run).filter(t => op.with !== 'nuke' || t.ship.kind === 'basestar');
    if (frame.count === 0 || targets.length === 0) {
      delete frame.count;
      return;
    }
    const optional = op.with === 'viper' && op.n > 1;
    const options = optional ? [...asOptions(targets), { id: 'stop' }] : asOptions(targets);
    const word = askOne(run, { seat, prompt: 'ship', about: op.with }, options);
    if (word === undefined) return 'again';
    const target = shipNamed(targets, word);
    if (!target) {
      delete frame.count;
      return;
    }
    frame.count -= 1;
    startAttack(run, op.with, op.with === 'viper' ? viper : undefined, target);
    return 'again';
  },

  /** The roll stays open until the attack is settled, so that it can be made again. */
  'roll-attack'(run) {
    const frame = run.state.stack.at(-1);
    if (!frame) return;
    frame.roll = newRoll(attack(run).roller);
    push(run, 'roll');
  },

  'read-attack-table'(run) {
    const { by, target } = attack(run);
    push(run, `attack/${target}-by-${by}`);
  },

  strike(run) {
    const { by, target, ship: id, attacker } = attack(run);
    const die = roll(run);
    const ship = id === undefined || target === 'centurion' ? undefined : shipById(run, id);
    const add = foldSum(run, 'attack-roll', ship ? { ship } : {});
    const value = Math.max(1, Math.min(8, (die.face ?? 0) + die.add + add));
    const result = attackResult(run.lib, target, by, value);
    const at = ship?.at ?? (attacker === undefined ? undefined : shipById(run, attacker)?.at);
    emit(run, 'attacked', { by, target, result, ...(at === undefined ? {} : { at }) });
    if (result === 'miss') return;
    if (target === 'galactica') damageGalactica(run);
    else if (target === 'centurion') destroyCenturion(run, id ?? 0);
    else if (ship) hit(run, ship, result);
  },
};

function attackCenturion(run: Run): Again {
  if (run.state.centurions.length === 0) return;
  const space = chooseCenturion(run);
  if (space === undefined) return 'again';
  push(run, 'attack', {
    attack: {
      by: 'armory',
      attacker: undefined,
      target: 'centurion',
      ship: space,
      roller: roller(run, you(run)),
    },
  });
}

function hit(run: Run, ship: Ship, result: Exclude<AttackResult, 'miss'>): void {
  if (ship.kind === 'viper') {
    hitViper(run, ship, result === 'destroyed' ? 'destroyed' : 'damaged');
    return;
  }
  switch (result) {
    case 'damaged':
      damageBasestar(run, ship);
      break;
    case 'damaged-twice':
      // The second does nothing more to a basestar that the first has destroyed.
      damageBasestar(run, ship);
      damageBasestar(run, ship);
      break;
    case 'destroyed':
      destroyCylon(run, ship);
      break;
    case 'destroyed-and-3-raiders':
      destroyCylon(run, ship);
      destroyRaiders(run, ship.at, 3);
      break;
  }
}
