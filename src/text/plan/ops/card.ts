import type { Planners } from '../planner.ts';
import { by } from './by.ts';

type CardOps = 'stay' | 'give' | 'put-this';

/** What becomes of the card itself. */
export const cardOps: Planners<CardOps> = {
  stay: () => [{ frame: 'stay' }],
  give: ({ to }, { party, actor, chooser }) => [
    { frame: 'give', values: { to: { party: party(to) } }, ...by(chooser ?? actor) },
  ],
  'put-this': ({ to }, { actor }) => [{ frame: `put-this-${to}`, ...by(actor) }],
};
