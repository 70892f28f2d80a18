import type { Language } from '../i18n/languages.ts';
import { makeNames, makeNarrator, makeVoice, type Names, type Narrator, type Voice } from './voice.ts';

/** One language, fetched when it is needed: what a widget ships. */
export async function loadVoice(language: Language): Promise<Voice> {
  const [
    { default: terms },
    { default: titles },
    { default: effects },
    { default: events },
    { default: engine },
  ] = await Promise.all([
    import(`../../locales/${language}/terms.json`),
    import(`../../locales/${language}/cards.json`),
    import(`../../locales/${language}/effects.json`),
    import(`../../locales/${language}/events.json`),
    import(`../../locales/${language}/engine.json`),
  ]);
  return makeVoice(language, { terms, titles, effects, events, engine });
}

/** What things are called in one language. */
export async function loadNames(language: Language): Promise<Names> {
  const [{ default: terms }, { default: titles }] = await Promise.all([
    import(`../../locales/${language}/terms.json`),
    import(`../../locales/${language}/cards.json`),
  ]);
  return makeNames(language, { terms, titles });
}

/** Enough of a language to tell what happened. */
export async function loadNarrator(language: Language): Promise<Narrator> {
  const [{ default: terms }, { default: titles }, { default: events }] = await Promise.all([
    import(`../../locales/${language}/terms.json`),
    import(`../../locales/${language}/cards.json`),
    import(`../../locales/${language}/events.json`),
  ]);
  return makeNarrator(language, { terms, titles, events });
}
