import type { FieldsOf } from '#scenarios/notation/eventFields.ts';
import type { DestinyEvents } from '../engine/destiny.ts';

export const destinyEvents: FieldsOf<DestinyEvents> = {
  'destiny-grown': { skill: 'skill', n: 'number' },
};
