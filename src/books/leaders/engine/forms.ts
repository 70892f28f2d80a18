import { type Forms, type FurtherFields, flag, number } from '#engine/validate/form.ts';

/** What the fields of these operations may hold. */
export const leaderOpForms = {
  'draw-as-infiltrator': { optional: flag },
} satisfies NonNullable<Forms['ops']>;

/** Fields that two books add. */
export const leaderFields = { loyaltyDecks: { leader: flag } } satisfies FurtherFields;

export const leaderQueryForms = {
  'infiltrator-draw': { set: number },
} satisfies NonNullable<Forms['queries']>;
