import { type Forms, flag } from '../../validate/form.ts';

/** What the fields of these operations may hold. */
export const leaderOpForms = {
  'draw-as-infiltrator': { optional: flag },
} satisfies NonNullable<Forms['ops']>;
