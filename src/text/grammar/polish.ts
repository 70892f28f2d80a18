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
  sequence: clauses => inTurn(clauses, ', ', ' i '),
  opening: leads => leads.map(lead => `${lead} `).join(''),
  own: () => form => form,
  amount: (names, resource, n) => wanted => `${names.noun('unit', n)(wanted)} ${names.name(resource)('gen')}`,
};

function subjectOf({ subject, person }: Spoken): string | undefined {
  return person === 'you' ? undefined : subject;
}

function modal({ mood, person }: Spoken, verbs: Verbs): string | undefined {
  return mood === 'may' ? verbForm(verbs, 'móc', person) : undefined;
}

function both({ mood, person }: Spoken, phrases: readonly Phrase[], verbs: Verbs): string {
  const said = phrases.map(({ before, verb, after }) =>
    words(before, mood === 'may' ? verb : verbForm(verbs, verb, mood === 'order' ? 'order' : person), after),
  );
  return inTurn(said, ', ', ' i ');
}
