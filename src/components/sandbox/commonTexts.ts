import { texts as boards } from '../../board/allWords.ts';
import { findRule } from '../../collections/ruleIndex.ts';
import type { Language } from '../../i18n/languages.ts';
import { baseRules } from '../../rules/base.ts';
import { daybreakRules } from '../../rules/daybreak.ts';
import { pegasusRules } from '../../rules/pegasus.ts';
import { locales } from '../../text/locales.ts';
import type { CommonTexts } from '../../widgets/sandbox/texts.ts';
import { sandboxTexts } from './sandboxTexts.ts';

/** What the sandbox says in every game, whatever its books. */
export async function commonTexts(language: Language, boxes: CommonTexts['boxes']): Promise<CommonTexts> {
  const { door: _, presets: __, ...sandbox } = sandboxTexts(language);
  const rules = await Promise.all(
    [...baseRules, ...pegasusRules, ...daybreakRules].map(async rule => {
      const place = await findRule(language, rule);
      return place === undefined ? [] : [[rule, [place.path, place.name]] as const];
    }),
  );
  const { engine, events, terms } = locales[language];
  return {
    boxes,
    sandbox,
    engine,
    events,
    terms,
    board: boards[language],
    rules: Object.fromEntries(rules.flat()),
  };
}
