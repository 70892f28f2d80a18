import type { Card } from '#engine/model/card.ts';
import type { CardText } from '../cardText.ts';
import { firstOf } from '../facet.ts';
import type { Voice } from '../voice.ts';
import { crisisText } from './crisis.ts';
import { destinationText, loyaltyText, quorumText, skillText } from './decks.ts';

export function describeCard(voice: Voice, card: Card): CardText {
  switch (card.deck) {
    case 'skill':
      return skillText(voice, card);
    case 'crisis':
    case 'super-crisis':
      return crisisText(voice, card);
    case 'quorum':
      return quorumText(voice, card);
    case 'loyalty':
      return loyaltyText(voice, card);
    case 'destination':
      return destinationText(voice, card);
    default:
      return textOfBook(voice, card);
  }
}

/** A card of a kind that a book brings. */
function textOfBook(voice: Voice, card: Card): CardText {
  const told = firstOf(voice.facets, ({ kinds }) => kinds?.[card.deck]);
  if (told === undefined) throw new Error(`No book of the voice tells cards of the kind "${card.deck}"`);
  return told(voice, card as never);
}
