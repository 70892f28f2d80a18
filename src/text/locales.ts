/** All four languages at once: for pages built ahead and for tests. A page that speaks one uses `load.ts`. */

import type { Book } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import deCards from '#locales/de/cards.json' with { type: 'json' };
import deDaybreak from '#locales/de/daybreak.json' with { type: 'json' };
import deEffects from '#locales/de/effects.json' with { type: 'json' };
import deEngine from '#locales/de/engine.json' with { type: 'json' };
import deFrames from '#locales/de/frames.json' with { type: 'json' };
import deNewCaprica from '#locales/de/newCaprica.json' with { type: 'json' };
import dePegasus from '#locales/de/pegasus.json' with { type: 'json' };
import dePeople from '#locales/de/people.json' with { type: 'json' };
import deTerms from '#locales/de/terms.json' with { type: 'json' };
import deVerbs from '#locales/de/verbs.json' with { type: 'json' };
import enCards from '#locales/en/cards.json' with { type: 'json' };
import enDaybreak from '#locales/en/daybreak.json' with { type: 'json' };
import enEffects from '#locales/en/effects.json' with { type: 'json' };
import enEngine from '#locales/en/engine.json' with { type: 'json' };
import enFrames from '#locales/en/frames.json' with { type: 'json' };
import enNewCaprica from '#locales/en/newCaprica.json' with { type: 'json' };
import enPegasus from '#locales/en/pegasus.json' with { type: 'json' };
import enPeople from '#locales/en/people.json' with { type: 'json' };
import enTerms from '#locales/en/terms.json' with { type: 'json' };
import enVerbs from '#locales/en/verbs.json' with { type: 'json' };
import esCards from '#locales/es/cards.json' with { type: 'json' };
import esDaybreak from '#locales/es/daybreak.json' with { type: 'json' };
import esEffects from '#locales/es/effects.json' with { type: 'json' };
import esEngine from '#locales/es/engine.json' with { type: 'json' };
import esFrames from '#locales/es/frames.json' with { type: 'json' };
import esNewCaprica from '#locales/es/newCaprica.json' with { type: 'json' };
import esPegasus from '#locales/es/pegasus.json' with { type: 'json' };
import esPeople from '#locales/es/people.json' with { type: 'json' };
import esTerms from '#locales/es/terms.json' with { type: 'json' };
import esVerbs from '#locales/es/verbs.json' with { type: 'json' };
import plCards from '#locales/pl/cards.json' with { type: 'json' };
import plDaybreak from '#locales/pl/daybreak.json' with { type: 'json' };
import plEffects from '#locales/pl/effects.json' with { type: 'json' };
import plEngine from '#locales/pl/engine.json' with { type: 'json' };
import plFrames from '#locales/pl/frames.json' with { type: 'json' };
import plNewCaprica from '#locales/pl/newCaprica.json' with { type: 'json' };
import plPegasus from '#locales/pl/pegasus.json' with { type: 'json' };
import plPeople from '#locales/pl/people.json' with { type: 'json' };
import plTerms from '#locales/pl/terms.json' with { type: 'json' };
import plVerbs from '#locales/pl/verbs.json' with { type: 'json' };
import { type BookWords, both, type ToldWords, toldWith, withBook } from './books.ts';
import type { EngineTexts } from './engineTexts.ts';
import type { Frame } from './frames.ts';
import type { Verbs } from './grammar/grammar.ts';
import { grammars } from './grammar/index.ts';
import deLog from './log/de.json' with { type: 'json' };
import enLog from './log/en.json' with { type: 'json' };
import esLog from './log/es.json' with { type: 'json' };
import plLog from './log/pl.json' with { type: 'json' };
import type { Terms } from './terms.ts';
import type { Titles } from './titles.ts';
import { type Locale, makeNarrator, makeVoice, type Narrator, type Voice } from './voice.ts';

/** What a language must bring. The English keys are the measure; `test/text` also refuses extra ones. */
interface LocaleOf<L extends Language> extends Locale {
  readonly terms: Terms<L>;
  readonly titles: Titles;
  readonly effects: typeof enEffects;
  readonly frames: { readonly [id in keyof typeof enFrames]: Frame };
  readonly verbs: Verbs;
  readonly engine: typeof enEngine & EngineTexts;
}

export const locales: { readonly [L in Language]: LocaleOf<L> } = {
  en: {
    terms: enTerms,
    people: enPeople,
    titles: enCards,
    effects: enEffects,
    frames: enFrames,
    verbs: enVerbs,
    events: enLog,
    engine: enEngine,
  },
  de: {
    terms: deTerms,
    people: dePeople,
    titles: deCards,
    effects: deEffects,
    frames: deFrames,
    verbs: deVerbs,
    events: deLog,
    engine: deEngine,
  },
  es: {
    terms: esTerms,
    people: esPeople,
    titles: esCards,
    effects: esEffects,
    frames: esFrames,
    verbs: esVerbs,
    events: esLog,
    engine: esEngine,
  },
  pl: {
    terms: plTerms,
    people: plPeople,
    titles: plCards,
    effects: plEffects,
    frames: plFrames,
    verbs: plVerbs,
    events: plLog,
    engine: plEngine,
  },
};

type Expansion = Exclude<Book, 'base'>;

/** The words of the expansions; here all at once, where a page is made, while a page that is read has only its own. */
const expansions: { readonly [L in Language]: { readonly [book in Expansion]: BookWords } } = {
  en: { pegasus: joined(enPegasus, enNewCaprica), daybreak: enDaybreak },
  de: { pegasus: joined(dePegasus, deNewCaprica), daybreak: deDaybreak },
  es: { pegasus: joined(esPegasus, esNewCaprica), daybreak: esDaybreak },
  pl: { pegasus: joined(plPegasus, plNewCaprica), daybreak: plDaybreak },
};

/** One book, written down in two files. */
function joined(one: BookWords, other: BookWords): BookWords {
  return both(one, other) as BookWords;
}

/** What a book says beyond the base game, which says nothing beyond itself. */
export function expansionWords(language: Language, book: Book): BookWords | undefined {
  return book === 'base' ? undefined : expansions[language][book];
}

const voices = new Map<Language, Voice>();

/** A language with the words of every book. */
export function localeOf(language: Language): Locale {
  return Object.values(expansions[language]).reduce<Locale>(withBook, locales[language]);
}

export function voiceOf(language: Language): Voice {
  const known = voices.get(language);
  if (known) return known;
  const voice = makeVoice(language, localeOf(language), grammars[language]);
  voices.set(language, voice);
  return voice;
}

/** Who tells in the browser, which is sent the titles of what it plays with and no others, nor words of other books. */
export function narratorWith(language: Language, titles: Titles, more?: ToldWords): Narrator {
  const { terms, events } = toldWith(locales[language], more);
  return makeNarrator(language, { terms, titles, events });
}
