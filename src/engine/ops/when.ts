/** The branches of procedures on what no card asks; the rest is `if`, as on cards. */
import type { FlowReaders } from '../library/facet.ts';
import type { CoreFlowTests, FlowTest } from '../model/flow.ts';
import { facesCrisis } from '../rules/people.ts';
import { shipById, shipsAt } from '../rules/ships.ts';
import { attack, check, nearest } from '../run/find.ts';
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

const tests: FlowReaders<keyof CoreFlowTests> = {
  'check-declared': run => check(run).declared !== undefined,
  'check-of-location': run => check(run).location !== undefined,
  'viper-here': run => {
    const at = here(run);
    return at !== undefined && shipsAt(run, at, 'viper').length > 0;
  },
  'civilian-here': run => {
    const at = here(run);
    return at !== undefined && shipsAt(run, at, 'civilian').length > 0;
  },
  'target-is-viper': run => attack(run).target === 'viper',
  'last-jump': run => run.state.passed.includes('last-jump'),
  'faces-crisis': facesCrisis,
  'check-passed': run => resultOf(run) === 'pass',
  'check-half-passed': run => resultOf(run) === 'partial',
};

function holdsNow(run: Run, test: FlowTest): boolean {
  const reader = test in tests ? tests[test as keyof CoreFlowTests] : run.lib.flowTests[test];
  if (!reader) throw new Error(`No book brings the test ${test}`);
  return reader(run);
}
export const flowTests: readonly string[] = Object.keys(tests);

export const whenOps: Resolvers<'when'> = {
  when(run, op, _frame, child) {
    const block = holdsNow(run, op.test) ? child['then'] : child['else'];
    if (block !== undefined) push(run, block);
  },
};
