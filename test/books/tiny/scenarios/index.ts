import { defineScenarios } from '#scenarios/facet.ts';
import type { TinyEvents } from '../engine/words.ts';

export const facet = defineScenarios<TinyEvents, 'omen'>({
  events: { 'star-rose': { seat: 'seat', n: 'number' } },
  prompts: { omen: 'yes | no' },
});
