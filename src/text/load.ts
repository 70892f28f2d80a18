import type { Language } from '../i18n/languages.ts';
import { makeVoice, type Voice } from './voice.ts';

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
