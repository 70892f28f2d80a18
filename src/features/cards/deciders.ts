import { allBooks } from '#books/atBuild/cards.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import { coreTitles, type Title } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { cardTexts } from '#ui/parts/cardTexts.ts';

const coreDeciders = ['current', ...coreTitles] as const;

/** Who may have to choose on a crisis: the current player, or the holder of a title. */
export const deciders: readonly (Title | 'current')[] = [
  ...new Set([...coreDeciders, ...allBooks.flatMap(({ titles }) => titles.map(({ id }) => id))]),
];

export function deciderText(language: Language, decider: Title | 'current'): string {
  const core = coreDeciders.find(one => one === decider);
  if (core !== undefined) return cardTexts(language)(`decides.${core}`);
  // What every game does not have is a title of a book.
  return voiceOf(language).name(decider as Title)('nom');
}
