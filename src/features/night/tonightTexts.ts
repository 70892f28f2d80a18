import { nightTexts, textsFor } from '#books/atBuild/site.ts';
import type { SiteTexts } from '#books/siteFacet.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/tonight.json' with { type: 'json' };
import en from '#locales/en/tonight.json' with { type: 'json' };
import es from '#locales/es/tonight.json' with { type: 'json' };
import pl from '#locales/pl/tonight.json' with { type: 'json' };
import { both } from '#text/books.ts';
import type { CommonTexts, TonightTexts } from './texts.ts';

/** What a language brings beside the keys of English are plural forms of its own. */
const core: { readonly [language in Language]: TonightTexts } = { en, de, es, pl: allNonBreaking('pl', pl) };

const texts = Object.fromEntries(
  languages.map(language => [language, both(core[language], nightTexts(language))]),
) as typeof core;

export function tonightTexts(language: Language): TonightTexts {
  return texts[language];
}

export function commonOf(language: Language): CommonTexts {
  const {
    seat,
    nobody,
    unfinished,
    toPlan,
    loading,
    unreachable,
    badLink,
    otherLink,
    strangers,
    unkept,
    beside,
  } = texts[language];
  return {
    seat,
    nobody,
    unfinished,
    toPlan,
    loading,
    unreachable,
    badLink,
    otherLink,
    strangers,
    unkept,
    beside,
  };
}

type PlanTexts = NonNullable<SiteTexts['plans']>[string];

/** What a lesson plan says; plans and their parts have the same names as in the books that bring them. */
export function planTexts(language: Language, plan: string): PlanTexts {
  const found = textsFor(language, 'plans')[plan];
  if (found === undefined) throw new Error(`The plan ${plan} has no texts.`);
  return found;
}

export function planPart(language: Language, plan: string, part: string): PlanTexts['parts'][string] {
  const found = planTexts(language, plan).parts[part];
  if (found === undefined) throw new Error(`The plan ${plan} has no part ${part}.`);
  return found;
}
