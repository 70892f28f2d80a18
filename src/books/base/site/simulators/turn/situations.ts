/** Apollo’s turn in six situations. */

import type { Position, Scenario } from '#scenarios/index.ts';
import type { TurnTable } from '#ui/turn/situations.ts';
import type { Situation } from '#ui/turn/turnBench.ts';

const seats = [
  { id: 'apollo', character: 'lee-adama' },
  { id: 'roslin', character: 'laura-roslin' },
  { id: 'tyrol', character: 'galen-tyrol' },
  { id: 'helo', character: 'karl-agathon' },
];

type Apollo = NonNullable<Position['seats']>[string];

/** As many as he may still hold after drawing: Apollo discards at random, which is no example of the rule. */
const hand = [
  'executive-order/1',
  'launch-scout/1',
  'evasive-maneuvers/1',
  'declare-emergency/3',
  'maximum-firepower/3',
];
const human = { hand, loyalty: ['not-a-cylon'] };
const cylon = 'cylon-reduce-morale';

const apollo: { readonly [situation in Situation]: Apollo } = {
  aboard: { at: 'command', ...human },
  viper: human,
  sickbay: { at: 'sickbay', ...human },
  brig: { at: 'brig', ...human },
  hidden: { at: 'command', hand, loyalty: [cylon] },
  revealed: { at: 'caprica', hand: hand.slice(0, 3), loyalty: [], shown: [cylon], revealed: true },
};

/** The same table each time: a basestar off the bow, vipers out, a Crisis card with both icons on top of its deck. */
function position(situation: Situation): Position {
  const admiral = situation === 'brig' || situation === 'revealed' ? 'helo' : 'apollo';
  return {
    turn: { active: 'apollo', number: 5 },
    titles: { president: 'roslin', admiral },
    'jump-track': 2,
    space: {
      bow: { basestars: [{}], raiders: 2 },
      'port-stern': { vipers: 1, ...(situation === 'viper' ? { pilots: ['apollo'] } : {}) },
      stern: { civilians: 2 },
    },
    seats: {
      apollo: apollo[situation],
      roslin: { at: 'presidents-office', hand: ['consolidate-power/1', 'consolidate-power/1'] },
      tyrol: { at: 'hangar-deck', hand: ['repair/1'] },
      helo: { at: 'weapons-control', hand: [] },
    },
    piles: { crisis: ['water-shortage-a'] },
    dice: [1],
  };
}

function scenarioIn(situation: Situation): Scenario {
  return {
    id: `try/turn/${situation}`,
    books: ['base'],
    game: { objective: 'kobol', seats, seed: 1 },
    position: position(situation),
  };
}

export const turnTable: TurnTable = { scenarioIn };
