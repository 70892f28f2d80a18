import type { Procedures } from './index.ts';

/** The ten steps of the set-up, then turns until the game is over. */
export const setup: Procedures = {
  game: [
    { op: 'set-board', rule: 'setup.ten-steps' },
    { op: 'draw-starting-player', rule: 'setup.first-player' },
    { op: 'choose-characters', rule: 'setup.choose-in-order' },
    { op: 'enter-characters', rule: 'setup.start-location' },
    { op: 'give-titles', rule: 'titles.given-and-moved' },
    { op: 'deal-loyalty', rule: 'loyalty-deck.deal-one' },
    { op: 'shuffle-decks', rule: 'setup.decks-shuffled' },
    { op: 'draw-starting-hands', rule: 'setup.starting-hand' },
    { op: 'build-destiny', rule: 'setup.destiny-deck' },
    { op: 'place-fleet', rule: 'setup.cylon-ships' },
    { op: 'take-turns', rule: 'turn.clockwise' },
  ],
};
