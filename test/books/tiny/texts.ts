/** What the invented book says, in English. */
import type { BookDescribers } from '#text/bookDescribers.ts';
import type { TinyEvents, TinyTests } from './words.ts';

export const tinyDescribers: BookDescribers<TinyTests, TinyEvents> = {
  conditions: {
    'star-risen': ({ atLeast }, _voice, negated) =>
      negated ? `the star stands lower than ${atLeast}` : `the star stands at ${atLeast} or higher`,
  },
  events: { 'star-rose': ({ seat, n }, { who }) => `${who(seat)} raises the star by ${n}` },
};
