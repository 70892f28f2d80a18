import type { Kind, Question } from './question.ts';

/** Where each kind of question is taught. */
const lessonOf: { readonly [kind in Kind]: string } = {
  turn: 'your-turn',
  last: 'checks',
  decides: 'titles-and-the-brig',
  'how-many': 'titles-and-the-brig',
  'hand-limit': 'skill-cards',
  'cannot-go': 'where-to-stand',
  'can-do': 'where-to-stand',
  roll: 'fighters-and-civilians',
  sum: 'checks',
  check: 'checks',
  target: 'raiders',
  'raider-moves': 'raiders',
  fly: 'fighters-and-civilians',
  'jump-loss': 'jumping',
  'how-far': 'jumping',
  succession: 'titles-and-the-brig',
  knows: 'who-are-you',
  over: 'who-we-are',
};

/** The lesson that tells the rule which decides; else the one about this kind of question. */
export function lessonAbout(
  { rule, kind }: Pick<Question, 'rule' | 'kind'>,
  taught: { readonly [rule: string]: string },
): string {
  return taught[rule] ?? lessonOf[kind];
}
