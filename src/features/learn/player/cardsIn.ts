import { voiceOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import { describeCard } from '#text/index.ts';
import { cardsToldAt } from '#ui/story/cardsToldAt.ts';
import type { Story } from '#ui/story/index.ts';
import type { CardSaid } from '#ui/story/texts.ts';

/** What the cards say that an example speaks of, by the card. */
export function cardsIn(
  language: Language,
  { stops, recording }: Story,
): { readonly [card: string]: CardSaid } {
  const told = new Set(stops.flatMap(({ beat }) => cardsToldAt(beat)));
  return Object.fromEntries(
    recording.books
      .flatMap(({ cards }) => cards)
      .flatMap(card => {
        if (!told.has(card.id)) return [];
        const { title, lines } = allNonBreaking(language, describeCard(voiceOf(language), card));
        const plain = lines.map(({ label, text }) => (label === undefined ? { text } : { label, text }));
        return [[card.id, { title, lines: plain }]];
      }),
  );
}
