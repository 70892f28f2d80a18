import type { Card } from '#engine/model/card.ts';
import type { CardText } from '../cardText.ts';
import type { Voice } from '../voice.ts';
import { crisisText } from './crisis.ts';
import {
  agendaText,
  destinationText,
  loyaltyText,
  missionText,
  motiveText,
  mutinyText,
  quorumText,
  skillText,
} from './decks.ts';

export function describeCard(voice: Voice, card: Card): CardText {
  switch (card.deck) {
    case 'skill':
      return skillText(voice, card);
    case 'crisis':
    case 'super-crisis':
    case 'new-caprica':
      return crisisText(voice, card);
    case 'quorum':
      return quorumText(voice, card);
    case 'loyalty':
      return loyaltyText(voice, card);
    case 'mission':
      return missionText(voice, card);
    case 'motive':
      return motiveText(voice, card);
    case 'mutiny':
      return mutinyText(voice, card);
    case 'agenda':
      return agendaText(voice, card);
    case 'destination':
      return destinationText(voice, card);
    default:
      throw new Error(`No text is known for cards of the kind ${card.deck}`);
  }
}
