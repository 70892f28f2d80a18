/** From sentence plan to sentences, by the grammar of the voice's language. */
import { condition } from '../conditions.ts';
import { toldAbout } from '../plan/leads.ts';
import {
  type Body,
  type Clause,
  type Lead,
  type Party,
  type Plan,
  type Sentence,
  sameParty,
} from '../plan/plan.ts';
import { withPronouns } from '../plan/pronouns.ts';
import { sentence } from '../sentence.ts';
import type { TextKey, Voice } from '../voice.ts';
import type { Person, Phrase, Spoken, ToYou } from './grammar.ts';
import { partyWord, personOf } from './people.ts';
import { valuesIn } from './values.ts';

export function tell(voice: Voice, plan: Plan): string {
  return withPronouns(plan)
    .map(one => sentence(voice, sentenceText(voice, one)))
    .join(' ');
}

/** One sentence, in small letters and without its full stop. */
function sentenceText(voice: Voice, { leads, ...body }: Sentence): string {
  const opening = voice.grammar.opening(leads.map(lead => leadText(voice, lead)));
  return `${opening}${bodyText(voice, body, leads.length === 0 ? 'first' : 'led', toldAbout(voice.facets, leads))}`;
}

/** `about` is whom the opening of the sentence has named. */
function bodyText(voice: Voice, body: Body, position: Spoken['position'], about?: Party): string {
  if ('clauses' in body) return clausesText(voice, body.clauses, position, about);
  if ('tally' in body)
    return body.tally
      .map(({ resource, n }) => voice.say('join.tally', { n, resource: voice.name(resource) }))
      .join(', ');
  if ('either' in body) {
    const [first] = body.either.flat();
    const undergoes = body.either.flat().every(clause => clause.undergoes);
    const spoken = subjectOf(
      voice,
      {
        frame: first?.frame ?? 'choose-one',
        by: body.by,
        ...(body.may && { may: true }),
        ...(undergoes && { undergoes }),
      },
      position,
    );
    const alternatives = body.either.map(clauses =>
      clauses.flatMap(clause => phrasesOf(voice, clause, spoken.person)),
    );
    return voice.grammar.either({ ...spoken, phrases: [] }, alternatives, voice.verbs);
  }
  const chosen = clausesText(
    voice,
    [{ frame: 'choose-one', by: body.by, ...(body.may && { may: true }) }],
    position,
    about,
  );
  const options = body.options.map((plan, i) =>
    voice.say('join.choice', { letter: letter(i), clause: tell(voice, plan) }),
  );
  return voice.say('join.choose', { chosen, options: options.join(' ') });
}

/** a, b, c … as lists on cards count. */
export function letter(index: number): string {
  return String.fromCodePoint(97 + index);
}

/** Neighbours with the same subject share it. */
function clausesText(
  voice: Voice,
  clauses: readonly Clause[],
  position: Spoken['position'],
  about?: Party,
): string {
  const groups: [Clause, ...Clause[]][] = [];
  for (const one of position === 'led' ? ofTheFleet(clauses) : clauses) {
    const clause: Clause = one.by === 'chooser' && voice.grammar.ordersChooser ? { ...one, by: 'you' } : one;
    const group = groups.at(-1);
    if (group !== undefined && shares(group[0], clause)) group.push(clause);
    else groups.push([clause]);
  }
  const goesOn = groups.map(([first], i) => {
    const before = groups[i - 1]?.[0].by;
    return before !== undefined && before !== 'you' && sameParty(before, first.by);
  });
  const toYou: ToYou[] = [];
  const said = groups.map((group, i) => {
    const [first] = group;
    const happens = happening(voice, first);
    const others = groups.slice(0, i).some(([{ by }]) => by !== undefined && by !== 'you');
    const named = others && isOrder(first) ? toldYou(voice) : subjectOf(voice, first, position);
    const spoken =
      happens ??
      (i === 0 && about !== undefined && sameParty(about, first.by) ? takenUp(voice, named) : named);
    const report = spoken.person === 'you' && !spoken.stressed ? 'report' : undefined;
    toYou.push(spoken.mood === 'order' ? 'order' : report);
    const phrases = happens?.phrases ?? group.flatMap(clause => phrasesOf(voice, clause, spoken.person));
    const { subject, ...unnamed } = spoken;
    const shown = goesOn[i] || subject === undefined ? unnamed : { ...unnamed, subject };
    return voice.grammar.clause({ ...shown, phrases, position: i === 0 ? position : 'next' }, voice.verbs);
  });
  return voice.grammar.sequence(said, goesOn, toYou);
}

const resourceFrames: ReadonlySet<string> = new Set(['lose', 'lose-cost', 'gain']);

/** What the fleet loses or gains behind an opening is no order to the reader: "on 2 or less, the fleet loses 1 fuel". */
function ofTheFleet(clauses: readonly Clause[]): readonly Clause[] {
  const all = clauses.every(({ frame, by, may }) => resourceFrames.has(frame) && by === 'you' && !may);
  return all ? clauses.map(({ by: _, ...clause }) => clause) : clauses;
}

function shares(one: Clause, other: Clause): boolean {
  if (one.by === undefined || one.may !== other.may) return false;
  return sameParty(one.by, other.by) && (one.by !== 'you' || one.undergoes === other.undergoes);
}

type Subject = Omit<Spoken, 'phrases'>;

export function subjectOf(
  voice: Voice,
  { by = 'you', may, undergoes }: Clause,
  position: Spoken['position'],
): Subject {
  const mood = may ? 'may' : by === 'you' && !undergoes ? 'order' : 'statement';
  return { subject: subjectWord(voice, by), person: personOf(voice, by), mood, position };
}

function isOrder({ by = 'you', may, undergoes }: Clause): boolean {
  return by === 'you' && !may && !undergoes;
}

/** Behind what somebody else does, an order says whom it means: "the President draws 1 card, and you look at it". */
function toldYou(voice: Voice): Subject {
  return {
    subject: subjectWord(voice, 'you'),
    person: 'you',
    mood: 'statement',
    position: 'next',
    stressed: true,
  };
}

/** "If the current player is on Colonial One, they …": a pronoun, or nothing where the verb says enough. */
function takenUp(voice: Voice, { subject: _, ...rest }: Subject): Subject {
  return { ...rest, ...voice.grammar.takenUp };
}

function subjectWord(voice: Voice, party: Party): string {
  return partyWord(voice, party)('nom');
}

/** What takes place by itself; where a language has no words for that, it is told as an order. */
export function happening(voice: Voice, { frame, values, by, count = 1 }: Clause): Spoken | undefined {
  const { do: does, happen } = voice.frame(frame);
  if (happen === undefined || (by !== undefined && does !== undefined)) return undefined;
  const person = agreeingWith(voice, count);
  const [subject = '', ...predicates] = voice
    .fill(happen, { ...valuesIn(voice, values), own: voice.grammar.own('you') })
    .split(/\s*\|\s*/u);
  const marked = /\[[^\]:]*:(\w+)\]/u.exec(predicates[0] ?? '')?.[1];
  return {
    subject,
    person: marked === 'you' || marked === 'they' || marked === 'he' ? marked : person,
    mood: 'statement',
    phrases: predicates.map(phraseOf),
    position: 'first',
  };
}

/** What the verb of so many things is like: from five on a Polish one stands as for one, "5 raiderów leci". */
function agreeingWith({ language }: Pick<Voice, 'language'>, count: number): Person {
  return count === 1 || new Intl.PluralRules(language).select(count) === 'many' ? 'he' : 'they';
}

export function phrasesOf(voice: Voice, { frame, values = {} }: Clause, person: Person): readonly Phrase[] {
  const { do: does } = voice.frame(frame);
  if (does === undefined)
    throw new Error(`The frame "${frame}" in ${voice.language} says nothing that somebody does`);
  const all = { ...valuesIn(voice, values), own: voice.grammar.own(person) };
  const { counting } = voice.grammar;
  return (typeof does === 'string' ? [does] : does).map(template =>
    phraseOf(voice.fill(counting?.(template, person, values) ?? template, all)),
  );
}

/** "{{n}} cards [discard]": the verb in brackets, perhaps with the person it goes with. */
function phraseOf(text: string): Phrase {
  const [, before = '', verb, after = ''] = /^(.*?)\s*\[([^\]:]+)(?::\w+)?\]\s*(.*)$/u.exec(text) ?? [];
  if (verb === undefined) throw new Error(`"${text}" has no verb in brackets`);
  return { before, verb, after };
}

function leadText(voice: Voice, lead: Lead): string {
  switch (lead.lead) {
    case 'once':
      return voice.say(`lead.once-${lead.once}`);
    case 'moment': {
      const variant = lead.absorbed.map(({ variant: one }) => one).join('-');
      const values = Object.assign({}, ...lead.absorbed.map(one => valuesIn(voice, one.values)));
      return voice.say(`on.${lead.on}` as TextKey, values, variant === '' ? undefined : variant);
    }
    case 'whenever':
      return voice.say(`whenever.${lead.what}`);
    case 'if':
      return voice.say('lead.if', { cond: condition(voice, lead.cond) });
    case 'die':
      return dieText(voice, lead.from, lead.to);
    case 'result':
      return voice.say(`lead.${lead.of}`);
    case 'strength':
    case 'margin':
      return voice.say(`lead.${lead.lead}`, { n: lead.n });
    case 'declined':
      return voice.say('lead.declined', {}, personOf(voice, lead.by));
    case 'otherwise':
    case 'then':
      return voice.say(`lead.${lead.lead}`);
  }
}

const dieSides = 8;

function dieText(voice: Voice, from: number, to: number): string {
  if (from === to) return voice.say('lead.die-exactly', { n: from });
  if (from === 1) return voice.say('lead.die-or-less', { n: to });
  if (to === from + 1 && to < dieSides) return voice.say('lead.die-either', { from, to });
  return to === dieSides
    ? voice.say('lead.die-or-more', { n: from })
    : voice.say('lead.die-between', { from, to });
}
