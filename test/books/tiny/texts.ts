/** What the invented book says, in English. */
import type { BookDescribers } from '../../../src/text/bookDescribers.ts';
import type { TinyCardOps, TinyEvents, TinyTests } from './words.ts';

export const tinyDescribers: BookDescribers<TinyCardOps, TinyTests, TinyEvents> = {
  operations: { 'raise-star': ({ n }) => ({ text: `raise the star by ${n}` }) },
  conditions: {
    'star-risen': ({ atLeast }, _voice, negated) =>
      negated ? `the star stands lower than ${atLeast}` : `the star stands at ${atLeast} or higher`,
  },
  events: { 'star-rose': ({ seat, n }, { who }) => `${who(seat)} raises the star by ${n}` },
};
