import type { Describers } from '../describer.ts';

type CardOps = 'stay' | 'give' | 'put-this';

/** What becomes of the card itself. */
export const cardOps: Describers<CardOps> = {
  stay: (_, { voice }) => ({ text: voice.say('ops.stay'), statement: true }),
  give: ({ to }, { voice, who }) => ({ text: voice.say('ops.give', { to: who(to) }) }),
  'put-this': ({ to }, { voice }) => ({ text: voice.say('ops.put-this', {}, to) }),
};
