/** What this book's steps of the set-up ask for. */
import { placed } from '#books/leaders/site/setUp.ts';
import type { SetUp } from '#features/night/night.ts';
import { counted, dealtTo, ofSeats } from '#features/night/telling.ts';

export const setUp: SetUp = {
  tellers: {
    'deal-agenda': ({ events, after }) =>
      ofSeats(after, (_, seat) => counted('agenda', seat, dealtTo(events, 'agenda-dealt', seat))),
  },
  placed,
  ofTheDeck: ['deal-agenda'],
};

declare module '#features/night/setUp.ts' {
  interface Dealt {
    agenda: object;
  }
}
