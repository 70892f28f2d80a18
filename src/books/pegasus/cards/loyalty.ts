import { infiltrator } from '#books/leaders/cards/procedures.ts';
import type { LoyaltyCard, LoyaltyDeck } from '#engine/model/card.ts';
import { discardsForTreachery } from './discardsForTreachery.ts';

export const loyaltyCards = [
  { deck: 'loyalty', id: 'not-a-cylon-pegasus', count: 1, side: 'human' },
  {
    deck: 'loyalty',
    id: 'cylon-treachery',
    count: 1,
    side: 'cylon',
    reveal: [
      discardsForTreachery('each-human', 1, { random: true }),
      { op: 'mark-turn', mark: 'two-treachery' },
    ],
  },
  {
    deck: 'loyalty',
    id: 'sympathetic-cylon',
    count: 1,
    side: 'special',
    immediate: [
      { op: 'procedure', of: 'turned-sympathetic', rule: 'pegasus.variants.sympathetic-cylon.reveal' },
    ],
    turns: true,
    abilities: infiltrator({
      returnAction: 'pegasus.infiltration.return-action',
      cardsInChecks: 'pegasus.infiltration.two-card-cap',
      noTitles: 'pegasus.infiltration.no-titles',
    }),
  },
] satisfies readonly LoyaltyCard[];

/** Two cards for every player but the Leader (pegasus.loyalty-deck.composition). */
export const loyaltyDecks = [
  { players: 4, cylon: 1, human: 5, leader: true, agenda: 'sympathetic' },
  { players: 5, cylon: 1, human: 7, leader: true, agenda: 'hostile' },
  { players: 6, cylon: 2, human: 8, leader: true, agenda: 'sympathetic' },
  { players: 7, cylon: 2, human: 10, leader: true, agenda: 'hostile' },
] satisfies readonly LoyaltyDeck[];
