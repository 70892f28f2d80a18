import { push } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

export const callOps: Resolvers<'call'> = {
  call: (run, op) => push(run, op.block),
};
