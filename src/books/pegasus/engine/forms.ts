import { leaderFields, leaderOpForms, leaderQueryForms } from '#books/leaders/engine/forms.ts';
import { crisis } from '#engine/validate/crisisForm.ts';
import { type Forms, flag, number, word } from '#engine/validate/form.ts';
import { board, location, placement, skill, who } from '#engine/validate/words.ts';
import { deckForms } from './cards/forms.ts';

/** What the fields of Pegasus's own operations may hold. */
export const pegasusForms: Forms = {
  fields: {
    crises: { evacuate: flag, until: word },
    locations: { untilOrbit: location, occupationTrack: number },
    objectives: { settle: number },
    loyaltyDecks: { ...leaderFields.loyaltyDecks, agenda: word },
    among: { beside: flag, touchable: flag, cylon: flag },
  },
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
