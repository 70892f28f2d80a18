/** The words of the desk, fetched with it, joined to those of the table. */
import type { Language } from '../../../i18n/languages.ts';
import { makeTranslate } from '../../../i18n/translate.ts';
import { differenceText, loadFaultText } from '../../../text/refusals.ts';
import { type Speech, seatName } from '../speech.ts';
import { fetchJson, type Site } from '../texts.ts';
import type { DeskKey, DeskTexts, DoorSaid, Said } from './said.ts';

let fetched: { readonly url: string; readonly texts: Promise<DeskTexts> } | undefined;

export function deskTexts({ base, language }: Site): Promise<DeskTexts> {
  const url = `${base}${language}/sandbox/words/desk.json`;
  if (fetched?.url !== url) fetched = { url, texts: fetchJson<DeskTexts>(url) };
  // What failed is asked for again.
  fetched.texts.catch(() => {
    fetched = undefined;
  });
  return fetched.texts;
}

export function makeDoorSaid(language: Language, texts: DeskTexts): DoorSaid {
  return {
    t: makeTranslate<DeskKey>(language, texts),
    language,
    person: id => (Object.hasOwn(texts.people, id) ? (texts.people[id] ?? id) : id),
  };
}

export function makeSaid(speech: Speech, texts: DeskTexts): Said {
  const { site, words, reply, narrator } = speech;
  const voice = { reply, tell: narrator.tell };
  return {
    ...makeDoorSaid(site.language, texts),
    texts,
    words,
    base: site.base,
    card: id => {
      const title = speech.cardTitle(id);
      return title === id ? speech.thing(id) : title;
    },
    seat: ({ state }, seat) => seatName(speech, state.seats, seat),
    loadFault: loaded => loadFaultText(voice, loaded),
    difference: difference => differenceText(voice, difference),
  };
}
