import { one } from '../../validate/crisisForm.ts';
import { effect, type Forms, named, number } from '../../validate/form.ts';
import { cond, skill, who } from '../../validate/words.ts';
import { leaderOpForms, leaderQueryForms } from '../leaders/forms.ts';

/** What the fields of Daybreak's own operations may hold. */
export const daybreakForms: Forms = {
  cards: {
    mutiny: { ...one, when: cond, do: effect },
    mission: { ...one, check: effect, pass: effect, fail: effect, abilities: effect },
    motive: {
      ...one,
      side: named('side', ['humans', 'cylons']),
      when: named('moment', ['any-time', 'game-over']),
      cond,
    },
  },
  ops: {
    ...leaderOpForms,
    'draw-mutiny': { who, n: number },
    'gain-miracle': { who },
    'into-destiny': { skill, n: number },
    'deal-motives': { n: number },
    withdraw: {
      by: who,
      atMost: number,
      spares: named('card to spare', ['this-card', 'this-name']),
      to: named('place for the card', ['hand', 'discard']),
    },
  },
  queries: {
    ...leaderQueryForms,
    'mutiny-limit': { set: number },
  },
};
