import { type Book, bookOfRule } from '#books/registry.ts';
import { rulesIn } from '#collections/ruleIndex.ts';
import type { Language } from '#i18n/languages.ts';
import type { RulesAtPlace } from './texts.ts';

/** Where the rules of a book stand: a page and a heading with all rules below it. */
export async function rulesByPlace(language: Language, book: Book): Promise<readonly RulesAtPlace[]> {
  const rules = (await rulesIn(language)).filter(({ id }) => bookOfRule(id) === book);
  const places = Map.groupBy(rules, ({ path, name }) => `${path} ${name}`);
  return [...places.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first.path, first.name, first.id, ...others.map(({ id }) => id)]],
  );
}
