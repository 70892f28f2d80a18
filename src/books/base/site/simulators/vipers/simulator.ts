import { defineSimulator } from '#books/defineSimulator.ts';
import { adama, apollo, company, starbuck } from '../crew.ts';

export const simulator = defineSimulator({
  rule: 'viper.three-options',
  lesson: 'flying',
  cards: ['evasive-maneuvers'],
  // The two examples of the rules: one viper activated twice in Command, and Starbuck's first shot.
  worked:
    'starbuck~command~launch:port-bow~attack:port-bow:raider~2~turn~stay~hangar-deck~port-bow~yes~viper~attack:port-bow:raider~3',
  of: 'vipers',
  flyers: {
    admiral: adama,
    pilots: [starbuck, apollo],
    // What the pilot pays with when he lands or changes ships.
    hand: ['evasive-maneuvers/1', 'evasive-maneuvers/1'],
  },
  company,
});
