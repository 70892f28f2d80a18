import type { SiteOf } from '#books/siteFacet.ts';
import type { BaseTexts } from './texts.ts';

/** In the order in which they are shown. */
export const simulators: SiteOf<BaseTexts>['simulators'] = {
  turn: { drawn: 'turn', rule: 'turn.six-steps', lesson: 'your-turn', who: 'lee-adama' },
  check: { drawn: 'check', rule: 'skill-check.final-strength', lesson: 'checks' },
  attack: { drawn: 'attack', rule: 'attack.roll', lesson: 'fighters-and-civilians' },
  vipers: {
    drawn: 'flight',
    rule: 'viper.three-options',
    lesson: 'flying',
    cards: ['evasive-maneuvers'],
    // The two examples of the rules: one viper activated twice in Command, and Starbuck's first shot.
    worked:
      'starbuck~command~launch:port-bow~attack:port-bow:raider~2~turn~stay~hangar-deck~port-bow~yes~viper~attack:port-bow:raider~3',
  },
  raiders: { drawn: 'fleet', rule: 'raiders.priority', lesson: 'raiders' },
  boarding: { drawn: 'fleet', rule: 'heavy-raiders.board', lesson: 'boarding-and-damage' },
  damage: {
    drawn: 'damage',
    rule: 'damage.draw-token',
    lesson: 'boarding-and-damage',
    cards: ['repair'],
    worked:
      'fight~galactica~galactica-damage-hangar-deck~galactica~galactica-damage-fuel~repair:hangar-deck~damage:bow:basestar~basestar-critical-hit~damage:bow:basestar~damage:port-bow:starbuck',
  },
  jump: {
    drawn: 'jump',
    rule: 'jump.five-steps',
    lesson: 'jumping',
    // The jump with a 5 on the last blue space but one, as the rules tell it.
    worked: 'prepare~prepare~prepare~prepare~ftl-control~5~tylium-planet~remote-planet~remote-planet',
  },
  loyalty: { drawn: 'loyalty', rule: 'loyalty-deck.sort-piles', lesson: 'who-are-you' },
  succession: { drawn: 'succession', rule: 'succession.on-reveal', lesson: 'titles-and-the-brig' },
};
