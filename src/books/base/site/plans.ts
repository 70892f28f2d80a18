import type { SiteOf } from '#books/siteFacet.ts';
import type { BaseTexts } from './texts.ts';

export const plans: SiteOf<BaseTexts>['plans'] = {
  beginners: {
    people: { minutes: 3, show: ['lessons/who-we-are', 'lessons/goal-and-resources'] },
    turn: { minutes: 4, show: ['lessons/your-turn', 'lessons/where-to-stand'] },
    cards: { minutes: 3, show: ['lessons/skill-cards'] },
    checks: { minutes: 6, show: ['lessons/checks', 'lessons/crises'] },
    ships: { minutes: 5, show: ['lessons/fighters-and-civilians', 'lessons/raiders', 'lessons/flying'] },
    jump: { minutes: 3, show: ['lessons/jumping'] },
    secrets: { minutes: 4, show: ['lessons/who-are-you', 'lessons/being-a-cylon'] },
    begin: { minutes: 2, show: ['lessons/sleeper-and-first-round'] },
  },
  experienced: {
    sides: { minutes: 2, show: ['lessons/who-are-you'], read: 'goal.by-loyalty' },
    turn: { minutes: 3, show: ['lessons/your-turn'], read: 'turn.six-steps' },
    checks: { minutes: 3, show: ['lessons/checks'], read: 'skill-check.order' },
    ends: { minutes: 2, show: ['lessons/jumping'], read: 'goal.humans' },
  },
  refresher: {
    forgotten: { minutes: 3, read: 'hand-limit.ten-at-every-turn-end' },
    combat: { minutes: 3, show: ['lessons/raiders', 'lessons/boarding-and-damage'] },
    titles: { minutes: 2, show: ['lessons/titles-and-the-brig'] },
  },
};
