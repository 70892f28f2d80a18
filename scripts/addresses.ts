/** What has an address of its own: kept with each release (`test/addresses`), for none is ever given up. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { benches } from '#books/atBuild/play.ts';
import { ruleIds } from '#books/atBuild/rules.ts';
import { lessons } from '#collections/lessons.ts';
import { catalogue } from '#ui/parts/catalogue.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

export const keptAddresses = join(root, 'test/addresses');

type Books = { readonly [book: string]: readonly { readonly pages: readonly string[] }[] | null };

/** Pages, places on them, and fragments that open something, as `docs/addresses.md` names them. */
export function addresses(): readonly string[] {
  const pages = Object.entries(parse(read('content/books.yaml')) as Books).flatMap(([book, chapters]) =>
    (chapters ?? []).flatMap(chapter => chapter.pages.map(page => `rules/${book}/${page}/`)),
  );
  const scenarios = globSync('content/scenarios/**/*.yaml', { cwd: root });
  const examples = scenarios
    .filter(file => /^lesson: true$/m.test(read(file)))
    .map(file => `#scenario=${file.slice('content/scenarios/'.length, -'.yaml'.length)}`);
  const presets = scenarios.filter(file => file.includes('/presets/'));
  return [
    ...pages,
    ...ruleIds.map(id => `rules/ #${id}`),
    ...catalogue.map(({ kind, id }) => `cards/${kind}/${id}/`),
    ...lessons().map(({ id }) => `learn/${id}/`),
    ...benches.map(bench => `try/${bench}/`),
    ...examples,
    ...presets.map(file => `#preset=${basename(file, '.yaml')}`),
  ].toSorted();
}
