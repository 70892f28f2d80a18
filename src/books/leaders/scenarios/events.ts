import type { FieldsOf } from '#scenarios/notation/eventFields.ts';
import type { LeaderEvents } from '../engine/words.ts';

export const leaderEvents: FieldsOf<LeaderEvents> = {
  infiltrated: { seat: 'seat' },
  'infiltration-ended': { seat: 'seat' },
};
