import type { Procedures } from '../model/flow.ts';

/** The ten steps of the set-up, then turns until the game is over. */
export const setup: Procedures = {
  game: [
    { op: 'begin-game', rule: 'setup.ten-steps' },
    {
      op: 'set-resources',
      rule: 'setup.resource-start',
      also: ['difficulty.easier-humans', 'difficulty.easier-cylons'],
    },
    {
      op: 'lay-out-pieces',
      rule: 'setup.reserves',
      also: ['components.assembly', 'setup.fleet-marker-start', 'setup.other-pieces-aside'],
    },
    // Shuffled is what nobody has looked at: they may lie there from the beginning.
    {
      op: 'lay-out-decks',
      rule: 'setup.decks-shuffled',
      also: ['setup.skill-decks', 'setup.kobol-card'],
    },
    { op: 'draw-starting-player', rule: 'setup.first-player' },
    { op: 'choose-characters', rule: 'setup.choose-in-order' },
    {
      op: 'enter-characters',
      rule: 'setup.start-location',
      also: ['setup.character-components', 'characters.apollo-start'],
    },
    { op: 'give-first-title', title: 'president', rule: 'setup.president-priority' },
    {
      op: 'give-first-title',
      title: 'admiral',
      rule: 'setup.admiral-priority',
      also: ['setup.admiral-nukes'],
    },
    { op: 'draw-first-quorum', rule: 'setup.president-quorum' },
    {
      op: 'build-loyalty-deck',
      rule: 'loyalty-deck.sort-piles',
      also: [
        'loyalty-deck.remove-sympathizer',
        'loyalty-deck.three-players',
        'loyalty-deck.four-players',
        'loyalty-deck.five-players',
        'loyalty-deck.six-players',
      ],
    },
    { op: 'deal-loyalty', rule: 'loyalty-deck.deal-one', also: ['loyalty.starting-card'] },
    { op: 'add-sympathizer', rule: 'loyalty-deck.add-sympathizer' },
    { op: 'put-loyalty-aside', rule: 'loyalty-deck.rest-aside' },
    { op: 'draw-starting-hands', rule: 'setup.starting-hand', also: ['setup.first-player-no-hand'] },
    { op: 'build-destiny', rule: 'setup.destiny-deck' },
    { op: 'place-fleet', kinds: ['basestar', 'raider'], rule: 'setup.cylon-ships' },
    { op: 'place-fleet', kinds: ['viper'], rule: 'setup.vipers-in-space' },
    { op: 'place-fleet', kinds: ['civilian'], rule: 'setup.civilians-in-space' },
    { op: 'take-turns', rule: 'turn.clockwise' },
  ],
};
