import type { SkillChoice, SkillSet } from './card.ts';

/** Cards of a set whose type is chosen, list by list. */
export function choicesOf({ choose }: SkillSet): readonly SkillChoice[] {
  if (choose === undefined) return [];
  return 'of' in choose ? [choose] : choose;
}
