import type { corePiles, PileName } from '#engine/model/vocabulary.ts';
import { type BoardFacets, symbolIn } from '../facet.ts';
import { stepSymbols } from './icons.ts';
import { peopleSymbols } from './people.ts';
import { shipSymbols } from './ships.ts';
import { tokenSymbols } from './tokens.ts';

/** Decks and pools of tokens; skill decks carry the symbol of their skill. */
export const deckSymbols: { readonly [pile in (typeof corePiles)[number]]: string } = {
  destiny: 'M1 6.4 10.8 3l4.8 13.6-9.8 3.4zM13.6 3H22v15.4h-4.4z',
  crisis: stepSymbols.crisis,
  'super-crisis':
    'M12 1.4 23.4 21.8H.6zM8.4 10.6v5.4h2.4v-5.4zM8.4 17.2v2.4h2.4v-2.4zM13.2 10.6v5.4h2.4v-5.4zM13.2 17.2v2.4h2.4v-2.4z',
  // The twelve colonies.
  quorum:
    'M10.1 3a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM14.6 4.2a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM17.9 7.5a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM19.1 12a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM17.9 16.5a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM14.6 19.8a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM10.1 21a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM5.6 19.8a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM2.3 16.5a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM1.1 12a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM2.3 7.5a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM5.6 4.2a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0z',
  loyalty: peopleSymbols.loyalty,
  destination:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM16.8 7.2 13.8 13.8 7.2 16.8l3-6.6z',
  civilians: shipSymbols.civilian,
  'galactica-damage': tokenSymbols.damaged,
  'basestar-damage':
    'M12 .4 14.6 4.6 23.4 6.8V8l-8.6 1.4L12 11.2l-2.8-1.8L.6 8V6.8L9.4 4.6zM12 12.4l1.4 3 3.2-1.4-1.4 3.2 3 1.4-3 1.4 1.4 3.2-3.2-1.4-1.4 2-1.4-2-3.2 1.4 1.4-3.2-3-1.4 3-1.4L7.4 14l3.2 1.4z',
};

const isCore = (pile: PileName): pile is (typeof corePiles)[number] => Object.hasOwn(deckSymbols, pile);

/** A pile that no book has a symbol for is a plain card. */
export const deckSymbol = (pile: PileName, facets: BoardFacets): string =>
  isCore(pile) ? deckSymbols[pile] : (symbolIn(facets, 'decks', pile) ?? 'M5 2h14v20H5z');
