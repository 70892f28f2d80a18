import { defineStage } from '#ui/stage/facet.ts';
import { note } from '#ui/stage/weights.ts';
import type { TinyEvents } from '../engine/words.ts';

export const facet = defineStage<{ events: TinyEvents }>({ events: { 'star-rose': note(2) } });
