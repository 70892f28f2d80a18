import { named } from '../queries/who.ts';
import { type Again, push } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { subjected } from './touched.ts';

export const callOps: Resolvers<'call' | 'procedure'> = {
  call: (run, op) => push(run, op.block),

  /**
   * Nobody turns into a Cylon on the word of a crisis who is one already (cylon-turn.unaffected). Of several the first
   * named is dealt with first.
   */
  procedure(run, op, frame): Again {
    const who = op.who ?? 'you';
    const seats = op.cylonsToo ? named(run, who) : subjected(run, op, who, frame);
    if (!seats) return 'again';
    for (const seat of seats.toReversed()) {
      push(run, op.of, op.cylonsToo ? { seat, cylonsToo: true } : { seat });
    }
  },
};
