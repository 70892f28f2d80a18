import type { Who } from '../engine/model/effect.ts';
import type { Voice } from './voice.ts';

/** One whole clause, in small letters and without a full stop: "discard 2 skill cards". */
export interface Clause {
  /** Who carries it out, when somebody must be named. */
  readonly by?: Who | undefined;
  readonly text: string;
  /** "−1 morale" and the like, listed with commas when several stand together. */
  readonly tally?: true;
  /** Says how things are instead of what to do, so "then" cannot lead over to it. */
  readonly statement?: true;
}

interface Group {
  readonly by: Who | undefined;
  readonly texts: string[];
  readonly tally: boolean;
}

/** Neighbours with the same actor share a line, neighbouring tallies a list. */
function groups(clauses: readonly Clause[], actor: Who): Group[] {
  const found: Group[] = [];
  for (const { by, text, tally = false } of clauses) {
    const named = by === actor || by === 'you' ? undefined : by;
    const last = found.at(-1);
    const joins = last !== undefined && sameWho(last.by, named) && last.tally === tally;
    if (joins && (tally || named !== undefined)) last.texts.push(text);
    else found.push({ by: named, texts: [text], tally });
  }
  return found;
}

function groupText(voice: Voice, label: (who: Who) => string, { by, texts, tally }: Group): string {
  const clause = tally ? texts.join(', ') : sequence(voice, texts);
  return by === undefined ? clause : voice.say('join.label', { who: label(by), clause });
}

/** "A, then B": a few clauses in order, as one. */
export function sequence(voice: Voice, texts: readonly string[]): string {
  return texts.reduce((first, next) => voice.say('join.then', { first, next }));
}

export type Label = (who: Who) => string;

/** Clauses inside another clause; whoever is named there already (`actor`) is not named again. */
export function inline(voice: Voice, label: Label, clauses: readonly Clause[], actor: Who): string {
  const parts = groups(clauses, actor);
  const orders = clauses.every(({ statement, tally }) => !statement && !tally);
  const plain = orders && parts.length > 1 && parts.every(part => part.by === undefined);
  const texts = parts.map(part => groupText(voice, label, part));
  return plain ? sequence(voice, texts) : texts.join('; ');
}

/** Clauses as sentences of their own. */
export function sentences(voice: Voice, label: Label, clauses: readonly Clause[]): string {
  return groups(clauses, 'you')
    .map(part => sentence(voice, groupText(voice, label, part)))
    .join(' ');
}

export function sentence(voice: Pick<Voice, 'language'>, clause: string): string {
  const [first = '', ...rest] = clause;
  const text = first.toLocaleUpperCase(voice.language) + rest.join('');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

export function sameWho(a: Who | undefined, b: Who | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
