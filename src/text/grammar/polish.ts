import type { PlanValue } from '../plan/plan.ts';
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
export const polish: Grammar = {
  clause: (spoken, verbs) =>
    words(subjectOf(spoken), modal(spoken, verbs), both(spoken, spoken.phrases, verbs)),
  question: (phrases, verbs) =>
    `chcesz ${both({ person: 'you', mood: 'may', position: 'first', phrases }, phrases, verbs)}?`,
  either: (spoken, alternatives, verbs) => {
    const said = alternatives.map(phrases => both(spoken, phrases, verbs));
    // "Zagraj drugą albo ją odrzuć": only what is longer than one verb needs a signpost before each.
    const short = alternatives.every(phrases => phrases.length === 1);
    return words(
      subjectOf(spoken),
      modal(spoken, verbs),
      ...(short ? [inTurn(said, ', ', ' albo ')] : ['albo', inTurn(said, ', ', ', albo ')]),
    );
  },
  // Somebody else's deed follows behind ", a"; an order goes on with "i".
  sequence: (clauses, goesOn, toYou) => {
    const and = turnsToReport(toYou) ? ', po czym ' : `${closing(clauses)} i `;
    return inTurn(clauses, ', ', goesOn?.at(-1) || toYou?.at(-1) ? and : ', a ');
  },
  opening,
  ordersChooser: true,
  takenUp: { person: 'he' },
  own: () => form => form,
  // What several do, each of them does: "po" has one thing in the locative, several in the accusative.
  counting: (template, person, values) =>
    person !== 'they'
      ? template
      : template.replace(/(?<=\]\s*\{\{)(\w+), (.*?)acc(?=\}\})/u, (whole, name: string, noun: string) =>
          isOne(values[name]) ? `${name}, ${noun}loc` : whole,
        ),
  amount: (names, resource, n) => wanted => `${names.noun('unit', n)(wanted)} ${names.name(resource)('gen')}`,
};

/**
 * A clause brings its comma; what is no clause has none ("po rzucie kością możesz"), unless a clause stands behind it
 * ("na początku tury, jeśli …, możesz"). A moment and its condition are one clause: "gdy flota skoczy, a ty jesteś …".
 */
function opening(leads: readonly string[]): string {
  return momentsWithConditions(leads)
    .map((lead, i, told) => (!isClause(lead) && isClause(told[i + 1] ?? '') ? `${lead}, ` : `${lead} `))
    .join('');
}

function momentsWithConditions(leads: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (const lead of leads) {
    const moment = told.at(-1) ?? '';
    if (moment.startsWith('gdy ') && lead.startsWith('jeśli '))
      told.splice(-1, 1, `${moment} a ${lead.slice('jeśli '.length)}`);
    else told.push(lead);
  }
  return told;
}

function isOne(value: PlanValue | undefined): boolean {
  return value === 1 || (typeof value === 'object' && 'counted' in value && value.n === 1);
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

/** What follows each other; one verb serves two things that are counted. */
function both({ mood, person }: Spoken, phrases: readonly Phrase[], verbs: Verbs): string {
  const said = phrases.map((phrase, i) => {
    const { before, verb, after } = phrase;
    const form = mood === 'may' ? verb : verbForm(verbs, verb, mood === 'order' ? 'order' : person);
    const each = person === 'they' && /^\d/u.test(after) ? 'po' : undefined;
    return words(before, isSaidAlready(phrases[i - 1], phrase) ? undefined : form, each, after);
  });
  return inTurn(said, ', ', `${closing(said)} i `);
}

function isSaidAlready(earlier: Phrase | undefined, { before, verb, after }: Phrase): boolean {
  const counts = /^(?:do |losowo )?\d/u;
  return before === '' && earlier?.verb === verb && counts.test(earlier.after) && counts.test(after);
}

/** A clause inside a sentence ends in a comma, even before an "i": "na obszar, który jest wolny, i odrzuć". */
function closing(parts: readonly string[]): string {
  return /, (?:któr|że |gdzie |przy czym )/u.test(parts.at(-2) ?? '') ? ',' : '';
}
