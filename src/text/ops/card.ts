import type { Describers } from '../describer.ts';

type CardOps = 'stay' | 'give' | 'discard-this' | 'remove-this' | 'shuffle-this-back';

/** What becomes of the card itself. */
export const cardOps: Describers<CardOps> = {
  stay: (_, { voice }) => ({ text: voice.say('ops.stay'), statement: true }),
  give: ({ to }, { voice, who }) => ({ text: voice.say('ops.give', { to: who(to) }) }),
  'discard-this': (_, { voice }) => ({ text: voice.say('ops.discard-this') }),
  'remove-this': (_, { voice }) => ({ text: voice.say('ops.remove-this') }),
  'shuffle-this-back': (_, { voice }) => ({ text: voice.say('ops.shuffle-this-back') }),
};
