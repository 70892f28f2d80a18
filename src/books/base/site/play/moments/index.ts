/** When the cards of this book matter, and the table around them. */
import type { Moments } from '#ui/moments/moments.ts';
import { cards } from './cards.ts';
import { skill } from './skill.ts';
import { things } from './things.ts';

export const moments: Moments = {
  kinds: { skill, ...cards, ...things },
  usual: {
    character: 'saul-tigh',
    company: ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol', 'saul-tigh', 'gaius-baltar'],
    posts: {
      'william-adama': 'command',
      'laura-roslin': 'presidents-office',
      'kara-thrace': 'hangar-deck',
      'galen-tyrol': 'armory',
      'saul-tigh': 'weapons-control',
      'gaius-baltar': 'research-lab',
    },
    // One card of each type that everybody knows.
    hand: [
      'consolidate-power/2',
      'executive-order/1',
      'strategic-planning/3',
      'evasive-maneuvers/2',
      'repair/1',
    ],
    // A basestar off the bow, a few ships behind, two jumps made: something is at stake, nothing is lost.
    position: {
      resources: { fuel: 6, food: 6, morale: 6, population: 8 },
      'jump-track': 3,
      travelled: ['icy-moon', 'deep-space'],
      space: {
        bow: { basestars: [{}], raiders: 2 },
        'port-bow': { vipers: 1 },
        stern: { civilians: 2 },
      },
    },
  },
};
