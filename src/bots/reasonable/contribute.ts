/** How much to put into a skill check, and which cards. */
import type { SomeOf } from '#engine/model/choice.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import { candidates } from './candidates.ts';
import { mine, type Outlook } from './outlook.ts';
import { spoil } from './spoil.ts';
import { checkStake } from './stakes.ts';
import { support } from './support.ts';

export function contribute(o: Outlook, choice: SomeOf): string[] {
  const { check } = o.view;
  if (!check || choice.max === 0) return [];
  const stake = mine(o, checkStake(o, check));
  const forIt = (skill: Skill) =>
    (check.skills.includes(skill) || check.positive.includes(skill)) && !check.worthless.includes(skill);
  const against = (skill: Skill) => !forIt(skill) && !check.worthless.includes(skill);
  const matching = candidates(o, choice, forIt);
  if (stake > 0) return support(o, check, matching, stake, choice.max);
  return spoil(o, check, candidates(o, choice, against), matching, -stake, choice.max);
}
