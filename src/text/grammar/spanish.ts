import {
  type Grammar,
  inTurn,
  type Phrase,
  type Spoken,
  turnsToReport,
  type Verbs,
  verbForm,
  words,
} from './grammar.ts';

/** The verb behind its subject; an order and "you may" need no subject. */
export const spanish: Grammar = {
  clause: (spoken, verbs) =>
    words(subjectOf(spoken), modal(spoken, verbs), both(spoken, spoken.phrases, verbs)),
  question: (phrases, verbs) =>
    `¿quieres ${both({ person: 'you', mood: 'may', position: 'first', phrases }, phrases, verbs)}?`,
  either: (spoken, alternatives, verbs) => {
    const said = alternatives.map(phrases => both(spoken, phrases, verbs));
    // "Juega o descarta la otra": only what is longer than one verb needs a signpost before each.
    const short = alternatives.every(phrases => phrases.length === 1);
    return words(
      subjectOf(spoken),
      modal(spoken, verbs),
      ...(short ? [orNext(said)] : ['o bien', inTurn(said, ', ', ', o bien ')]),
    );
  },
  sequence: (clauses, _, toYou) => (turnsToReport(toYou) ? inTurn(clauses, ', ', ', y ') : inOrder(clauses)),
  opening: leads => leads.map(lead => `${lead} `).join(''),
  ordersChooser: true,
  takenUp: { person: 'he' },
  own: person => number => {
    // "En el orden que quieras": a wish stands in the subjunctive.
    if (number === 'wish') return wishes[person];
    // What agrees with the subject: "son ejecutados".
    if (number === 'o') return person === 'they' ? 'os' : 'o';
    const one = person === 'you' ? 'tu' : 'su';
    return number === 'pl' ? `${one}s` : one;
  },
  // "Eres ejecutada", on the sheet of a woman.
  addressing: gender => ({
    ...spanish,
    own: person => form =>
      person === 'you' && form === 'o' && gender === 'f' ? 'a' : spanish.own(person)(form),
  }),
  amount: (names, resource, n) => () => `${n} de ${names.name(resource)('nom')}`,
};

const wishes = { you: 'quieras', he: 'quiera', they: 'quieran' } as const;

function subjectOf({ subject, person, stressed }: Spoken): string | undefined {
  return person === 'you' && !stressed ? undefined : subject;
}

function modal({ mood, person }: Spoken, verbs: Verbs): string | undefined {
  return mood === 'may' ? verbForm(verbs, 'poder', person) : undefined;
}

function both({ subject, mood, person }: Spoken, told: readonly Phrase[], verbs: Verbs): string {
  const phrases = told.map(withClitic);
  // "El Presidente y el Almirante descartan cada uno 2 cartas": not 2 between them. Said once, it holds for the rest.
  const shared = person === 'they' && subject !== undefined && subject !== '';
  const firstCount = shared ? phrases.findIndex(({ after }) => startsWithCount(after)) : -1;
  const said = phrases.map(({ before, verb, after }, i) =>
    words(
      before,
      isSaidAlready(phrases[i - 1], verb, after)
        ? undefined
        : mood === 'may'
          ? infinitive(verb, person)
          : verbForm(verbs, verb, mood === 'order' ? 'order' : person),
      i === firstCount ? 'cada uno' : undefined,
      after,
    ),
  );
  return inOrder(said);
}

/** A pronoun hangs on to the verb, which the table has with it: "[dar] ~le 1 carta", "dale 1 carta". */
function withClitic({ before, verb, after }: Phrase): Phrase {
  const found = /(?:^| )~(\p{L}+)/u.exec(after);
  return found === null
    ? { before, verb, after }
    : { before, verb: `${verb}${found[1]}`, after: after.replace(found[0], '').trim() };
}

/** "O" is "u" before the sound of o. */
function orNext(parts: readonly string[]): string {
  return inTurn(parts, ', ', /^h?o/iu.test(parts.at(-1) ?? '') ? ' u ' : ' o ');
}

/** "Roba 1 carta de Lealtad y 1 carta de Motín": one verb for two things that are counted. */
function isSaidAlready(earlier: Phrase | undefined, verb: string, after: string): boolean {
  return earlier?.verb === verb && startsWithCount(earlier.after) && startsWithCount(after);
}

function startsWithCount(after: string): boolean {
  return /^(?:hasta )?\d/u.test(after);
}

/** "Y" is "e" before the sound of i; it stands behind a comma when the part before it has a "y". */
function inOrder(parts: readonly string[]): string {
  const and = /^h?i(?!e)/iu.test(parts.at(-1) ?? '') ? 'e' : 'y';
  const comma = / [ye] /u.test(parts.at(-2) ?? '') ? ',' : '';
  return inTurn(parts, ', ', `${comma} ${and} `);
}

/** "Moverse" is "moverte" when you do it. */
function infinitive(verb: string, person: Spoken['person']): string {
  return person === 'you' ? verb.replace(/(?<=[aeií]r)se$/u, 'te') : verb;
}
