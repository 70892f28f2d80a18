import {
  type Grammar,
  inTurn,
  type Person,
  type Phrase,
  turnsToReport,
  type Verbs,
  words,
} from './grammar.ts';

/** English: the verb behind its subject, an order without one, "they" for a person whose sex is not known. */
export const english: Grammar = {
  clause({ subject, person, mood, phrases }, verbs) {
    const verb = mood === 'statement' ? finite(person, verbs) : (base: string) => base;
    const said = both(phrases, verb);
    if (mood === 'order') return said;
    return words(subject, mood === 'may' ? 'may' : undefined, said);
  },
  question: phrases => `do you want to ${both(phrases, base => base)}?`,
  either({ subject, person, mood }, alternatives, verbs) {
    const verb = mood === 'statement' ? finite(person, verbs) : (base: string) => base;
    const said = alternatives.map(phrases => both(phrases, verb));
    const long = alternatives.some(phrases => phrases.length > 1);
    return words(
      mood === 'order' ? undefined : subject,
      mood === 'may' ? 'may' : undefined,
      'either',
      inTurn(said, ', ', long ? ', or ' : ' or '),
    );
  },
  sequence: (clauses, _, toYou) => {
    const apart = clauses.length > 2 || isApart(clauses) || turnsToReport(toYou);
    return inTurn(clauses, ', ', apart ? ', and ' : ' and ');
  },
  opening: leads =>
    leads
      .reduce<string[]>(together, [])
      .map(lead => `${lead} `)
      .join(''),
  ordersChooser: true,
  takenUp: { subject: 'they', person: 'they' },
  own: person => () => (person === 'you' ? 'your' : 'their'),
  amount: (names, resource, n) => () => `${n} ${names.name(resource)('nom')}`,
};

/**
 * Two conditions make one: "when a Crisis card calls for a Skill check and it is not a Super Crisis card", "when a viper is
 * launched while you are on Galactica".
 */
function together(leads: string[], next: string): string[] {
  const last = leads.at(-1);
  const cond = /^if (.*)$/su.exec(next)?.[1];
  if (last === undefined || cond === undefined || !/^when [^,]*,$/u.test(last)) return [...leads, next];
  const joint = cond.startsWith('you are ') ? 'while' : 'and';
  return [...leads.slice(0, -1), `${last.slice(0, -1)} ${joint} ${cond}`];
}

/** Of two clauses one has an "and" of its own or is a choice: a comma parts them. */
function isApart([first = '', next]: readonly string[]): boolean {
  return next !== undefined && (/ (?:and|may) /u.test(first) || / (?:and|may) /u.test(next));
}

function both(phrases: readonly Phrase[], verb: (base: string) => string): string {
  const said = phrases.map(({ before, verb: base, after }, i) =>
    words(before, isSaidAlready(phrases[i - 1], base, after) ? undefined : verb(base), after),
  );
  return inTurn(said, ', ', said.length > 2 ? ', and ' : ' and ');
}

/** "Draws 1 Loyalty card and up to 2 Tactics cards": one verb for two things that are counted. */
function isSaidAlready(earlier: Phrase | undefined, verb: string, after: string): boolean {
  const counts = /^(?:up to )?\d/u;
  return earlier?.verb === verb && counts.test(earlier.after) && counts.test(after);
}

function finite(person: Person, verbs: Verbs): (base: string) => string {
  return base => {
    const known = verbs[base]?.[person];
    if (known !== undefined) return known;
    if (person !== 'he') return base;
    return /(?:s|x|z|ch|sh|o)$/u.test(base) ? `${base}es` : `${base.replace(/([^aeiou])y$/u, '$1ie')}s`;
  };
}
