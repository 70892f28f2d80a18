import { defineSimulator } from '#books/defineSimulator.ts';
import { adama, company, starbuck } from '../crew.ts';

export const simulator = defineSimulator({
  rule: 'damage.draw-token',
  lesson: 'boarding-and-damage',
  cards: ['repair'],
  worked:
    'fight~galactica~galactica-damage-hangar-deck~galactica~galactica-damage-fuel~repair:hangar-deck~damage:bow:basestar~basestar-critical-hit~damage:bow:basestar~damage:port-bow:starbuck',
  of: 'damage',
  // The Armory is empty, and Starbuck is in a viper.
  crew: {
    seats: [
      { ...adama, at: 'command' },
      { id: 'tyrol', character: 'galen-tyrol', at: 'hangar-deck' },
      { ...starbuck, at: undefined },
      { id: 'tigh', character: 'saul-tigh', at: 'weapons-control' },
      { id: 'roslin', character: 'laura-roslin', at: 'admirals-quarters' },
      { id: 'baltar', character: 'gaius-baltar', at: 'ftl-control' },
    ],
    mechanic: 'tyrol',
  },
  company,
});
