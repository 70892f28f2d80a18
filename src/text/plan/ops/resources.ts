import type { Planners } from '../planner.ts';
import { by } from './by.ts';

export const resourceOps: Planners<'lose' | 'gain' | 'jump-track'> = {
  lose: ({ resource, n }, { actor, may }) => [
    n === 'population-cost'
      ? { frame: 'lose-cost', values: { resource: { name: resource } }, ...by(actor) }
      : {
          // What is lost by choice is spent.
          frame: may ? 'spend' : 'lose',
          values: { what: { amounts: [{ resource, n }] } },
          count: n,
          ...by(actor),
        },
  ],
  gain: ({ resource, n }, { actor }) => [
    { frame: 'gain', values: { what: { amounts: [{ resource, n }] } }, count: n, ...by(actor) },
  ],
  'jump-track': ({ by: spaces }, { actor }) => [
    {
      frame: spaces < 0 ? 'jump-track-back' : 'jump-track-forward',
      values: { n: Math.abs(spaces) },
      ...by(actor),
    },
  ],
};
