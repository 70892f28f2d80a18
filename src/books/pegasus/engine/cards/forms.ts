/** What the fields of these operations, conditions and cards may hold. */

import { shipKinds, sides } from '#engine/model/vocabulary.ts';
import { one } from '#engine/validate/crisisForm.ts';
import { either, fields, flag, listOf, named, number } from '#engine/validate/form.ts';
import { cond, resource, skill, title, who } from '#engine/validate/words.ts';

const shipKind = named('kind of ship', shipKinds);

export const deckForms = {
  agenda: {
    ...one,
    tendency: named('tendency', ['hostile', 'sympathetic']),
    side: named('side', sides),
    cond,
  },
  ops: {
    'draw-if-few': { atMost: number, n: number },
    'mark-turn': {
      mark: named('mark on the turn', ['jump-icon', 'shield', 'interference', 'two-treachery']),
      times: number,
    },
    'trade-destiny': { n: number, for: named('what goes back', ['hand', 'this-card']) },
    'add-to-check': { from: named('source', ['deck', 'hand']), n: number },
    'pass-cards': { to: who, n: either(number, named('amount', ['hand'])) },
    'grant-skill': { to: who },
    'borrow-title': { title },
    'stake-card': { add: number },
    'pick-target': { what: named('target', ['area', 'basestar', 'civilian']) },
    hit: {
      what: named('target', [...shipKinds, 'picked-basestar', 'picked-civilian', 'pegasus']),
      n: number,
      as: number,
      yours: flag,
    },
    'resolve-crisis-card': { card: named('crisis card', known => known.lib.crises) },
    look: {
      by: who,
      at: named('deck', ['crisis', 'destiny', 'any-deck']),
      n: either(number, named('amount', ['all'])),
      then: either(named('end', ['arrange', 'leave']), fields({ discard: number })),
    },
    'fill-destiny': { skill, n: number },
    'deal-agenda': { to: named('receiver', ['leaders', 'you']) },
  },
  tests: {
    'in-supply': { ship: shipKind },
    'passes-with': { atLeast: number },
    'just-destroyed': { ship: shipKind },
    contributed: { card: named('quorum card', known => known.lib.quorum) },
    'damaged-locations': { on: named('ships', ['galactica', 'both']), atLeast: number, atMost: number },
    apart: { resources: listOf(resource), atMost: number },
    'lost-ships': { atLeast: number },
  },
};
