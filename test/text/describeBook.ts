import type { Book } from '#engine/model/card.ts';
import {
  type CardText,
  characterText,
  civilianShipText,
  damageTokenText,
  describeCard,
  locationText,
  objectiveText,
  titleText,
  type Voice,
} from '#text/index.ts';

export interface Section {
  readonly heading: string;
  readonly texts: readonly CardText[];
}

/** Every card, sheet and token of a book. */
export function describeBook(voice: Voice, book: Book): Section[] {
  const decks = Map.groupBy(book.cards, card => card.deck);
  return [
    ...[...decks].map(([heading, cards]) => ({
      heading,
      texts: cards.map(card => describeCard(voice, card)),
    })),
    { heading: 'characters', texts: book.characters.map(c => characterText(voice, c)) },
    { heading: 'locations', texts: book.locations.map(l => locationText(voice, l)) },
    { heading: 'titles', texts: book.titles.map(t => titleText(voice, t)) },
    { heading: 'objectives', texts: book.objectives.map(o => objectiveText(voice, o)) },
    { heading: 'damage tokens', texts: book.damageTokens.map(t => damageTokenText(voice, t)) },
    { heading: 'civilian ships', texts: book.civilianShips.map(s => civilianShipText(voice, s)) },
  ];
}
