import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { languages } from '#i18n/languages.ts';
import { build } from '../../scripts/build.ts';
import { builtPages } from '../../scripts/pageKinds.ts';
import { contentCopy } from '../kit/contentCopy.ts';

const { content, folder } = contentCopy('speed');
const added = 50;

/** Further pages of rules in every language, each with as many words as a page of rules has. */
function addPages(name: string): void {
  const list = parse(readFileSync(join(content, 'books.yaml'), 'utf8'));
  const slugs = Array.from({ length: added }, (_, at) => `${name}-${at}`);
  list.base.push({ chapter: 'limits', pages: slugs });
  writeFileSync(join(content, 'books.yaml'), stringify(list));
  for (const language of languages)
    for (const slug of slugs)
      writeFileSync(join(content, language, `rules/base/${slug}.mdx`), pageText(slug));
}

function pageText(slug: string): string {
  const sentence = 'Draw a card, show it to nobody, and put it under the deck once the fleet has jumped. ';
  const part = `## Part\n\n${sentence.repeat(6)}\n\n`;
  const description = 'A page that stands for one of the pages of a further book.';
  return `---\ntitle: ${slug}\ndescription: ${description}\n---\n\n${part.repeat(3)}`;
}

/** Makes every Node that the build starts say at its end how long processors worked for it. */
function noteProcessorTime(): () => number {
  const note = join(content, 'seconds.txt');
  writeFileSync(note, '');
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

/** Builds the site, search index included, and says what that took. */
async function measured(): Promise<{
  readonly pages: number;
  readonly seconds: number;
  readonly clock: number;
}> {
  const processorTime = noteProcessorTime();
  const begin = performance.now();
  await build(folder, { BASE: '/', SITE: 'https://site.example', PROJECT: '' });
  const clock = (performance.now() - begin) / 1000;
  const seconds = processorTime();
  const pages = builtPages(folder).length;
  const told = `${pages} pages in ${seconds.toFixed(1)} s of one processor, ${clock.toFixed(1)} s by the clock`;
  console.log(told);
  return { pages, seconds, clock };
}

// By the clock on two processors that have nothing else to do; what a further page costs, by seconds of a processor.
test('the site builds at 40 pages a second or more, and pages cost what as many before them have cost', async () => {
  mkdirSync('.cache', { recursive: true });
  const now = await measured();
  addPages('first');
  const more = await measured();
  addPages('second');
  const most = await measured();
  // The best of three: what else the machine had to do is not the site's doing.
  expect(Math.max(...[now, more, most].map(({ pages, clock }) => pages / clock))).toBeGreaterThanOrEqual(40);
  expect(most.pages).toBe(now.pages + 2 * added * languages.length);
  expect(most.seconds - more.seconds).toBeLessThan(1.5 * (more.seconds - now.seconds));
});
