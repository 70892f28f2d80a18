import type { Describers } from '../describer.ts';

export const resourceOps: Describers<'lose' | 'gain' | 'jump-track'> = {
  lose: ({ resource, n }, { voice }) =>
    n === 'population-cost'
      ? { text: voice.say('ops.lose-cost', { resource: voice.name(resource) }) }
      : { text: voice.say('ops.lose', { resource: voice.name(resource), n }), tally: true },
  gain: ({ resource, n }, { voice }) => ({
    text: voice.say('ops.gain', { resource: voice.name(resource), n }),
    tally: true,
  }),
  'jump-track': ({ by }, { voice }) => ({
    text: voice.say('ops.jump-track', { n: Math.abs(by) }, by < 0 ? 'back' : 'forward'),
    statement: true,
  }),
};
