import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { chaptersOn } from './chapters.ts';
import { pagesOfAddresses } from './destinations.ts';
import { makeEpub } from './epub.ts';

/** The page of the rulebook as a table of this language reads it, ready to be printed. */
export async function openRulebook(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.goto(address);
  await page.locator('.rulebook[data-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const print = (page: Page): Promise<Buffer> =>
  page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });

/**
 * The rulebook as a PDF in which contents and index name pages. What they say moves nothing, since its room is kept; still it is
 * printed until the pages named are those on which things stand.
 */
export async function makePdf(page: Page): Promise<Buffer> {
  let named = '';
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const pdf = await print(page);
    const pages = pagesOfAddresses(pdf);
    const now = JSON.stringify([...pages]);
    if (now === named) return pdf;
    named = now;
    await page.evaluate(
      entries => {
        const pageOf = new Map(entries);
        for (const link of document.querySelectorAll<HTMLAnchorElement>(
          '.rulebook-contents a, .rulebook-index a',
        )) {
          const at = pageOf.get(decodeURIComponent(link.hash.slice(1)));
          if (at !== undefined) link.dataset['page'] = `${at}`;
        }
      },
      [...pages],
    );
  }
  throw new Error(
    'The pages of the rulebook move each time that they are named. Keep more room for their numbers.',
  );
}

const css = readFileSync(join(import.meta.dirname, 'epub.css'), 'utf8');

/** The same page as an EPUB. */
export async function makeRulebookEpub(page: Page, language: Language): Promise<Uint8Array> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const said = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent.trim() ?? '',
    table: document.querySelector('[data-table-name]')?.textContent.trim() ?? '',
    contents: document.querySelector('.contents summary')?.textContent.trim() ?? '',
    publisher: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '',
    source: `${document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''}${location.search}`,
  }));
  const modified = `${new Date().toISOString().slice(0, 19)}Z`;
  return makeEpub({
    ...said,
    title: `${said.publisher}: ${said.title}`,
    language,
    css,
    modified,
    chapters: await chaptersOn(page),
  });
}
