import { defineLog } from '#text/log/facet.ts';
import type { TinyEvents } from '../engine/words.ts';

export const facet = defineLog<{ events: TinyEvents }>({
  events: { 'star-rose': ({ seat, n }, { voice, who }) => voice.tell('star-rose', { who: who(seat), n }) },
  piles: ['omens'],
});
