/** One attack by itself: who may attack what, what each face of the die does, and a position in which it happens. */
import type { Library } from '../library/library.ts';
import type { AttackResult, AttackRow } from '../model/card.ts';
import { faces } from '../model/die.ts';
import type { Ship, State } from '../model/state.ts';
import { type Craft, type Sector, type ShipKind, shipKinds } from '../model/vocabulary.ts';
import { attackResult } from '../rules/attackTable.ts';
import type { DeedTable } from './deeds.ts';
import { bareTable } from './table.ts';

export { attackRow } from '../rules/attackTable.ts';

export type Attacker = AttackRow['by'][number];
export type AttackTarget = AttackRow['target'];
type AttackTable = readonly AttackRow[];

export interface Pair {
  readonly by: Attacker;
  readonly target: AttackTarget;
}

export function targetsOf(attackTable: AttackTable, by: Attacker): AttackTarget[] {
  return attackTable.filter(row => row.by.includes(by)).map(({ target }) => target);
}

/** What each face of the die brings, from 1 upwards. */
export function attackFaces(
  attackTable: AttackTable,
  by: Attacker,
  target: AttackTarget,
  craft?: Craft,
): readonly AttackResult[] {
  return faces.map(face => attackResult({ attackTable }, target, by, face, craft));
}

/** Where it happens. */
const at: Sector = 'bow';
const space = 1;
/** A nuke may take so many raiders along. */
const raidersNearby = 3;

/** The attacker and its target beside each other; weapons of Galactica take no place in space. */
export function facing(lib: Library, { by, target }: Pair): State {
  const [character] = lib.characters.keys();
  const state = bareTable(lib, [{ id: 'player', ...(character === undefined ? {} : { character }) }]);
  const place = (thing: string) => {
    const kind = shipKinds.find(one => one === thing);
    if (kind !== undefined) placeShip(state, kind);
  };
  place(target);
  place(by);
  if (by === 'nuke') for (let i = 0; i < raidersNearby; i++) place('raider');
  if (target === 'centurion') state.centurions = [space];
  for (const { id, ship } of lib.tokens.values()) {
    const pile = lib.damagePiles.get(ship);
    if (pile !== undefined) state.piles[pile].bag.push(id);
  }
  return state;
}

function placeShip(state: State, kind: ShipKind): void {
  state.pieces += 1;
  const ship: Ship = { id: state.pieces, kind, at };
  state.ships.push(ship);
  if (kind === 'viper') state.reserves.vipers -= 1;
}

/** What begins the attack. */
export const attackWord = 'attack';

export function attackTableOf(lib: Library, { by, target }: Pair): DeedTable {
  const idOf = (kind: string, ships: readonly Ship[]) => ships.find(ship => ship.kind === kind)?.id;
  return {
    lib,
    deeds: ({ ships }) => [
      {
        id: attackWord,
        seat: 0,
        frame: {
          at: 'attack',
          pc: 0,
          attack: {
            by,
            attacker: idOf(by, ships),
            target,
            ship: target === 'centurion' ? space : idOf(target, ships),
            roller: 0,
          },
        },
      },
    ],
    turn: bareTable(lib, []).stack,
  };
}
