import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { books } from '../rules/book.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { proofs } from './proofs.ts';
import { type Ruling, ruling } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** A ruling on a single card, and the rules at work in the scenarios that prove it. */
export type ProvenRuling = Ruling & { readonly rules: readonly string[] };

/** Every ruling, in the order of the files, which `contentCheck` has found sound. */
export const rulings = memoize((): readonly ProvenRuling[] => {
  const rulesOf = new Map(proofs().map(({ id, rules }) => [id, rules]));
  return books
    .map(book => `rulings/${book}.yaml`)
    .filter(file => existsSync(join(contentRoot, file)))
    .flatMap(file => checkYamlFile(contentRoot, file, z.array(ruling)).data ?? [])
    .map(one => ({ ...one, rules: [...new Set(one.scenario.flatMap(id => rulesOf.get(id) ?? []))] }));
});

/** What has been ruled on cards that bring a rule into play. */
export function rulingsAt(rule: string): readonly ProvenRuling[] {
  return rulings().filter(({ rules }) => rules.includes(rule));
}
