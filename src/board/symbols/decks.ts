import type { PileName, Skill } from '../../engine/model/vocabulary.ts';
import { stepSymbols } from './icons.ts';
import { peopleSymbols } from './people.ts';
import { shipSymbols } from './ships.ts';
import { tokenSymbols } from './tokens.ts';

/** Decks and pools of tokens; skill decks carry the symbol of their skill. */
export const deckSymbols: { readonly [pile in Exclude<PileName, Skill>]: string } = {
  destiny: tokenSymbols.hidden,
  crisis: stepSymbols.crisis,
  'super-crisis':
    'M12 .8 23.4 12 12 23.2.6 12zM12 5 4.8 12 12 19l7.2-7zM10.8 7.4h2.4v6h-2.4zM10.8 14.6h2.4V17h-2.4z',
  quorum: peopleSymbols.president,
  loyalty: peopleSymbols.loyalty,
  destination:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM16.8 7.2 13.8 13.8 7.2 16.8l3-6.6z',
  civilians: shipSymbols.civilian,
  'galactica-damage': tokenSymbols.damaged,
  'basestar-damage': tokenSymbols['critical-hit'],
};
