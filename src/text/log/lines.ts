/**
 * The lines of the log: the frames of its deeds put into sentences by the grammar of the language, once and for all. What
 * only a game knows stays a placeholder, so a browser fills the lines in and needs no grammar: `npm run generate` writes
 * them to `src/text/log/<lang>.json`. A bar stands between a subject and what it does (`join.ts`).
 */
import { happening, phrasesOf, subjectOf } from '../grammar/realise.ts';
import type { Clause } from '../plan/plan.ts';
import type { Voice } from '../voice.ts';
import { type Deed, deeds } from './deeds.ts';

export type Lines = { readonly [key: string]: string | Lines };

/** Every line, under the keys by which the tellers ask for them. */
export function logLines(voice: Voice, plain: object): Lines {
  const lines: Record<string, unknown> = structuredClone(plain) as Record<string, unknown>;
  for (const [key, deed] of Object.entries<Deed>(deeds))
    for (const [variant, line] of linesOf(voice, deed)) put(lines, `${key}${variant}`, line);
  return lines as Lines;
}

function linesOf(voice: Voice, deed: Deed): readonly (readonly [string, string])[] {
  if (deed.counted)
    return numbers(voice).map(([number, n]) => [`_${number}`, lineOf(voice, deed, n)] as const);
  const line = lineOf(voice, deed, 1);
  if (deed.opensWithSector !== undefined) {
    const at = openedLine(voice, deed);
    const opened = [
      ['-at', at] as const,
      ...(deed.list === 'seen' ? [['-at-seen', listedLine(voice, at)] as const] : []),
    ];
    return deed.opensWithSector === 'only' ? opened : [['', line], ...opened];
  }
  const listed = listedLine(voice, line);
  if (deed.list === 'always') return [['', listed]];
  return deed.list === 'seen'
    ? [
        ['', line],
        ['_seen', listed],
      ]
    : [['', line]];
}

const listedLine = (voice: Voice, line: string): string =>
  voice.say('join.listed', { line, list: '{{list}}' });

/** The kinds of numbers that a language tells apart, each with the number of its verb: one does, more do. */
function numbers({ language }: Voice): readonly (readonly [string, 1 | 2])[] {
  const rules = new Intl.PluralRules(language);
  const kinds = new Set(Array.from({ length: mostPieces }, (_, i) => rules.select(i + 1)));
  // From five on a Polish verb stands as for one: "5 raiderów leci".
  return [...kinds].map(kind => [kind, kind === 'one' || kind === 'many' ? 1 : 2] as const);
}

/** No line counts more pieces than that. */
const mostPieces = 24;

function lineOf(voice: Voice, deed: Deed, count: number): string {
  const { subject, ...spoken } = spokenOf(voice, deed, count);
  const named = subject === undefined || subject === '' ? {} : { subject: `${subject} |` };
  return voice.grammar.clause({ ...spoken, ...named }, voice.verbs);
}

/** "At the bow, a raider attacks …": behind an opening no subject is shared. */
function openedLine(voice: Voice, deed: Deed): string {
  const opening = voice.grammar.opening([voice.say('lead.at', { sector: '{{sector, at}}' })]);
  return `${opening}${voice.grammar.clause({ ...spokenOf(voice, deed, 1), position: 'led' }, voice.verbs)}`;
}

function spokenOf(voice: Voice, { frame, by = 'who', names = [] }: Deed, count: number) {
  const speaking = withPlaceholders(voice, [by, ...names]);
  const clause: Clause = { frame, by: { named: `{{${by}}}` }, count };
  const { do: does } = voice.frame(frame);
  if (does === undefined) {
    const happens = happening(speaking, { frame, count });
    if (happens === undefined) throw new Error(`The frame "${frame}" in ${voice.language} tells nothing`);
    return happens;
  }
  const subject = subjectOf(speaking, clause, 'first');
  return { ...subject, phrases: phrasesOf(speaking, clause, subject.person) };
}

/** A voice that puts in what is known before any game: whose hand it is, how a player is named in which case. */
function withPlaceholders(voice: Voice, names: readonly string[]): Voice {
  return {
    ...voice,
    fill: (template, values) =>
      template.replace(/\{\{(\w+)(?:, ([^}]*))?\}\}/gu, (placeholder, name: string, wanted = '') => {
        const value = values[name];
        if (name === 'own' && typeof value === 'function') return value(wanted);
        if (!names.includes(name) || wanted === '') return placeholder;
        return voice.person('named', `{{${name}}}`)(wanted);
      }),
  };
}

function put(lines: Record<string, unknown>, key: string, line: string): void {
  const [first = '', ...rest] = key.split('.');
  if (rest.length === 0) {
    lines[first] = line;
    return;
  }
  const group = { ...(lines[first] as Record<string, unknown> | undefined) };
  put(group, rest.join('.'), line);
  lines[first] = group;
}
