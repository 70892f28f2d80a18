import { texts as boards } from '../../board/allWords.ts';
import { editionsIn } from '../../collections/editions.ts';
import { findRule } from '../../collections/ruleIndex.ts';
import { rulings } from '../../engine/model/options.ts';
import { fallbackLanguage, type Language, languages } from '../../i18n/languages.ts';
import { baseRules } from '../../rules/base.ts';
import { daybreakRules } from '../../rules/daybreak.ts';
import { pegasusRules } from '../../rules/pegasus.ts';
import { locales } from '../../text/locales.ts';
import type { CommonTexts } from '../../widgets/sandbox/texts.ts';
import { sandboxTexts } from './sandboxTexts.ts';

/** What the sandbox says in every game, whatever its books. */
export async function commonTexts(language: Language): Promise<CommonTexts> {
  const { door: _, presets: __, ...sandbox } = sandboxTexts(language);
  const rules = await Promise.all(
    [...baseRules, ...pegasusRules, ...daybreakRules].map(async rule => {
      const place = await findRule(language, rule);
      return place === undefined ? [] : [[rule, [place.path, place.name]] as const];
    }),
  );
  const { engine, events, terms } = locales[language];
  return {
    boxes: await boxes(),
    sandbox,
    engine,
    events,
    terms,
    board: boards[language],
    rules: Object.fromEntries(rules.flat()),
  };
}

/** By the language of a box: where it says something else than we play, and there is but one other way to play it. */
async function boxes(): Promise<CommonTexts['boxes']> {
  const known: { readonly [id: string]: readonly string[] } = rulings;
  const questions = await editionsIn(fallbackLanguage);
  const readIn = (box: Language) =>
    questions.flatMap(({ id, boxes: printed }) => {
      const [, other, third] = known[id] ?? [];
      return printed?.[box] === 'differs' && other !== undefined && third === undefined ? [[id, other]] : [];
    });
  return Object.fromEntries(languages.map(box => [box, Object.fromEntries(readIn(box))]));
}
