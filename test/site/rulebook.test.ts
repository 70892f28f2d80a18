import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { rulesFile } from '#features/rules/forTools/rulesFile.ts';
import { readyList } from '#features/rules/rulebook/readyRulebook.ts';
import { languages } from '#i18n/languages.ts';
import { pagesOfAddresses } from '../../scripts/rulebooks/destinations.ts';
import { openRulebook } from '../../scripts/rulebooks/make.ts';
import { expectAccessible } from '../kit/axe.ts';
import { everyPage, siteFolder } from '../kit/site.ts';

const leader = 'en/rulebook/?tonight=pegasus.new-caprica.leader';

/** The numbers that the style sheet has counted, as they are read: those of headings, and those of their links in the contents. */
const counted = () => {
  const seen = (element: Element) => element.getClientRects().length > 0;
  const level = (elements: Iterable<Element>, isPage: (element: Element) => boolean) => {
    let page = 0;
    let section = 0;
    return [...elements].filter(seen).map(element => {
      if (isPage(element)) [page, section] = [page + 1, 0];
      else section += 1;
      return [element, section === 0 ? `${page}` : `${page}.${section}`] as const;
    });
  };
  const headings = level(document.querySelectorAll('.rulebook-page > h2, .rulebook-page h3'), element =>
    element.matches('h2'),
  );
  return {
    headings: headings.map(([element, number]) => [element.id, number] as const),
    references: [...document.querySelectorAll<HTMLAnchorElement>('.rulebook a[data-number]')]
      .filter(seen)
      .map(link => [decodeURIComponent(link.hash.slice(1)), link.dataset['number'] ?? ''] as const),
  };
};

test('contents, headings and references have the numbers of tonight’s table', async ({ page }) => {
  await openRulebook(page, leader);
  const { headings, references } = await page.evaluate(counted);
  const numbers = new Map(headings);
  expect(numbers.get('base-overview')).toBe('1');
  // The index and the cross-references lead to sections that are there, by the number that they have.
  expect(references.length).toBeGreaterThan(300);
  const sections = await page.evaluate(() => {
    let here = '';
    const found: [string, string][] = [];
    for (const element of document.querySelectorAll('.rulebook-page [id]')) {
      if (element.matches('h2, h3')) here = element.id;
      found.push([element.id, here]);
    }
    return found;
  });
  const sectionOf = new Map(sections);
  const wrong = references.filter(
    ([id, number]) => number !== '' && numbers.get(sectionOf.get(id) ?? '') !== number,
  );
  expect(wrong).toEqual([]);
  const contents = page.locator('.rulebook-contents > li:not(.unnumbered):visible');
  await expect(contents).toHaveCount(headings.filter(([, number]) => !number.includes('.')).length);

  await page.locator('.sidebar').getByLabel('Daybreak').check();
  const after = await page.evaluate(counted);
  expect(after.headings.map(([id]) => id)).toContain('daybreak-mutiny');
  await expect(page.locator('[data-table-name]')).toContainText('With Daybreak');
});

test('a section is found by its number, and a rule by its address', async ({ page }) => {
  await openRulebook(page, leader);
  const link = page
    .locator('.rulebook-index li', { hasText: /^Brig\b/ })
    .getByRole('link')
    .first();
  const number = await link.getAttribute('data-number');
  const rule = (await link.getAttribute('href'))?.slice(1);
  await link.click();
  await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
  const { headings } = await page.evaluate(counted);
  const above = await page.evaluate(id => {
    const place = document.getElementById(id);
    const isAbove = (heading: Element) =>
      place !== null && (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return [...document.querySelectorAll('.rulebook-page h3')].findLast(isAbove)?.id;
  }, rule ?? '');
  expect(new Map(headings).get(above ?? '')).toBe(number);
});

test('what only other tables have is not there, and has no number where a link leads to it', async ({
  page,
}) => {
  await openRulebook(page, 'en/rulebook/?tonight=base');
  await expect(page.locator('#pegasus-execution')).toBeHidden();
  await expect(page.locator('#pegasus-execution')).toHaveAttribute('data-out');
  await expect(page.locator('.rulebook .fact:visible')).toHaveCount(0);
  const last = await page.evaluate(counted);
  expect(last.headings.at(-1)?.[0]).toMatch(/^base-often-forgotten|^about-/);
});

test('those who know the base game can have marked what differs', async ({ page }) => {
  await openRulebook(page, leader);
  const news = page.locator('[id="pegasus.cylon-turn.draw-two-different"]');
  await expect(news.locator('.fact').first()).toBeHidden();
  await page.getByLabel('Mark what differs from the base game').check();
  const marked = page.locator('.rulebook .differs:visible');
  expect(await marked.count()).toBeGreaterThan(50);
  const first = page.locator('.rulebook span.differs:visible').first();
  await expect(first.locator('.fact').first()).toBeVisible();
  await expect(first).toHaveCSS('border-left-style', 'double');
});

test('on paper there are contents, text and index, and no controls', async ({ page }) => {
  await openRulebook(page, 'en/rulebook/?tonight=base');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.rulebook-contents')).toBeVisible();
  await expect(page.locator('.rulebook-contents ul').first()).toBeVisible();
  await expect(page.locator('.rulebook-index')).toBeVisible();
  await expect(page.locator('.rulebook-tools, .masthead, .sidebar, .table-prompt').first()).toBeHidden();
  const pdf = await page.pdf({ format: 'Letter' });
  const pages = pagesOfAddresses(pdf);
  const order = ['base-overview', 'base-turn', 'brig.exit', 'base-often-forgotten', 'index'];
  const found = order.map(id => pages.get(id) ?? 0);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found[0]).toBeGreaterThan(1);
  expect(found.at(-1)).toBeLessThan(45);
});

test('it is accessible, and no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRulebook(page, 'de/rulebook/?tonight=daybreak.earth.leader');
  await expectAccessible(page, '.rulebook-head');
  await expectAccessible(page, '.rulebook-index');
  await expectAccessible(page, '.rulebook-page');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test('other tools find every rule as data, each with an address that exists', () => {
  for (const language of languages) {
    const data = rulesFile.parse(JSON.parse(readFileSync(join(siteFolder, language, 'rules.json'), 'utf8')));
    expect(data.rules.length).toBeGreaterThan(700);
    expect(new Set(data.rules.map(({ id }) => id)).size).toBe(data.rules.length);
    const html = new Map<string, string>();
    const lost = data.rules.filter(({ address, id }) => {
      const path = address.split(`/${language}/`)[1]?.split('#')[0] ?? '';
      const file = join(siteFolder, language, path, 'index.html');
      if (!html.has(file)) html.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
      return !html.get(file)?.includes(` id="${id}"`);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  }
});

test('llms.txt leads to pages that exist', () => {
  const text = readFileSync(join(siteFolder, 'llms.txt'), 'utf8');
  const paths = [...text.matchAll(/\]\([^)]*?\/((?:en|de|es|pl)\/[^)]*)\)/g)].map(([, path = '']) => path);
  const built = new Set(everyPage.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter(path => !built.has(path) && !existsSync(join(siteFolder, path)))).toEqual([]);
});

test('only rulebooks that lie ready are offered', async ({ page }) => {
  const list: unknown = JSON.parse(readFileSync(join(siteFolder, readyList), 'utf8'));
  expect(Array.isArray(list)).toBe(true);
  await page.route(`**/${readyList}`, route =>
    route.fulfill({
      json: [{ language: 'en', table: 'base', file: 'rulebooks/en/base.pdf', kind: 'PDF', bytes: 1_800_000 }],
    }),
  );
  await openRulebook(page, 'en/rulebook/');
  const offered = page.locator('[data-ready-made] li:visible');
  await expect(offered).toHaveCount(1);
  await expect(offered.getByRole('link')).toHaveText('PDF (1.8 MB)');
});

test('a rule is copied as a quotation with its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('de/rules/base/titles/?tonight=base');
  const rule = page.locator('[data-rule="titles.quorum-secret"]');
  await rule.locator('summary').click();
  await rule.getByRole('button', { name: 'Als Zitat kopieren' }).click();
  await expect(rule.getByRole('status')).toHaveText('Kopiert');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [words, place, address] = copied.split('\n');
  expect(words).not.toContain('Mit einer Erweiterung');
  expect(place).toMatch(/^— Präsident und Admiral › .+\(.*S\.\s\d/);
  expect(address).toMatch(/\/de\/rules\/base\/titles\/#titles\.quorum-secret$/);
});
