import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import { events as ofLeaders } from '#books/leaders/text/events.ts';
import { events as ofTreachery } from '#books/treachery/text/events.ts';
import { defineLog } from '#text/log/facet.ts';
import type { PegasusEvents } from '../engine/words.ts';
import { events } from './events.ts';

export const facet = defineLog<{ events: PegasusEvents & LeaderEvents }>({
  events: { ...ofLeaders, ...ofTreachery, ...events },
  piles: ['pegasus-damage', 'agenda'],
  asksPiles: ['any-deck'],
  actions: ['attack-occupation', 'imprison'],
});
