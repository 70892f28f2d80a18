/** What this book's steps of the set-up ask for. */
import { placed } from '#books/leaders/site/setUp.ts';
import type { SetUp } from '#features/night/night.ts';
import { counted, dealtTo, ofSeats } from '#features/night/telling.ts';

export const setUp: SetUp = {
  tellers: {
    'deal-miracles': ({ after }) =>
      ofSeats(after, ({ slots: { miracles = 0 } }, seat) =>
        miracles === 0 ? undefined : { say: 'miracles', seat, n: miracles },
      ),

    'draw-first-mutinies': ({ events, after }) =>
      ofSeats(after, (_, seat) => counted('mutinies', seat, dealtTo(events, 'mutiny-drawn', seat))),

    'deal-motives': ({ events, after }) =>
      ofSeats(after, (_, seat) => counted('motives', seat, dealtTo(events, 'motives-dealt', seat))),
  },
  placed,
  ofTheDeck: ['deal-motives'],
};

declare module '#features/night/setUp.ts' {
  interface Dealt {
    miracles: object;
    mutinies: object;
    motives: object;
  }
}
