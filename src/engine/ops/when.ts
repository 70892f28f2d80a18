/** The branches of procedures. */
import type { FlowTest } from '../model/flow.ts';
import { mutinyLimit } from '../queries/modifiers.ts';
import { sideOf } from '../queries/sides.ts';
import { facesCrisis, isAt, seatState } from '../rules/people.ts';
import { shipById, shipsAt, shipsOf } from '../rules/ships.ts';
import { loyaltyDeck } from '../rules/variants.ts';
import { attack, check, nearest, you } from '../run/find.ts';
import { type Position, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

function here(run: Position) {
  const id = nearest(run, 'ship');
  return id === undefined ? undefined : shipById(run, id)?.at;
}

function resultOf(run: Position) {
  const { declared, result } = check(run);
  return declared ?? result;
}

const tests: { readonly [test in FlowTest]: (run: Run) => boolean } = {
  'check-declared': run => check(run).declared !== undefined,
  'check-of-crisis': run => check(run).crisis !== undefined,
  'check-of-location': run => check(run).location !== undefined,
  'viper-here': run => {
    const at = here(run);
    return at !== undefined && shipsAt(run, at, 'viper').length > 0;
  },
  'civilian-here': run => {
    const at = here(run);
    return at !== undefined && shipsAt(run, at, 'civilian').length > 0;
  },
  'civilian-in-space': run => shipsOf(run, 'civilian').length > 0,
  'target-is-viper': run => attack(run).target === 'viper',
  'last-jump': run => run.state.passed.includes('last-jump'),
  'faces-crisis': facesCrisis,
  'reveals-in-brig': run => isAt(run, you(run), 'brig'),
  'check-passed': run => resultOf(run) === 'pass',
  'check-half-passed': run => resultOf(run) === 'partial',
  'executed-is-cylon': run => sideOf(run.lib, run.state, you(run)) === 'cylons',
  'on-new-caprica': run => run.state.slots.newCaprica !== undefined,
  'galactica-away': run => run.state.slots.newCaprica?.orbit === false,
  'galactica-in-orbit': run => run.state.slots.newCaprica?.orbit === true,
  'raiders-in-space': run => shipsOf(run, 'raider').length > 0,
  'heavy-raiders-in-space': run => shipsOf(run, 'heavy-raider').length > 0,
  'in-brig': run => isAt(run, you(run), 'brig'),
  'too-many-mutinies': run =>
    (seatState(run, you(run)).slots.mutiny ?? []).length > mutinyLimit(run, you(run)),
  'mutineer-unshown'(run) {
    const mutineer = loyaltyDeck(run)?.with;
    return mutineer !== undefined && !run.state.seats.some(seat => seat.shown.includes(mutineer));
  },
};

export const flowTests: readonly string[] = Object.keys(tests);

export const whenOps: Resolvers<'when'> = {
  when(run, op, _frame, child) {
    const block = tests[op.test](run) ? child['then'] : child['else'];
    if (block !== undefined) push(run, block);
  },
};
