import { type Forms, named, number } from '../../validate/form.ts';
import { skill, who } from '../../validate/words.ts';

/** What the fields of Daybreak's own operations may hold. */
export const daybreakForms: Forms = {
  ops: {
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
};
