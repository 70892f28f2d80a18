import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Book, bookOfRule } from '#books/registry.ts';
import type { Term } from '#collections/schemas.ts';
import { booksWith, ruleIn } from '#collections/termBooks.ts';

const glossary: Term[] = parse(readFileSync('content/glossary.yaml', 'utf8'));
const ids: ReadonlySet<string> = new Set(glossary.map(({ id }) => id));

/** What a reader of the rules may look up. Characters and cards have pages of their own. */
const lookedUp: ReadonlySet<string> = new Set([
  'concept',
  'card-type',
  'ship',
  'token',
  'track',
  'title',
  'skill',
  'location',
  'board',
  'step',
]);
const terms = glossary.filter(({ set, kind }) => set !== 'base' && lookedUp.has(kind));

const onItsBoard = 'its action is told on its board, and no rule adds to it';
const onItsSheet = 'an ability of a character, told on the sheet';
/** Terms of the expansions that no rule explains, and why not. */
const unexplained: { readonly [id: string]: string } = {
  'press-room-daybreak': onItsBoard,
  'presidents-office-daybreak': onItsBoard,
  'administration-daybreak': onItsBoard,
  'quorum-chamber': onItsBoard,
  'captains-cabin': onItsBoard,
  'hybrid-tank': onItsBoard,
  datastream: onItsBoard,
  'blind-jump': onItsSheet,
  'stim-junkie': onItsSheet,
  'broadcast-ability': onItsSheet,
  'abuse-power': onItsSheet,
  resolute: onItsSheet,
  vanity: onItsSheet,
  'conflicted-loyalties-option': 'an option of Exodus, whose rules are not told here',
};

test('every term of the expansions is defined and leads to its rule, or is excused with a reason', () => {
  expect(terms.length).toBeGreaterThan(90);
  expect(terms.filter(({ def }) => def === undefined).map(({ id }) => id)).toEqual([]);
  const without = terms.filter(({ rule }) => rule === undefined).map(({ id }) => id);
  expect(without.toSorted()).toEqual(Object.keys(unexplained).toSorted());
});

test('each book that has a term explains it by a rule of its own', () => {
  const explained: readonly (readonly [string, Book, string])[] = terms.flatMap(term =>
    booksWith(term).flatMap(book => {
      const rule = ruleIn(term, book);
      return rule === undefined ? [] : [[term.id, book, rule] as const];
    }),
  );
  expect(explained.filter(([, book, rule]) => bookOfRule(rule) !== book)).toEqual([]);
});

test('what replaces a term of the base game names one', () => {
  const replaced = glossary.flatMap(({ replaces }) => replaces ?? []);
  expect(replaced.length).toBeGreaterThan(4);
  expect(replaced.filter(id => !ids.has(id))).toEqual([]);
});
