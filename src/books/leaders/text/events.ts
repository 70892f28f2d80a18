import type { LogOf } from '#text/log/facet.ts';
import type { LeaderEvents } from '../engine/words.ts';

/** Leaders who begin to play as humans, and who end it. */
export const events: LogOf<{ events: LeaderEvents }>['events'] = {
  infiltrated: ({ seat }, { voice, who }) => voice.tell('infiltrated', { who: who(seat) }),
  'infiltration-ended': ({ seat }, { voice, who }) => voice.tell('infiltration-ended', { who: who(seat) }),
};
