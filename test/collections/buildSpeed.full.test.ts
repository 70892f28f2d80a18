import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { build } from '../../scripts/build.ts';
import { builtPages } from '../../scripts/pageKinds.ts';
import { languages } from '../../src/i18n/languages.ts';
import { rulesOf } from '../../src/rules/ruleId.ts';

const folder = '.cache/site-of-a-speed-test';
const content = '.cache/content-of-a-speed-test';

function clear() {
  for (const made of [content, folder, join('.cache/astro', folder)])
    rmSync(made, { recursive: true, force: true });
}

let added = 0;

/** A site as large as the whole game: every rule of the three books that stands on no page yet, four to a page. */
beforeAll(() => {
  clear();
  cpSync('content', content, { recursive: true });
  const list = parse(readFileSync('content/books.yaml', 'utf8'));
  const written = new Set(list.base.flatMap(({ pages }: { pages: string[] }) => pages.flatMap(rulesOnPage)));
  const missing = Object.values(rulesOf)
    .flat()
    .filter(rule => !written.has(rule));
  const pages = Array.from({ length: Math.ceil(missing.length / 4) }, (_, at) =>
    missing.slice(at * 4, at * 4 + 4),
  );
  added = pages.length * languages.length;
  list.base.push({ chapter: 'limits', pages: pages.map((_, at) => `page-${at}`) });
  writeFileSync(join(content, 'books.yaml'), stringify(list));
  for (const language of languages) {
    mkdirSync(join(content, language, 'rules/base'), { recursive: true });
    pages.forEach((rules, at) => {
      writeFileSync(join(content, language, `rules/base/page-${at}.mdx`), pageText(at, rules));
    });
  }
  process.env['CONTENT'] = content;
});

afterAll(() => {
  delete process.env['CONTENT'];
  clear();
});

function rulesOnPage(slug: string): string[] {
  const text = readFileSync(`content/en/rules/base/${slug}.mdx`, 'utf8');
  return [...text.matchAll(/<Rule id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

function pageText(at: number, rules: readonly string[]): string {
  const sentence = 'Draw a card, show it to nobody, and put it under the deck once the fleet has jumped. ';
  const bodies = rules.map(id => `<Rule id="${id}">\n${sentence.repeat(3)}\n</Rule>\n`);
  const description = 'A page that stands for one of the many pages of a whole game.';
  return `---\ntitle: Page ${at}\ndescription: ${description}\n---\n\n## Part\n\n${bodies.join('\n')}`;
}

/** Makes every Node that the build starts say at its end how long processors worked for it. */
function noteProcessorTime(): () => number {
  const note = join(content, 'seconds.txt');
  const seconds = '({ user, system }) => (user + system) / 1e6';
  const code = `import { appendFileSync } from 'node:fs';
    process.on('exit', () => appendFileSync('${note}', (${seconds})(process.cpuUsage()) + '\\n'));`;
  process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  const ours = process.cpuUsage();
  return () => {
    delete process.env['NODE_OPTIONS'];
    const { user, system } = process.cpuUsage(ours);
    const theirs = readFileSync(note, 'utf8').trim().split('\n').map(Number);
    return theirs.reduce((sum, time) => sum + time, (user + system) / 1e6);
  };
}

// Seconds of a processor, not of the clock: those belong to whatever else the machine has to do.
test('a whole game builds at 40 pages a second or more, search index included', async () => {
  const processorTime = noteProcessorTime();
  const begin = performance.now();
  await build(folder, { BASE: '/', SITE: 'https://site.example', PROJECT: '' });
  const clock = (performance.now() - begin) / 1000;
  const seconds = processorTime();
  const pages = builtPages(folder).length;
  console.log(
    `${pages} pages in ${seconds.toFixed(1)} s of one processor, ${clock.toFixed(1)} s by the clock`,
  );
  expect(added).toBeGreaterThan(4 * 60);
  expect(pages).toBeGreaterThan(added);
  expect(pages / seconds).toBeGreaterThanOrEqual(40);
});
