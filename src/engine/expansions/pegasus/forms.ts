import { crisis } from '../../validate/crisisForm.ts';
import { type Forms, number } from '../../validate/form.ts';
import { placement } from '../../validate/words.ts';
import { leaderOpForms, leaderQueryForms } from '../leaders/forms.ts';

/** What the fields of Pegasus's own operations may hold. */
export const pegasusForms: Forms = {
  cards: { 'new-caprica': crisis },
  ops: {
    ...leaderOpForms,
    prepare: { n: number },
    evacuate: { n: number },
    occupy: { n: number },
    'meet-in-orbit': { ships: placement },
  },
  queries: {
    ...leaderQueryForms,
  },
};
