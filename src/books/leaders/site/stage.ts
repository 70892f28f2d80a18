import type { Weights } from '#ui/stage/facet.ts';
import { note } from '#ui/stage/weights.ts';
import type { LeaderEvents } from '../engine/words.ts';

export const events: Weights<LeaderEvents> = {
  infiltrated: note(4, 1400),
  'infiltration-ended': note(3, 1200),
};
