/** What is said in a few words beside the pages of rules, and what has to be so at a table for it to be true. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#books/atBuild/facts.ts';
import { inForce } from '#collections/inForce.ts';
import { oftenForgotten } from '#collections/lessons.ts';
import type { ShortAnswer } from '#collections/schemas.ts';
import { refresherText } from '#features/learn/refresherTexts.ts';
import { languages } from '#i18n/languages.ts';
import { holdsIn, nameOf } from '#rules/facts.ts';
import { atoms, glossary, hasTerm, strangersIn } from '../kit/strangers.ts';

const forceIn = new Map(tables.worlds.map(world => [world, inForce(atoms, world)]));
const shortAnswers: readonly ShortAnswer[] = parse(readFileSync('content/shortAnswers.yaml', 'utf8'));

test('a rule that is often forgotten is asked at every table where it is in force, and at no other', () => {
  const faults = oftenForgotten().flatMap(({ rule, when = [] }) =>
    tables.worlds
      .filter(world => holdsIn(world, when) !== forceIn.get(world)?.has(rule))
      .map(world => `${rule} at ${nameOf(world)}`),
  );
  expect(faults).toEqual([]);
});

test('an answer in a few words has a rule that is in force at some table where its conditions hold', () => {
  const faults = shortAnswers.filter(
    ({ rule, when = [] }) =>
      !tables.worlds.some(world => holdsIn(world, when) && forceIn.get(world)?.has(rule)),
  );
  expect(faults).toEqual([]);
});

test('what is added to a definition under conditions is true at some tables that have the term, and not at all', () => {
  const faults = glossary.flatMap(term => {
    const having = tables.worlds.filter(world => hasTerm(world, term));
    return (term.defs ?? [])
      .filter(({ when }) => new Set(having.map(world => holdsIn(world, when))).size !== 2)
      .map(({ when }) => `${term.id}: ${when.join(' ')}`);
  });
  expect(faults).toEqual([]);
});

/** What a definition may name although the table does without it: it says what a thing in the box is for. */
const inTheBox: { readonly [term: string]: readonly string[] } = {
  'infiltration-reference-card': ['cylon-leader', 'infiltration', 'infiltrator'],
  'combining-expansions': ['cylon-leader'],
  'sympathetic-cylon': ['sympathetic-agenda', 'infiltration'],
};

describe.each(languages)('in %s', language => {
  const strangers = strangersIn(language);

  test('questions of the refresher name nothing that the table does not have', () => {
    const faults = oftenForgotten()
      .filter(({ scenario }) => scenario.startsWith('refresher/'))
      .flatMap(({ scenario, when = [] }) => {
        const text = Object.values(refresherText(language, scenario.replace('refresher/', ''))).join('\n');
        return tables.worlds
          .filter(world => holdsIn(world, when))
          .flatMap(world => strangers(text, world).map(id => `${scenario}: ${id} at ${nameOf(world)}`));
      });
    expect(faults).toEqual([]);
  });

  test('answers in a few words name nothing that the table does not have', () => {
    const faults = shortAnswers.flatMap(({ rule, when = [], ...texts }) =>
      tables.worlds
        .filter(world => holdsIn(world, when) && forceIn.get(world)?.has(rule))
        .flatMap(world => strangers(texts[language], world).map(id => `${rule}: ${id} at ${nameOf(world)}`)),
    );
    expect(faults).toEqual([]);
  });

  test('definitions name nothing that a table with the term does not have', () => {
    const faults = glossary
      .filter(({ def }) => def !== undefined)
      .flatMap(term =>
        tables.worlds
          .filter(world => hasTerm(world, term))
          .flatMap(world => {
            const added = (term.defs ?? []).filter(({ when }) => holdsIn(world, when));
            const text = [term.def, ...added].map(one => one?.[language]).join('\n');
            return strangers(text, world)
              .filter(id => !inTheBox[term.id]?.includes(id))
              .map(id => `${term.id}: ${id} at ${nameOf(world)}`);
          }),
      );
    expect(faults).toEqual([]);
  });
});
