import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { forbidden } from './importRules.ts';

/** Holds `.astro` files to the rules of `importRules.ts`; dependency-cruiser reads all others, but not these. */

type Import = { readonly from: string; readonly typeOnly: boolean; readonly line: number };

const front = /^---\n[\s\S]*?\n---(?=\n|$)/;
const scripts = /(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/;
const code = new RegExp(`${front.source}|${scripts.source}`, 'g');
const imports =
  /^[ \t]*(?:import|export)\b(?<type>\s+type\b)?[^'";]*?\bfrom\s*'(?<named>[^']+)'|\bimport\s*\(?\s*'(?<bare>[^']+)'/gm;

/** The parts of a file that are code: all of it, but for an Astro file. */
function codeIn(file: string, text: string): readonly { readonly code: string; readonly index: number }[] {
  if (!file.endsWith('.astro')) return [{ code: text, index: 0 }];
  return [...text.matchAll(code)].map(({ 0: part, index }) => ({ code: part, index }));
}

/** What a file imports, and whether only types are taken from there. */
export function importsOf(file: string, text: string): Import[] {
  return codeIn(file, text).flatMap(part =>
    [...part.code.matchAll(imports)].map(({ groups = {}, index }) => ({
      from: groups['named'] ?? groups['bare'] ?? '',
      typeOnly: groups['type'] !== undefined,
      line: text.slice(0, part.index + index).split('\n').length,
    })),
  );
}

const matches = (path: string, patterns: string | string[] | undefined) =>
  [patterns ?? []].flat().some(pattern => new RegExp(pattern).test(path));

/** `$1` in what may be imported is what the importing file had in the first brackets, as dependency-cruiser has it. */
function filledIn(
  patterns: string | string[] | undefined,
  file: string,
  from: string | string[] | undefined,
) {
  const [, first = ''] = typeof from === 'string' ? (new RegExp(from).exec(file) ?? []) : [];
  return [patterns ?? []].flat().map(pattern => pattern.replaceAll('$1', first));
}

function isBroken(
  { from, to }: IRegularForbiddenRuleType,
  file: string,
  target: string,
  typeOnly: boolean,
): boolean {
  if (!matches(file, from.path) || matches(file, from.pathNot)) return false;
  if (!matches(target, to.path) || matches(target, filledIn(to.pathNot, file, from.path))) return false;
  return !(typeOnly && to.dependencyTypesNot?.includes('type-only'));
}

/** Package imports that are not below `src`, as in package.json. */
const outsideSrc = ['#locales/', '#scripts/', '#test/'];

/** `#` stands for `src`, as in package.json. */
export function targetOf(name: string, importer: string): string {
  if (outsideSrc.some(start => name.startsWith(start))) return name.slice(1);
  return name.startsWith('#') ? join('src', name.slice(1)) : normalize(join(dirname(importer), name));
}

/** What the imports of an Astro file break, given its path like `src/pages/index.astro` and its text. */
export function breaches(file: string, text: string): string[] {
  return importsOf(file, text)
    .filter(({ from }) => /^[.#]/.test(from))
    .flatMap(({ from, typeOnly, line }) => {
      const target = targetOf(from, file);
      return forbidden
        .filter(rule => isBroken(rule, file, target, typeOnly))
        .map(({ comment }) => `${file}:${line} imports ${target}. ${comment}`);
    });
}

export function astroBreaches(root: string): string[] {
  return globSync('src/**/*.astro', { cwd: root }).flatMap(file =>
    breaches(file, readFileSync(join(root, file), 'utf8')),
  );
}
