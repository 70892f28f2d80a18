import { leaderOpForms, leaderQueryForms } from '#books/leaders/engine/forms.ts';
import { crisis } from '#engine/validate/crisisForm.ts';
import { type Forms, number } from '#engine/validate/form.ts';
import { board, placement, skill, who } from '#engine/validate/words.ts';
import { deckForms } from './cards/forms.ts';

/** What the fields of Pegasus's own operations may hold. */
export const pegasusForms: Forms = {
  cards: { 'new-caprica': crisis, agenda: deckForms.agenda },
  ops: {
    ...leaderOpForms,
    prepare: { n: number },
    evacuate: { n: number },
    occupy: { n: number },
    ...deckForms.ops,
    'destroy-force': { n: number, by: who },
    'lose-highest': { n: number },
    'into-destiny': { skill, n: number },
    'meet-in-orbit': { ships: placement },
  },
  tests: { ...deckForms.tests, 'current-on': { board } },
  queries: {
    ...leaderQueryForms,
  },
};
