import { type Rulings, rulings } from '#engine/model/options.ts';
import { fallbackLanguage, type Language, languages } from '#i18n/languages.ts';
import { editionsIn } from './editions.ts';

/** By the language of a box: where it says something else than we play, and there is but one other way to play it. */
export async function boxRulings(): Promise<{ readonly [box: string]: Partial<Rulings> }> {
  const known: { readonly [id: string]: readonly string[] } = rulings;
  const questions = await editionsIn(fallbackLanguage);
  const readIn = (box: Language) =>
    questions.flatMap(({ id, boxes: printed }) => {
      const [, other, third] = known[id] ?? [];
      return printed?.[box] === 'differs' && other !== undefined && third === undefined ? [[id, other]] : [];
    });
  return Object.fromEntries(languages.map(box => [box, Object.fromEntries(readIn(box))]));
}
