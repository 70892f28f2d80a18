import type { Book } from '#engine/model/card.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type { BenchTexts } from '#ui/bench/benchTexts.ts';
import { count } from '../kit/count.ts';
import { checkLibrary, givers, judgeCheck, type SkillFaces } from './checkBench.ts';

/** The check that the bench begins with, from the first card to the result, as its steps say it. */
export function workedCheck(
  language: Language,
  texts: BenchTexts['check'],
  book: Book,
  { faces, start }: SkillFaces,
  skillNames: { readonly [skill in Skill]?: string },
): readonly string[] {
  const { check, given } = start;
  const { destiny, left, next, current } = given;
  const judged = judgeCheck(checkLibrary(book, check), { destiny, players: [current, left, next] });
  const nameOf = (skill: Skill) => skillNames[skill] ?? skill;
  const names = (cards: readonly CardId[]) =>
    cards
      .flatMap(card => {
        const face = faces.find(({ id }) => id === card);
        return face === undefined
          ? []
          : [fill(texts.card, { skill: nameOf(face.skill), strength: face.strength })];
      })
      .join(', ');
  const asked = `${texts.difficulty}: ${check.difficulty}. ${texts.skills}: ${check.skills
    .map(nameOf)
    .join(', ')}.`;
  const put = givers.flatMap(giver =>
    given[giver].length === 0
      ? []
      : [`${texts[giver]}: ${count(texts, language, 'faceDown', given[giver].length)}`],
  );
  const sorted = fill(texts.sorted, { for: judged.for.length, against: judged.against.length });
  const { matching, other, strength, result } = judged;
  return [
    asked,
    `${put.join('; ')}.`,
    `${texts.revealed} ${names([...judged.for, ...judged.against])}.`,
    `${sorted} ${texts.for}: ${names(judged.for)}. ${texts.against}: ${names(judged.against)}.`,
    fill(texts.totalled, { matching, other, strength }),
    fill(texts.results[result], { strength, difficulty: check.difficulty, partial: check.partial ?? 0 }),
  ];
}
