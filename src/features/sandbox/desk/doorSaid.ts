/** The words of the desk that the door needs too, before there is a game. */
import type { Language } from '#i18n/languages.ts';
import { makeTranslate } from '#i18n/translate.ts';
import { fetchJson, type Site } from '#ui/table/texts.ts';
import type { DeskKey, DeskTexts, DoorSaid } from './said.ts';

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
    person: id => (Object.hasOwn(texts.people, id) ? texts.people[id] : undefined),
  };
}
