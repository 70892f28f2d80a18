import type { Weights } from '#ui/stage/facet.ts';
import { note } from '#ui/stage/weights.ts';
import type { DestinyEvents } from '../engine/destiny.ts';

export const events: Weights<DestinyEvents> = {
  'destiny-grown': note(2),
};
