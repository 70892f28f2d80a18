import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenLinks } from '../../scripts/links.ts';
import { builtPages } from '../../scripts/pageKinds.ts';
import { faultOf, keptFrom, sizes } from '../../scripts/size.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('links lead to pages, files and anchors that exist, and stay below the base path', () => {
  write(
    'index.html',
    '<a href="/x/en/#here">ok</a> <a href="/x/en/#gone">a</a> <a href="/en/">b</a> <a href="https://other.example/">c</a>',
  );
  write(
    'en/index.html',
    '<p id="here"></p> <a href="../">up</a> <img src="/x/picture.png"> <a href="rules/none/">d</a>',
  );
  write('picture.png', '');
  expect(brokenLinks(folder, '/x/', 'https://site.example')).toEqual([
    '/en/: rules/none/ leads nowhere',
    '/: /x/en/#gone has no place #gone',
    '/: /en/ leaves the base path /x/',
  ]);
});

test('what the content security policy would ignore is found', () => {
  write('index.html', '<p style="color:red" onclick="x()">x</p>');
  expect(brokenLinks(folder, '/', 'https://site.example')).toEqual([
    '/: <p style="…"> is not allowed here',
    '/: <p onclick="…"> is not allowed here',
  ]);
});

test('what stands before the content security policy is found', () => {
  const policy = '<meta http-equiv="content-security-policy" content="default-src \'none\'">';
  write('index.html', `<link rel="icon" href="/"><script>x()</script>${policy}<script>y()</script>`);
  write('404.html', `${policy}<link rel="icon" href="/"><script>x()</script>`);
  expect(brokenLinks(folder, '/', 'https://site.example')).toEqual([
    '/: <link> before the policy is not allowed here',
    '/: <script> before the policy is not allowed here',
  ]);
});

test('a page of no known kind is a mistake', () => {
  write('en/strange/index.html', '');
  expect(() => builtPages(folder)).toThrow('/en/strange/ is of no kind');
});

test('a page weighs its text, its style sheets, and its scripts with all that they import', () => {
  const noise = Array.from({ length: 40_000 }, (_, at) =>
    String.fromCharCode(33 + ((at * at * 7919 + at * 31) % 90)),
  ).join('');
  write(
    'en/rules/base/a/index.html',
    '<link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>',
  );
  write('a.css', '.a{}');
  write('a.js', 'import"./b.js";import("./later.js")');
  write('b.js', `//${noise.replaceAll('\n', '')}`);
  write('later.js', `//${noise}`);
  const [row] = sizes(folder, '/');
  expect(row?.kind).toBe('page of rules');
  expect(row?.total).toBeCloseTo((row?.html ?? 0) + (row?.css ?? 0) + (row?.script ?? 0));
  write('a.js', 'import"./b.js"');
  const [without] = sizes(folder, '/');
  expect(Math.abs((without?.script ?? 0) - (row?.script ?? 0))).toBeLessThan(0.1);
  write('a.js', '');
  expect(sizes(folder, '/')[0]?.script).toBeLessThan((row?.script ?? 0) - 0.2);
});

test.each(['"', '`'])('a page weighs the words of its own language, written in %s', quote => {
  const from = (language: string) => `${quote}./${language}.js${quote}`;
  const fetched = (language: string) =>
    `"../locales/${language}/a.json":()=>s(()=>import(${from(language)}),[])`;
  write('en/rules/base/a/index.html', '<script type="module" src="/a.js"></script>');
  write('a.js', `const w={${fetched('en')},${fetched('de')}}`);
  write('en.js', 'export default{a:"A word, and another"}');
  write('de.js', `export default{a:"${'ein Wort, noch eines '.repeat(20)}"}`);
  const [row] = sizes(folder, '/');
  expect(row?.words).toBeCloseTo(gzipSync(readFileSync(join(folder, 'en.js')), { level: 9 }).length / 1024);
  expect(row?.total).toBeCloseTo((row?.html ?? 0) + (row?.css ?? 0) + (row?.script ?? 0) + (row?.words ?? 0));
});

const island = (name: string) =>
  `<astro-island component-url="/a.js" component-export="${name}"></astro-island>`;

test('pages of a kind with the same widgets are weighed together, and the heaviest counts', () => {
  write('a.js', '');
  write('en/rules/base/a/index.html', island('Player'));
  write('en/rules/base/b/index.html', `${island('Player')}${'A long text, and another. '.repeat(9)}`);
  write('en/rules/base/c/index.html', island('Player').repeat(2));
  write('en/rules/base/d/index.html', 'A page without any.');
  expect(sizes(folder, '/').map(({ of, path }) => [of, path])).toEqual([
    ['page of rules + Player', '/en/rules/base/b/'],
    ['page of rules + Player ×2', '/en/rules/base/c/'],
    ['page of rules', '/en/rules/base/d/'],
  ]);
});

test('a page that has grown by more than three percent is named, and so is one of a new kind', () => {
  const weight = { html: 10, css: 0, script: 20, words: 0, expansions: 0, total: 30 };
  const row = { ...weight, kind: 'search', of: 'search', path: '/en/search/' } as const;
  expect(faultOf(row, {})).toContain('no kept figure');
  expect(faultOf(row, { search: { total: 29.2, script: 20 } })).toBeUndefined();
  expect(faultOf(row, { search: { total: 29, script: 20 } })).toBe('weighs more than the 29 kept');
  expect(faultOf(row, { search: { total: 30, script: 19 } })).toBe('has more script than the 19 kept');
});

test('figures are kept where they are lower or new; a higher one is asked for by name', () => {
  const weight = { html: 10, css: 0, script: 20, words: 0, expansions: 0, total: 30 };
  const row = { ...weight, kind: 'search', of: 'search', path: '/en/search/' } as const;
  const before = { search: { total: 29, script: 21 }, gone: { total: 1, script: 0 } };
  expect(keptFrom([row], before)).toEqual({ search: { total: 29, script: 20 } });
  expect(keptFrom([row], before, 'search')).toEqual({ search: { total: 30, script: 20 } });
});

test('a page that loads something of an expansion is above what it may be, whatever it weighs', () => {
  write('en/rules/base/a/index.html', '<script type="module" src="/a.js"></script>');
  write('a.js', 'import"./b.js"');
  write('b.js', "const ops={'draw-cards'(){}}");
  const light = { 'page of rules': { total: 9, script: 9 } };
  const [base] = sizes(folder, '/');
  expect(base?.expansions).toBe(0);
  expect(base && faultOf(base, light)).toBeUndefined();
  write('b.js', "const ops={'draw-mutiny'(){}}");
  const [row] = sizes(folder, '/');
  expect(row?.expansions).toBeGreaterThan(0);
  expect(row && faultOf(row, light)).toBe('loads something of an expansion');
});
