import { type Grammar, inTurn, type Phrase, type Spoken, type Verbs, verbForm, words } from './grammar.ts';

/**
 * German: the finite verb stands second, an order first; what is split off a verb ("ab" of "abwerfen") and an infinitive
 * stand at the end. After a condition the reader is told in the indicative: "…, wirfst du 1 Karte ab".
 */
export const german: Grammar = {
  clause: (spoken, verbs) => inSentence(spoken, said(spoken, spoken.phrases, verbs)),
  question(phrases, verbs) {
    // As behind "darfst" the verbs come last, in their basic form.
    const [first, ...rest] = said(asking, phrases, verbs, 1);
    return first === undefined ? '' : `willst du ${inSentence(asking, [first, ...rest])}?`;
  },
  either: (spoken, alternatives, verbs) =>
    inTurn(
      alternatives.map((phrases, i) =>
        inSentence(
          spoken,
          said({ ...spoken, ...(i > 0 && !isBareOrder(spoken) && { position: 'next' }) }, phrases, verbs, i),
        ),
      ),
      ', ',
      ' oder ',
    ),
  // Between two main clauses a comma helps; before a verb that goes on with the same subject it would be wrong.
  sequence: (clauses, goesOn) =>
    clauses
      .map((clause, i) => (i === 0 ? clause : `${joint(i === clauses.length - 1, goesOn?.[i])}${clause}`))
      .join(''),
  opening: leads => {
    const [once, moment, ...rest] = inGermanOrder(leads).reduce<string[]>(together, []);
    if (once === undefined) return '';
    // How often comes before all else, as it does before an action: "Einmal pro Spiel: Wenn …".
    if (once.startsWith('einmal pro ') && moment !== undefined)
      return `${once}: ${parted([upperFirst(moment), ...rest])}`;
    return parted(moment === undefined ? [once] : [once, moment, ...rest]);
  },
  ordersChooser: false,
  takenUp: { subject: 'er', person: 'he' },
  own: person => ending => {
    if (ending === 'self-dat') return person === 'you' ? 'dir' : 'sich';
    if (ending === 'self-acc') return person === 'you' ? 'dich' : 'sich';
    const stem = person === 'you' ? 'dein' : person === 'he' ? 'sein' : 'ihr';
    return ending === 'nom' ? stem : `${stem}${ending}`;
  },
  amount: (names, resource, n) => wanted => `${n} ${names.name(resource)(wanted)}`,
};

const asking: Spoken = { person: 'you', mood: 'may', position: 'next', phrases: [] };

/** What is told to somebody and opens the sentence stays an order in each alternative: "Spiel sie aus oder wirf sie ab". */
function isBareOrder({ mood, position }: Spoken): boolean {
  return mood === 'order' && position === 'first';
}

/** Of several openings each is closed by a comma, but the last only if it is a clause, or by a colon. */
function parted(leads: readonly string[]): string {
  return leads
    .map((lead, i) => {
      const next = leads[i + 1];
      const before = leads[i - 1];
      const shown = before !== undefined && beginsAnew(before, lead) ? upperFirst(lead) : lead;
      if (next === undefined) return `${shown} `;
      return `${shown.replace(/,$/u, '')}${beginsAnew(lead, next) ? ': ' : ', '}`;
    })
    .join('');
}

/** What cannot follow a clause begins anew: "Wenn …: Bei Erfolg …", "Bevor …: Wenn …". */
function beginsAnew(lead: string, next: string): boolean {
  if (/^bei (?:Erfolg|Teilerfolg|Misserfolg)/u.test(next)) return true;
  return /^(?:bevor|nachdem|sobald) /iu.test(lead) && next.startsWith('wenn ');
}

function upperFirst(text: string): string {
  return text.replace(/^./u, first => first.toLocaleUpperCase('de'));
}

function joint(last: boolean, goesOn: boolean | undefined): string {
  if (!last) return ', ';
  return goesOn ? ' und ' : ', und ';
}

/** "Every time" opens a sentence, whatever else must hold. */
function inGermanOrder(leads: readonly string[]): readonly string[] {
  const always = leads.filter(lead => lead.startsWith('jedes Mal'));
  return [...always, ...leads.filter(lead => !always.includes(lead))];
}

/**
 * Two conditions make one: "wenn jemand das Admiralsquartier aktiviert und du das Ziel bist". A time goes into the
 * condition behind it: "wenn du zu Beginn deines Zugs eine Viper fliegst".
 */
function together(leads: string[], next: string): string[] {
  const last = leads.at(-1);
  const time = /^(?:zu Beginn|am Ende) /u.test(last ?? '') ? last?.replace(/,$/u, '') : undefined;
  const timed = time && /^wenn (du |er )?(.*)$/su.exec(next);
  if (timed) return [...leads.slice(0, -1), `wenn ${timed[1] ?? ''}${time} ${timed[2]}`];
  const condition = /^wenn (.*)$/su.exec(next)?.[1];
  if (last === undefined || condition === undefined || !/(?:^|, )wenn /u.test(last)) return [...leads, next];
  const listed = /, | und /u.test(condition.slice(0, -1));
  // A "du" that has just been named is not named again.
  const rest = !listed && /wenn du [^,]*,$/u.test(last) ? condition.replace(/^du /u, '') : condition;
  return [...leads.slice(0, -1), `${last.replace(/,$/u, '')}${listed ? ',' : ' und'} ${rest}`];
}

/** What somebody does in turn. A comma closes what one has set off, and parts orders of which one has its own "und". */
function inSentence({ mood, position }: Spoken, parts: readonly Said[]): string {
  const order = mood === 'order' && position === 'first';
  return parts
    .map(({ text, setOff }, i) => {
      if (i === parts.length - 1) return text;
      const closed = setOff || (order && parts.slice(0, i + 1).some(part => / und /u.test(part.text)));
      return `${text}${i < parts.length - 2 ? ', ' : closed ? ', und ' : ' und '}`;
    })
    .join('');
}

type Said = { readonly text: string; readonly setOff: boolean };

function said(
  { subject, person, mood, position }: Spoken,
  phrases: readonly Phrase[],
  verbs: Verbs,
  alternative = 0,
): Said[] {
  const order = mood === 'order' && position === 'first';
  // After an opening the subject follows the verb, the reader's "du" too.
  const who = order ? undefined : subject;
  return sameVerbOnce(phrases).map(({ before: around, verb, after }, i) => {
    const named = i === 0 && alternative === 0 ? who : undefined;
    // What several do, each of them does.
    const before = person === 'they' && /^\d/u.test(around) ? `je ${around}` : around;
    // What a comma or a bracket sets off stays behind the verb.
    const [rest, tail] = /^[,(]/u.test(after) ? [before, after] : [words(before, after), ''];
    const setOff = tail.startsWith(',');
    if (mood === 'may') {
      if (i > 0 || alternative > 0) return { text: words(rest, verb, tail), setOff };
      const may = verbForm(verbs, 'dürfen', person);
      const inOrder = position === 'led' ? [may, named] : [named, may];
      return { text: words(...inOrder, rest, verb, tail), setOff };
    }
    const finite = verbForm(verbs, verb, order ? 'order' : person);
    const inOrder = position === 'led' && i === 0 ? [finite, named] : [named, finite];
    return { text: words(...inOrder, rest, verbs[verb]?.['off'], tail), setOff };
  });
}

/** "Zieh 1 Loyalitätskarte und 1 Meutereikarte": a verb that only counts things is said once for all of them. */
function sameVerbOnce(phrases: readonly Phrase[]): readonly Phrase[] {
  const told: Phrase[] = [];
  for (const phrase of phrases) {
    const last = told.at(-1);
    if (last?.verb === phrase.verb && counts(last) && counts(phrase))
      told.splice(-1, 1, { ...last, before: `${last.before} und ${phrase.before}` });
    else told.push(phrase);
  }
  return told;
}

function counts({ before, after }: Phrase): boolean {
  return after === '' && /^(?:bis zu )?\d/u.test(before);
}
