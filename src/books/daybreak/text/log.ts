import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import { events as ofLeaders } from '#books/leaders/text/events.ts';
import { events as ofTreachery } from '#books/treachery/text/events.ts';
import { defineLog } from '#text/log/facet.ts';
import type { DaybreakEvents } from '../engine/words.ts';
import { events } from './events.ts';

export const facet = defineLog<{ events: DaybreakEvents & LeaderEvents }>({
  events: { ...ofLeaders, ...ofTreachery, ...events },
  piles: ['mutiny', 'mission', 'motive'],
});
