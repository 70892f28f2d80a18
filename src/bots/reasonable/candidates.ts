/** The cards that a player could add to a check. */
import type { SomeOf } from '#engine/model/choice.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import { face } from '#engine/rules/hands.ts';
import type { Outlook } from './outlook.ts';
import { keepPrice } from './prices.ts';

export interface Candidate {
  readonly card: string;
  readonly strength: number;
  readonly price: number;
}

export function candidates(o: Outlook, choice: SomeOf, counts: (skill: Skill) => boolean): Candidate[] {
  return choice.options.flatMap(({ id, count }) => {
    const { skill, strength } = face(o.run, id);
    if (!counts(skill)) return [];
    return Array.from({ length: count ?? 1 }, () => ({ card: id, strength, price: keepPrice(o, id) }));
  });
}
