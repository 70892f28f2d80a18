import type { SiteOf } from '#books/siteFacet.ts';
import type { BaseTexts } from './texts.ts';

export const simulators: SiteOf<BaseTexts>['simulators'] = {
  turn: { rule: 'turn.six-steps', lesson: 'your-turn', who: 'lee-adama' },
  check: { rule: 'skill-check.final-strength', lesson: 'checks' },
  attack: { rule: 'attack.roll', lesson: 'fighters-and-civilians' },
  vipers: {
    rule: 'viper.three-options',
    lesson: 'flying',
    cards: ['evasive-maneuvers'],
    // The two examples of the rules: one viper activated twice in Command, and Starbuck's first shot.
    worked:
      'starbuck~command~launch:port-bow~attack:port-bow:raider~2~turn~stay~hangar-deck~port-bow~yes~viper~attack:port-bow:raider~3',
  },
  raiders: { rule: 'raiders.priority', lesson: 'raiders' },
  boarding: { rule: 'heavy-raiders.board', lesson: 'boarding-and-damage' },
  damage: {
    rule: 'damage.draw-token',
    lesson: 'boarding-and-damage',
    cards: ['repair'],
    worked:
      'fight~galactica~galactica-damage-hangar-deck~galactica~galactica-damage-fuel~repair:hangar-deck~damage:bow:basestar~basestar-critical-hit~damage:bow:basestar~damage:port-bow:starbuck',
  },
  jump: {
    rule: 'jump.five-steps',
    lesson: 'jumping',
    // The jump with a 5 on the last blue space but one, as the rules tell it.
    worked: 'prepare~prepare~prepare~prepare~ftl-control~5~tylium-planet~remote-planet~remote-planet',
  },
  loyalty: { rule: 'loyalty-deck.sort-piles', lesson: 'who-are-you' },
  succession: { rule: 'succession.on-reveal', lesson: 'titles-and-the-brig' },
};
