/** Destroying one piece: true when it is gone, false when there is none, nothing while asking which. */
import { askOne, ids } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { OpOf } from '../model/flow.ts';
import { destroyCivilian, destroyCivilianAt, destroyCylon, destructible } from '../rules/damage.ts';
import { shipsOf } from '../rules/ships.ts';
import { current, you } from '../run/find.ts';
import { draw } from '../run/piles.ts';
import { emit, push, type Run } from '../run/run.ts';
import { asOptions, shipNamed, shipOptions } from './shipIds.ts';

type Piece = Exclude<OpOf<'destroy'>['what'], 'raptor'>;

export function destroyOne(run: Run, what: Piece): boolean | undefined {
  switch (what) {
    case 'civilian':
      return drawnCivilian(run);
    case 'centurion':
      return centurion(run);
    default:
      return cylonShip(run, what);
  }
}

/** Unused ones are drawn; only when there is none does one on the board go, by the current player's choice. */
function drawnCivilian(run: Run): boolean | undefined {
  const elsewhere = answered(run, rules => rules.loseCivilian?.(run));
  if (elsewhere !== undefined) return elsewhere;
  const cargo = draw(run, 'civilians');
  if (cargo !== undefined) {
    destroyCivilian(run, cargo);
    return true;
  }
  const ships = shipOptions(run, shipsOf(run, 'civilian'));
  if (ships.length === 0) return false;
  const question = { seat: current(run), prompt: 'civilian', about: 'destroyed' } as const;
  const word = askOne(run, question, asOptions(ships));
  if (word === undefined) return undefined;
  const ship = shipNamed(ships, word);
  if (ship) destroyCivilianAt(run, ship);
  return true;
}

function cylonShip(run: Run, kind: 'raider' | 'heavy-raider'): boolean | undefined {
  const ships = shipOptions(run, destructible(run, shipsOf(run, kind)));
  if (ships.length === 0) return false;
  const word = askOne(run, { seat: you(run), prompt: 'ship' }, asOptions(ships));
  if (word === undefined) return undefined;
  const ship = shipNamed(ships, word);
  if (ship) destroyCylon(run, ship);
  return true;
}

function centurion(run: Run): boolean | undefined {
  const spaces = centurionSpaces(run);
  if (spaces.length === 0) return false;
  const word = askOne(run, { seat: you(run), prompt: 'ship', about: 'centurion' }, ids(spaces));
  if (word === undefined) return undefined;
  destroyCenturion(run, Number(word));
  return true;
}

/** The spaces where there is one: centurions on the same space are alike. */
export function centurionSpaces(run: Run): string[] {
  return [...new Set(run.state.centurions)].sort().map(String);
}

export function destroyCenturion(run: Run, at: number): void {
  const i = run.state.centurions.indexOf(at);
  if (i < 0) return;
  run.state.centurions.splice(i, 1);
  emit(run, 'centurion-destroyed', { at });
  // Where no card of the game could answer, nobody is asked.
  if (run.lib.reactions['centurion-destroyed'].length > 0) push(run, 'centurion-destroyed');
}
