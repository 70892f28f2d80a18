/** What the guide says, fetched when a game has one. */

import { type KeyOf, makeTranslate, type Translate } from '#i18n/translate.ts';
import type guide from '#locales/en/guide.json';
import { fetchJson, type Site } from '#ui/table/texts.ts';

export type GuideTexts = typeof guide;
export type GuideSaid = Translate<KeyOf<GuideTexts>>;

export async function loadGuide({ base, language }: Site): Promise<GuideSaid> {
  return makeTranslate(language, await fetchJson<GuideTexts>(`${base}${language}/sandbox/words/guide.json`));
}
