import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = ['*.md', 'docs/**/*.md', 'content/*.md', '{src,test}/**/README.md'].flatMap(pattern =>
  globSync(pattern, { cwd: root }),
);
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };

const isPath = (code: string) =>
  /^[\w.[\]-]+(?:\/[\w.[\]-]+)+\.(?:tsx?|mjs|astro|mdx?|css|json|yaml|yml|png)$/.test(code);

/** Where a path may begin: at the top, in the sources, beside the page or its folder, in any book (each has what base has). */
const isThere = (page: string, path: string) =>
  ['', 'src', dirname(page), join(dirname(page), '..'), 'src/books/base'].some(from =>
    existsSync(join(root, from, path)),
  );

/** What stands in code or behind a link, without blocks of code and what is an example only. */
const prose = (page: string) => read(page).replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');

describe.each(pages.filter(page => page !== 'CHANGELOG.md'))('%s', page => {
  const text = prose(page);

  test('names files that exist', () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(isPath);
    expect(named.filter(path => !isThere(page, path))).toEqual([]);
  });

  test('links to files that exist', () => {
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path);
    expect(linked.filter(path => !existsSync(join(root, dirname(page), path)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const named = [...read(page).matchAll(/npm run ([a-z][a-z:]*)/g)].map(([, script = '']) => script);
    expect(named.filter(script => !(script in scripts))).toEqual([]);
  });
});

test('the door is one page: README has at most 90 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(91);
});
