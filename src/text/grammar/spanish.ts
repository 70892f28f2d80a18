import { type Grammar, inTurn, type Phrase, type Spoken, type Verbs, verbForm, words } from './grammar.ts';

/** The verb behind its subject; an order and "you may" need no subject. */
export const spanish: Grammar = {
  clause: (spoken, verbs) =>
    words(subjectOf(spoken), modal(spoken, verbs), both(spoken, spoken.phrases, verbs)),
  either: (spoken, alternatives, verbs) =>
    words(
      subjectOf(spoken),
      modal(spoken, verbs),
      'o bien',
      inTurn(
        alternatives.map(phrases => both(spoken, phrases, verbs)),
        ', ',
        ', o bien ',
      ),
    ),
  sequence: clauses => inTurn(clauses, ', ', ' y '),
  opening: leads => leads.map(lead => `${lead} `).join(''),
  own: person => number => {
    const one = person === 'you' ? 'tu' : 'su';
    return number === 'pl' ? `${one}s` : one;
  },
  amount: (names, resource, n) => () => `${n} de ${names.name(resource)('nom')}`,
};

function subjectOf({ subject, person }: Spoken): string | undefined {
  return person === 'you' ? undefined : subject;
}

function modal({ mood, person }: Spoken, verbs: Verbs): string | undefined {
  return mood === 'may' ? verbForm(verbs, 'poder', person) : undefined;
}

function both({ mood, person }: Spoken, phrases: readonly Phrase[], verbs: Verbs): string {
  const said = phrases.map(({ before, verb, after }) =>
    words(
      before,
      mood === 'may' ? infinitive(verb, person) : verbForm(verbs, verb, mood === 'order' ? 'order' : person),
      after,
    ),
  );
  return inTurn(said, ', ', ' y ');
}

/** "Moverse" is "moverte" when you do it. */
function infinitive(verb: string, person: Spoken['person']): string {
  return person === 'you' ? verb.replace(/(?<=[aeií]r)se$/u, 'te') : verb;
}
