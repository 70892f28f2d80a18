import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenLinks } from '../../scripts/links.ts';
import { builtPages } from '../../scripts/pageKinds.ts';
import { isOver, sizes } from '../../scripts/size.ts';

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

test('a page whose words weigh more than they may is above what it may be', () => {
  write('en/rules/base/a/index.html', '<script type="module" src="/a.js"></script>');
  write('a.js', 'const w={"../locales/en/a.json":()=>s(()=>import("./en.js"),[])}');
  write(
    'en.js',
    Array.from({ length: 300 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex')).join(''),
  );
  const [row] = sizes(folder, '/');
  expect(row && isOver(row)).toBe(true);
});

test('a page that loads something of an expansion is above what it may be, whatever it weighs', () => {
  write('en/rules/base/a/index.html', '<script type="module" src="/a.js"></script>');
  write('a.js', 'import"./b.js"');
  write('b.js', "const ops={'draw-cards'(){}}");
  const [base] = sizes(folder, '/');
  expect(base?.expansions).toBe(0);
  expect(base && isOver(base)).toBe(false);
  write('b.js', "const ops={'draw-mutiny'(){}}");
  const [row] = sizes(folder, '/');
  expect(row?.expansions).toBeGreaterThan(0);
  expect(row && isOver(row)).toBe(true);
});
