import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { type Language, languages } from '#i18n/languages.ts';
import { inTurns } from '../kit/sampling.ts';
import { everyPage, siteFolder } from '../kit/site.ts';

const host = 'https://site.example';

/** Where a page leads within the site, by press: its links, but not those of its languages. */
function leadsTo(path: string): readonly string[] {
  const page = parse(readFileSync(join(siteFolder, path, 'index.html'), 'utf8'));
  return page
    .querySelectorAll('a[href]')
    .filter(link => link.getAttribute('data-language') === undefined)
    .flatMap(link => {
      const url = new URL(link.getAttribute('href') ?? '', `${host}/${path}`);
      return url.host === new URL(host).host ? [url.pathname.slice(1)] : [];
    });
}

/** How many presses every page is from the first page of its language. */
function pressesFromHome(language: Language, pages: ReadonlySet<string>): ReadonlyMap<string, number> {
  const presses = new Map([[`${language}/`, 0]]);
  for (const [path, n] of presses) {
    for (const next of leadsTo(path)) if (pages.has(next) && !presses.has(next)) presses.set(next, n + 1);
  }
  return presses;
}

/** Old addresses that lead on, and what is reached from another place or only by those who know its address. */
const apart =
  /^..\/(404\/|try\/(loyalty|succession)-|gallery\/|terms\/|search\/|cards\/sheet\/|tonight\/stories\/)/;

for (const language of inTurns(languages, 1)) {
  test(`every page is at most three presses from home: ${language}`, () => {
    const pages = new Set(
      everyPage.map(({ path }) => path).filter(path => path.startsWith(`${language}/`) && !apart.test(path)),
    );
    const presses = pressesFromHome(language, pages);
    const far = [...pages].filter(path => (presses.get(path) ?? Number.POSITIVE_INFINITY) > 3);
    expect(far).toEqual([]);
  });

  test(`the header and the foot of a page name nothing twice: ${language}`, () => {
    const page = parse(readFileSync(join(siteFolder, `${language}/index.html`), 'utf8'));
    const hrefs = page
      .querySelectorAll('.sections a, .brand, .colophon a')
      .map(link => link.getAttribute('href') ?? '');
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
}
