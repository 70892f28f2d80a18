import type { Book } from '#engine/model/card.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type { BenchTexts } from '#ui/bench/benchTexts.ts';
import { count } from '../kit/count.ts';
import { dealt as cardsDealt } from './dealt.ts';
import { type Allegiance, compile, type Deal, loyaltiesOf } from './loyaltyBench.ts';

type Names = {
  readonly characterNames: { readonly [character: string]: string };
  readonly cardNames: { readonly [card: CardId]: string };
};

/** The table that the bench begins with, from the deck to the Sleeper Agent phase. */
export function workedLoyalty(
  language: Language,
  texts: BenchTexts['loyalty'],
  books: readonly Book[],
  { characters, seed }: Deal,
  { characterNames, cardNames }: Names,
): readonly string[] {
  const lib = compile(books);
  const { deck, dealt, left, woken } = loyaltiesOf(lib, characters, seed);
  // Some who have shown what they are play by rules of their own.
  const sides: { readonly [side: string]: string } = texts.sides;
  const told = (cards: readonly CardId[]) => cardsDealt(lib, cards, cardNames);
  const everybody = (all: readonly Allegiance[]) =>
    all
      .map(({ cards, side, revealed }, seat) => {
        const character = characters[seat] ?? '';
        if (cards.length === 0) return `${characterNames[character]}: ${texts.sides.leader}`;
        const what = sides[revealed] ?? sides[side];
        return `${characterNames[character]}: ${told(cards)} (${what})`;
      })
      .join('; ');
  return [
    fill(texts.deckIs, { cards: told(deck), all: count(texts, language, 'cards', deck.length) }),
    `${everybody(dealt)}. ${fill(texts.leftIs, { cards: told(left) })}`,
    `${texts.wokenIs} ${everybody(woken)}.`,
  ];
}
