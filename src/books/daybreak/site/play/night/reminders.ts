/** What tables with this book forget. */
import { leaderReminders } from '#books/leaders/site/night.ts';
import type { Reminder, Seen } from '#features/night/night.ts';

const isHuman = ({ now }: Seen): boolean => now !== 'revealed';

export const reminders: readonly Reminder[] = [
  ...leaderReminders({
    'different-types': 'daybreak.cylon-turn.two-different-decks',
    'leader-types': 'daybreak.cylon-leaders.own-skill-types',
    'infiltrator-draw': 'daybreak.infiltration.extra-card',
    'infiltrator-cards': 'daybreak.infiltration.check-limits',
    'cylon-jump': 'daybreak.cylon-turn.jump-step',
    'treachery-of-cylons': 'daybreak.treachery.who-uses-it',
    'leader-action': 'daybreak.cylon-leaders.action-ability',
  }),
  { id: 'one-miracle', rule: 'daybreak.miracle.spend', at: 'action', when: isHuman },
  { id: 'second-mutiny', rule: 'daybreak.mutiny.second-card', at: 'action', when: isHuman },
  { id: 'check-abilities', rule: 'daybreak.skill-check-abilities.when', at: 'crisis' },
  { id: 'mutineer-draws', rule: 'daybreak.mutineer.jump-icon', at: 'jump' },
];
