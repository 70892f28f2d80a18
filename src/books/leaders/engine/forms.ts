import { type Forms, flag, number } from '#engine/validate/form.ts';

/** What the fields of these operations may hold. */
export const leaderOpForms = {
  'draw-as-infiltrator': { optional: flag },
} satisfies NonNullable<Forms['ops']>;

export const leaderQueryForms = {
  'infiltrator-draw': { set: number },
} satisfies NonNullable<Forms['queries']>;
