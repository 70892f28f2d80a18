/** Attacks: who attacks what, the roll, the row of the table that says what comes of it. */
import { askOne, ids } from '../choices/ask.ts';
import type { AttackResult } from '../model/card.ts';
import { asFace } from '../model/die.ts';
import type { OpOf } from '../model/flow.ts';
import type { AttackState, Ship } from '../model/state.ts';
import type { Craft } from '../model/vocabulary.ts';
import { foldSum } from '../queries/modifiers.ts';
import { roller } from '../rules/acting.ts';
import { attackBlock, attackResult, attackRow } from '../rules/attackTable.ts';
import {
  damageBasestar,
  damageGalactica,
  destroyCylon,
  destroyRaiders,
  destructible,
  hitViper,
} from '../rules/damage.ts';
import { pilotedBy, shipById } from '../rules/ships.ts';
import { attack, roll, you } from '../run/find.ts';
import { emit, push, type Run } from '../run/run.ts';
import { centurionSpaces, destroyCenturion } from './destroying.ts';
import type { Resolvers } from './resolver.ts';
import { newRoll } from './rolls.ts';
import { type NamedShip, shipNamed, shipOptions } from './shipIds.ts';

const cylonKinds = ['raider', 'heavy-raider', 'basestar'] as const;
type CylonKind = (typeof cylonKinds)[number];

function isCylonKind(kind: string): kind is CylonKind {
  return (cylonKinds as readonly string[]).includes(kind);
}

/** Ships this weapon has a row for in the attack table; human ships never (attack.no-friendly-fire). */
function shipsFor(run: Run, by: AttackState['by'], at?: Ship['at']): NamedShip[] {
  const kinds = run.lib.attackTable.filter(row => row.by.includes(by)).map(row => row.target);
  return shipOptions(
    run,
    run.state.ships.filter(s => kinds.some(kind => kind === s.kind) && (at === undefined || s.at === at)),
  );
}

/** What a viper can shoot at where it is. */
export const viperTargets = (run: Run, at: Ship['at']): NamedShip[] => shipsFor(run, 'viper', at);

/** What a weapon can be aimed at, by the names players choose by; a viper shoots only where it is. */
function targetsFor(run: Run, weapon: AttackState['by'], viper: Ship | undefined): string[] {
  if (weapon === 'armory') return centurionSpaces(run);
  if (weapon === 'viper' && !viper) return [];
  return shipsFor(run, weapon, viper?.at).map(({ id }) => id);
}

function aim(run: Run, op: OpOf<'attack'>, viper: Ship | undefined, name: string): void {
  const { with: weapon, add = 0 } = op;
  if (weapon !== 'armory') {
    const target = shipNamed(shipsFor(run, weapon, viper?.at), name);
    if (target) startAttack(run, weapon, viper, target);
    return;
  }
  const by = roller(run, you(run));
  const bonus = add === 0 ? {} : { add };
  push(run, 'attack', {
    attack: {
      by: weapon,
      attacker: undefined,
      target: 'centurion',
      ship: Number(name),
      roller: by,
      ...bonus,
    },
  });
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

/** The viper that shoots or is shot at, where it is another craft. */
function craftOf(run: Run): Craft | undefined {
  const { attacker, target, ship } = attack(run);
  const viper = target === 'viper' ? ship : attacker;
  return viper === undefined ? undefined : shipById(run, viper)?.craft;
}

export const attackOps: Resolvers<'attack' | 'roll-attack' | 'read-attack-table' | 'strike'> = {
  attack(run, op, frame) {
    const seat = you(run);
    frame.count ??= op.n;
    const viper = op.with === 'viper' ? pilotedBy(run, seat) : undefined;
    const targets = targetsFor(run, op.with, viper);
    if (frame.count === 0 || targets.length === 0) {
      frame.count = undefined;
      return;
    }
    // Several shots are an offer, a single one is what the action is.
    const options = op.n > 1 ? [...targets, 'stop'] : targets;
    const about = op.with === 'armory' ? 'centurion' : op.with;
    const word = askOne(run, { seat, prompt: 'ship', about }, ids(options));
    if (word === undefined) return 'again';
    if (word === 'stop') {
      frame.count = undefined;
      return;
    }
    frame.count -= 1;
    aim(run, op, viper, word);
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
    const row = attackRow(run.lib, target, by, craftOf(run));
    if (row) push(run, attackBlock(row, by));
  },

  strike(run) {
    const { by, target, ship: id, attacker, add: bonus = 0 } = attack(run);
    const die = roll(run);
    const ship = id === undefined || target === 'centurion' ? undefined : shipById(run, id);
    const add = die.settled ? 0 : die.add + foldSum(run, 'attack-roll', ship ? { ship } : {}) + bonus;
    const value = asFace((die.face ?? 0) + add);
    const spared = ship && destructible(run, [ship], die.settled ? 0 : value).length === 0;
    const craft = craftOf(run);
    const result = spared ? 'miss' : attackResult(run.lib, target, by, value, craft);
    const at = ship?.at ?? (attacker === undefined ? undefined : shipById(run, attacker)?.at);
    const told = { ...(craft === undefined ? {} : { craft }), ...(at === undefined ? {} : { at }) };
    emit(run, 'attacked', { by, target, result, ...told });
    if (result === 'miss') return;
    if (target === 'galactica') damageGalactica(run);
    else if (target === 'centurion') destroyCenturion(run, id ?? 0);
    else if (ship) hit(run, ship, result, value);
  },
};

function hit(run: Run, ship: Ship, result: Exclude<AttackResult, 'miss'>, value: number): void {
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
      destroyRaiders(run, ship.at, 3, value);
      break;
  }
}
