/** What several forms have in common: people, places, pieces and conditions. */

import { type CoreAmong, coreWhoWords } from '../model/effect.ts';
import { resources, sectors, shipKinds, titlesOf } from '../model/vocabulary.ts';
import { testNames } from '../queries/holds.ts';
import {
  type Check,
  either,
  extended,
  type FormOf,
  fields,
  flag,
  listOf,
  named,
  number,
  table,
} from './form.ts';
import type { Known } from './known.ts';

export const location = named('location', known => known.lib.locations);
export const character = named('character', known => known.characters);
/** Of all books: a later one may go without it. */
export const loyaltyCard = named(
  'Loyalty card',
  ({ lib }) => new Set(lib.sources.flatMap(book => book.cards.map(({ id }) => id))),
);
export const skillCard = named('skill card', known => known.lib.skillCards);
export const quorumCard = named('Quorum card', known => known.lib.quorum);
export const pile = named('pile', known => new Set<string>(known.lib.piles));
export const skill = named('skill type', known => known.skills);
export const block = named('procedure', known => known.lib.blocks);
export const resource = named('resource', resources);
export const title = named('title', known => new Set(titlesOf(known.lib)));
export const board = named('board', known => known.boards);
const shipKind = named('kind of ship', shipKinds);
const sector = named('space area', sectors);
export const timingPoint = named('timing point', known => new Set<string>(known.lib.points.keys()));
export const rule = named('rule', known => known.rules);

/** An icon stands for the procedure that carries it out. */
export const activation: Check = (value, known) =>
  known.lib.blocks.has(`activate-${String(value)}`)
    ? []
    : [`there is no procedure 'activate-${String(value)}'`];

const people = named(
  'word for players',
  ({ lib }) => new Set([...coreWhoWords, ...titlesOf(lib), ...Object.keys(lib.who)]),
);
export const who: Check = (value, known) =>
  typeof value === 'string'
    ? people(value, known)
    : fields({ at: location, atJump: flag, on: board, next: title })(value, known);

const amongForm: FormOf<CoreAmong> = {
  other: flag,
  on: board,
  at: location,
  titled: listOf(title),
  untitled: title,
  human: flag,
  here: flag,
  character,
};
export const among = extended('among', amongForm);

export const shipCounts = table(shipKind, number);
export const placement = table(sector, shipCounts);

export const check = { difficulty: number, skills: listOf(skill), partial: number };

/** Conditions nest; each test has its own form. */
export const cond: Check = (value, known) => {
  if (typeof value !== 'object' || value === null) return [`${String(value)} is no condition`];
  if ('all' in value) return listOf(cond)(value.all, known);
  if ('any' in value) return listOf(cond)(value.any, known);
  if ('not' in value) return cond(value.not, known);
  const { test, ...rest } = value as { readonly test?: unknown };
  const all = ({ lib }: Known) => new Set([...testNames, ...Object.keys(lib.conditions)]);
  const unknown = named('condition', all)(test, known);
  if (unknown.length > 0) return unknown;
  const forms: { readonly [test: string]: { readonly [field: string]: Check } | undefined } =
    known.forms.tests;
  return fields(forms[String(test)] ?? {})(rest, known);
};

export const here: Check = either(named('place', ['here']), location);
