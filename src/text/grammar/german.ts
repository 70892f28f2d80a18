import { type Grammar, inTurn, type Phrase, type Spoken, type Verbs, verbForm, words } from './grammar.ts';

/**
 * German: the finite verb stands second, an order first; what is split off a verb ("ab" of "abwerfen") and an infinitive
 * stand at the end. After a condition the reader is told in the indicative: "…, wirfst du 1 Karte ab".
 */
export const german: Grammar = {
  clause: (spoken, verbs) => inTurn(said(spoken, spoken.phrases, verbs), ', ', ' und '),
  either: (spoken, alternatives, verbs) =>
    inTurn(
      alternatives.map((phrases, i) =>
        inTurn(said({ ...spoken, ...(i > 0 && { position: 'next' }) }, phrases, verbs, i), ', ', ' und '),
      ),
      ', ',
      ' oder ',
    ),
  sequence: clauses => inTurn(clauses, ', ', ', und '),
  // A clause that opens a sentence is set off on both sides.
  opening: leads =>
    leads
      .map((lead, i) =>
        leads[i + 1]?.endsWith(',') === true && !lead.endsWith(',') ? `${lead}, ` : `${lead} `,
      )
      .join(''),
  own: person => ending => {
    if (ending === 'self-dat') return person === 'you' ? 'dir' : 'sich';
    if (ending === 'self-acc') return person === 'you' ? 'dich' : 'sich';
    const stem = person === 'you' ? 'dein' : person === 'he' ? 'sein' : 'ihr';
    return ending === 'nom' ? stem : `${stem}${ending}`;
  },
  amount: (names, resource, n) => wanted => `${n} ${names.name(resource)(wanted)}`,
};

function said(
  { subject, person, mood, position }: Spoken,
  phrases: readonly Phrase[],
  verbs: Verbs,
  alternative = 0,
): string[] {
  const order = mood === 'order' && position === 'first';
  // After an opening the subject follows the verb, the reader's "du" too.
  const who = mood === 'order' && position === 'first' ? undefined : subject;
  return phrases.map(({ before, verb, after }, i) => {
    const named = i === 0 && alternative === 0 ? who : undefined;
    // What a comma sets off stays behind the verb.
    const [rest, tail] = after.startsWith(',') ? [before, after] : [words(before, after), ''];
    if (mood === 'may') {
      if (i > 0 || alternative > 0) return words(rest, verb, tail);
      const may = verbForm(verbs, 'dürfen', person);
      return position === 'led' ? words(may, named, rest, verb, tail) : words(named, may, rest, verb, tail);
    }
    const forms = verbs[verb];
    const finite = verbForm(verbs, verb, order ? 'order' : person);
    return position === 'led' && i === 0
      ? words(finite, named, rest, forms?.['off'], tail)
      : words(named, finite, rest, forms?.['off'], tail);
  });
}
