import { affected, named } from '../queries/who.ts';
import { push } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

export const callOps: Resolvers<'call' | 'procedure'> = {
  call: (run, op) => push(run, op.block),

  /** Nobody turns into a Cylon on the word of a crisis who is one already (cylon-turn.unaffected). */
  procedure(run, op) {
    const [seat] = op.cylonsToo ? named(run, op.who ?? 'you') : affected(run, op.who ?? 'you');
    if (seat !== undefined) push(run, op.of, op.cylonsToo ? { seat, cylonsToo: true } : { seat });
  },
};
