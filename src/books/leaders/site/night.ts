/** Cylon Leaders at a table: they cross over to the humans and back, and have their own steps. */

import type { Crossing, Reminder, Seen } from '#features/night/night.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { stateOf } from '#ui/bench/course.ts';

export const crossing: Crossing = {
  may: ({ characters }, id) => characters.get(id)?.class === 'cylon-leader',
  barredBy: 'no-leaders',
  word: 'infiltrate',
  texts: { are: 'leader', over: 'infiltrator', go: 'infiltrates', return: 'returns' },
  ofTheSheet: ['skills', 'action'],
};

const leads = ({ lib, state }: Seen): boolean => {
  const character = stateOf(state.offices).seats[state.seat]?.character;
  return character !== undefined && crossing.may(lib, character);
};

type OfLeaders =
  | 'different-types'
  | 'leader-types'
  | 'infiltrator-draw'
  | 'leader-action'
  | 'treachery-of-cylons'
  | 'cylon-jump'
  | 'infiltrator-cards';

/** What every book with Cylon Leaders reminds of, each by its own rules. */
export const leaderReminders = (rules: { readonly [id in OfLeaders]: RuleId }): readonly Reminder[] =>
  reminders.map(reminder => ({ ...reminder, rule: rules[reminder.id] }));

const reminders: readonly (Omit<Reminder, 'rule'> & { readonly id: OfLeaders })[] = [
  {
    id: 'different-types',
    at: 'skills',
    when: ({ now }) => now === 'revealed',
    n: lib => lib.components.revealedDraw,
    instead: ['cylon-draw'],
  },
  {
    id: 'leader-types',
    at: 'skills',
    when: leads,
    n: lib => lib.components.revealedDraw,
    instead: ['draw-all', 'say-split', 'cylon-draw', 'different-types'],
  },
  {
    id: 'infiltrator-draw',
    at: 'skills',
    when: seen => leads(seen) && seen.state.across.includes(seen.state.seat),
  },
  {
    id: 'treachery-of-cylons',
    at: 'action',
    when: ({ now }) => now === 'revealed',
    instead: ['cylon-location'],
  },
  {
    id: 'leader-action',
    at: 'action',
    when: seen => seen.now === 'revealed' && leads(seen),
    instead: ['cylon-location', 'treachery-of-cylons'],
  },
  {
    id: 'cylon-jump',
    at: 'action',
    when: ({ now, state }) => now === 'revealed' && state.settled === undefined,
  },
  { id: 'infiltrator-cards', at: 'crisis', when: ({ state }) => state.across.length > 0 },
];
