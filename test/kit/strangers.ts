/** Finds what a text names although the table does without it. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { books, isOptional } from '#books/registry.ts';
import { conditionsOf } from '#collections/inForce.ts';
import { atom, type Term } from '#collections/schemas.ts';
import { booksWith, termRules } from '#collections/termBooks.ts';
import { makeTermForms } from '#collections/termForms.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import type { Language } from '#i18n/languages.ts';
import { type Condition, holdsIn, type World } from '#rules/facts.ts';

export const glossary: readonly Term[] = parse(readFileSync('content/glossary.yaml', 'utf8'));
export const atoms = books.flatMap(
  book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? [],
);
const atomNamed = new Map(atoms.map(one => [one.id, one]));

/** Where one of these lists of conditions holds, a table has what a term names. */
function placesOf(term: Term): readonly (readonly Condition[])[] {
  const byRule = termRules(term).map(({ book, rule }) => {
    const explained = atomNamed.get(rule);
    const when = explained === undefined ? [] : conditionsOf(explained);
    return isOptional(book) ? [book, ...when] : when;
  });
  return byRule.length > 0 ? byRule : booksWith(term).map(book => (isOptional(book) ? [book] : []));
}

export const hasTerm = (world: World, term: Term): boolean =>
  placesOf(term).some(when => holdsIn(world, when));

/** Words that everybody uses, and names that the base game has too. */
const everyday: ReadonlySet<string> = new Set(['timing', 'execution']);

/** Every term counts, and none stands for another. */
const all = glossary
  .filter(({ id, everyday: known }) => !known && !everyday.has(id))
  .map(({ also: _also, replaces: _replaces, ...term }): Term => {
    const def = term.def ?? { en: '', de: '', es: '', pl: '' };
    return { ...term, set: 'base', def, kind: term.kind === 'location' ? term.kind : 'concept' };
  });

/** The ids of what stands in a text of a language that a table does not have. */
export function strangersIn(language: Language): (text: string, world: World) => readonly string[] {
  const { byForm, names, pattern } = makeTermForms(language, all);
  const places = new Map(glossary.map(term => [term.id, placesOf(term)]));
  return (text, world) => [
    ...new Set(
      [...text.matchAll(pattern)].flatMap(([word]) => {
        const id = byForm.get(word.toLocaleLowerCase(language));
        if (id === undefined || (names.has(id) && /^\p{Ll}/u.test(word))) return [];
        return places.get(id)?.some(when => holdsIn(world, when)) ? [] : [id];
      }),
    ),
  ];
}
