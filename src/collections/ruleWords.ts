import type { Language } from '../i18n/languages.ts';
import { firstSentence } from './firstSentence.ts';
import { placeOfRule } from './rulePlaces.ts';

/** How a rule begins on its page: its first sentence, for lists that name rules and have no room to tell them. */
export async function firstWords(language: Language, rule: string): Promise<string | undefined> {
  const body = (await placeOfRule(language, rule))?.page.entry.body ?? '';
  const [, told] = body.split(`<Rule id="${rule}">`);
  return told === undefined ? undefined : firstSentence(told.split('</Rule>', 1)[0] ?? '', language);
}
