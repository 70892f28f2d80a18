import { type Grammar, inTurn, type Phrase, type Spoken, type Verbs, verbForm, words } from './grammar.ts';

/** The verb behind its subject; an order and "you may" need no subject. */
export const polish: Grammar = {
  clause: (spoken, verbs) =>
    words(subjectOf(spoken), modal(spoken, verbs), both(spoken, spoken.phrases, verbs)),
  either: (spoken, alternatives, verbs) =>
    words(
      subjectOf(spoken),
      modal(spoken, verbs),
      'albo',
      inTurn(
        alternatives.map(phrases => both(spoken, phrases, verbs)),
        ', ',
        ', albo ',
      ),
    ),
  // Somebody else's deed follows behind ", a"; an order goes on with "i".
  sequence: (clauses, goesOn, orders) =>
    inTurn(clauses, ', ', goesOn?.at(-1) || orders?.at(-1) ? ' i ' : ', a '),
  opening,
  ordersChooser: true,
  takenUp: { person: 'he' },
  own: () => form => form,
  amount: (names, resource, n) => wanted => `${names.noun('unit', n)(wanted)} ${names.name(resource)('gen')}`,
};

/**
 * A clause brings its comma; what is no clause has none ("po rzucie kością możesz"), unless a clause stands behind it
 * ("na początku tury, jeśli …, możesz").
 */
function opening(leads: readonly string[]): string {
  return leads
    .map((lead, i) => (!isClause(lead) && isClause(leads[i + 1] ?? '') ? `${lead}, ` : `${lead} `))
    .join('');
}

function isClause(lead: string): boolean {
  return lead.endsWith(',');
}

function subjectOf({ subject, person, stressed }: Spoken): string | undefined {
  return person === 'you' && !stressed ? undefined : subject;
}

function modal({ mood, person }: Spoken, verbs: Verbs): string | undefined {
  return mood === 'may' ? verbForm(verbs, 'móc', person) : undefined;
}

/** What follows each other; a verb is not said twice in a row. */
function both({ mood, person }: Spoken, phrases: readonly Phrase[], verbs: Verbs): string {
  const said = phrases.map(({ before, verb, after }, i) => {
    const repeated = before === '' && phrases[i - 1]?.verb === verb;
    const form = mood === 'may' ? verb : verbForm(verbs, verb, mood === 'order' ? 'order' : person);
    return words(before, repeated ? undefined : form, after);
  });
  return inTurn(said, ', ', ' i ');
}
