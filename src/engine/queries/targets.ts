/** Whom a `pick` may name, given what is about to be done to the player it names. */
import { branches } from '../model/branches.ts';
import type { Instruction, OpOf } from '../model/flow.ts';
import type { Seat } from '../model/vocabulary.ts';
import { canBeSent, isAt, isHuman, seatState } from '../rules/people.ts';
import type { Position } from '../run/run.ts';
import { anyAnswer } from './modifiers.ts';
import { resultOfCrisis } from './who.ts';

type Fate = OpOf<'send'> | OpOf<'peek-loyalty'> | OpOf<'title'>;

function fateOfPicked(rest: readonly Instruction[]): Fate | undefined {
  for (const op of rest) {
    if (op.op === 'send' && op.who === 'picked') return op;
    if (op.op === 'peek-loyalty' && op.of === 'picked') return op;
    if (op.op === 'title' && op.to === 'picked') return op;
    for (const [, inner] of branches(op)) {
      const fate = fateOfPicked(inner);
      if (fate) return fate;
    }
  }
  return undefined;
}

/** Whoever is picked is about to be sent to the Brig. */
export function jailsPicked(rest: readonly Instruction[]): boolean {
  const fate = fateOfPicked(rest);
  return fate?.op === 'send' && fate.to === 'brig';
}

/** Whoever is picked is given a card that puts him up for a title. */
function promisesTitle(run: Position, rest: readonly Instruction[]): boolean {
  if (!rest.some(op => op.op === 'give' && op.to === 'picked')) return false;
  const card = run.state.stack.findLast(({ own }) => own !== undefined)?.own?.card ?? '';
  const abilities = run.lib.quorum.get(card)?.abilities ?? [];
  return abilities.some(one => one.kind === 'modifier' && one.query === 'only-candidate');
}

/**
 * Who cannot get where the effect sends somebody is no target for it: prisoners, the stranded, who is there already.
 * Nobody who may hold no title is put up for one; a title that the Brig takes away is not given to a prisoner (succession.brig-not-eligible).
 * Who looks at a Loyalty card looks at somebody else's, if anybody has one face down.
 */
export function narrowed(
  run: Position,
  seats: readonly Seat[],
  by: Seat,
  rest: readonly Instruction[],
): readonly Seat[] {
  if (promisesTitle(run, rest)) return seats.filter(seat => !anyAnswer(run, 'may-hold-title', { seat }));
  const fate = fateOfPicked(rest);
  if (fate?.op === 'title') {
    const fit = seats.filter(seat => !anyAnswer(run, 'may-hold-title', { seat }));
    const anywhere =
      run.lib.titles.get(fate.title)?.keptInBrig || run.state.rulings['mutiny-in-the-brig'] === 'chosen';
    return anywhere ? fit : fit.filter(seat => !isAt(run, seat, 'brig'));
  }
  if (fate?.op === 'send') return seats.filter(seat => canBeSent(run, seat, fate.to));
  if (fate?.op !== 'peek-loyalty') return seats;
  const unaware = resultOfCrisis(run);
  const worth = seats.filter(
    seat => seat !== by && seatState(run, seat).loyalty.length > 0 && !(unaware && !isHuman(run, seat)),
  );
  return worth.length > 0 ? worth : seats;
}
