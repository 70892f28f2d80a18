import { textsFor } from '#books/atBuild/site.ts';
import { coreActivations } from '#engine/model/vocabulary.ts';
import { fallbackLanguage, type Language } from '#i18n/languages.ts';
import { cardTexts } from './cardTexts.ts';

/** What icons of cards set in motion: in every game, and in those with a book. */
export const activations: readonly string[] = [
  ...coreActivations,
  ...Object.keys(textsFor(fallbackLanguage, 'activations')),
];

export function activationText(language: Language, activation: string): string {
  const core = coreActivations.find(one => one === activation);
  const text =
    core === undefined
      ? textsFor(language, 'activations')[activation]
      : cardTexts(language)(`activations.${core}`);
  if (text === undefined) throw new Error(`The icon ${activation} has no text.`);
  return text;
}
