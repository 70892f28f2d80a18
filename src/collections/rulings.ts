import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { type Book, bookOfRule, books, isOptional } from '#books/registry.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { proofs } from './proofs.ts';
import { type Ruling, ruling } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** A ruling on a single card, and the rules at work in the scenarios that prove it. */
export type ProvenRuling = Ruling & { readonly book: Book; readonly rules: readonly string[] };

/** Every ruling, in the order of the files, which `contentCheck` has found sound. */
export const rulings = memoize((): readonly ProvenRuling[] => {
  const rulesOf = new Map(proofs().map(({ id, rules }) => [id, rules]));
  return books.flatMap(book =>
    rulingsIn(book).map(one => ({
      ...one,
      book,
      rules: [...new Set(one.scenario.flatMap(id => rulesOf.get(id) ?? []))],
    })),
  );
});

function rulingsIn(book: Book): readonly Ruling[] {
  const file = `rulings/${book}.yaml`;
  if (!existsSync(join(contentRoot, file))) return [];
  return checkYamlFile(contentRoot, file, z.array(ruling)).data ?? [];
}

/** What has been ruled on cards that bring a rule into play; of an expansion only at its own rules. */
export function rulingsAt(rule: string): readonly ProvenRuling[] {
  const own = bookOfRule(rule);
  return rulings().filter(({ book, rules }) => rules.includes(rule) && (!isOptional(book) || book === own));
}
