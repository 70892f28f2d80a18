import type { Book as BookName } from '#books/registry.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import type { Deal } from './loyaltyBench.ts';

/** Loyalty cards, and of the characters what changes the deck or the deal. */
export function loyaltyBook<Data extends CardsFacet>(book: Data): Data {
  return {
    ...book,
    cards: book.cards.filter(({ deck }) => deck === 'loyalty'),
    characters: book.characters.map(one => ({
      ...one,
      abilities: one.abilities.filter(({ kind }) => kind === 'modifier'),
    })),
    locations: book.locations.map(one => ({ ...one, abilities: [] })),
    titles: book.titles.map(one => ({ ...one, abilities: [] })),
    damageTokens: [],
    civilianShips: [],
    attackTable: [],
  };
}

/** Five players, among them the two who get a card more; with an expansion, a Cylon Leader and somebody new. */
export const loyaltyStarts: { readonly [book in BookName]: Deal } = {
  base: {
    characters: ['william-adama', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'kara-thrace'],
    seed: 1,
  },
  pegasus: {
    characters: ['helena-cain', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'caprica-six'],
    seed: 1,
  },
  daybreak: {
    characters: ['louis-hoshi', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'danna-biers'],
    seed: 1,
  },
};
