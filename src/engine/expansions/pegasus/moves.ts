/** A move that can be interrupted between paying and walking. */
import { goal } from '../../ops/moving.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { locationOf } from '../../rules/people.ts';
import { you } from '../../run/find.ts';

export const moveOps: Resolvers<'set-out' | 'break-off-move'> = {
  'set-out'(run, _op, frame) {
    const here = locationOf(run, you(run));
    if (goal(frame) !== undefined && here !== undefined) frame.from = here;
  },

  /** Whoever has been taken away while he paid goes no further. */
  'break-off-move'(run, _op, frame) {
    if (frame.from !== undefined && frame.from !== locationOf(run, you(run))) delete frame.goal;
    delete frame.from;
  },
};
