import { skills } from '#books/atBuild/board.ts';
import type { SkillSet } from '#engine/model/card.ts';
import { choicesOf } from '#engine/model/skillSet.ts';
import type { Skill } from '#engine/model/vocabulary.ts';

/** One entry of a skill set: so many cards of one of these types. */
export interface SkillEntry {
  readonly n: number;
  readonly of: readonly Skill[];
}

/** The entries of a skill set, those of a single type first. */
export function skillEntries(set: SkillSet): readonly SkillEntry[] {
  const single = skills.flatMap(skill => {
    const n = set.fixed[skill];
    return n === undefined ? [] : [{ n, of: [skill] }];
  });
  return [...single, ...choicesOf(set)];
}
