import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { parse } from 'node-html-parser';
import { books } from '#books/registry.ts';
import { changesIn } from '#collections/changesIn.ts';
import { notComposed } from '#collections/composed.ts';
import { atom } from '#collections/schemas.ts';
import { readPages, tellingsOf } from '#collections/toldAt.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import { everyPage, siteFolder } from '../kit/site.ts';

const changes = changesIn(
  books.flatMap(book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? []),
);

/** Pages that tell one text for every table need no such notice (`composed.test.ts`). */
const waiting = new Set(
  readPages('content', 'en')
    .filter(({ name }) => notComposed().has(name))
    .flatMap(page => tellingsOf(page).flatMap(({ ids }) => ids)),
);

test('every rule that a later book changes says so in place, in every language', () => {
  const seen = new Map<string, number>();
  for (const { file, kind } of everyPage) {
    if (!kind.includes('rules')) continue;
    const page = parse(readFileSync(join(siteFolder, file), 'utf8'));
    for (const notice of page.querySelectorAll('[data-change]')) {
      const rule = notice.closest('.rule')?.getAttribute('data-rule') ?? '';
      const told = changes.get(rule)?.some(change => change.rule === notice.getAttribute('data-change'));
      expect(told, `${file}: ${rule}`).toBe(true);
      const name = `${rule} ${notice.getAttribute('data-change')}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  }
  const wanted = [...changes]
    .filter(([rule]) => waiting.has(rule))
    .flatMap(([rule, list]) => list.map(change => `${rule} ${change.rule}`));
  expect([...seen.keys()].toSorted()).toEqual(wanted.toSorted());
  expect([...seen].filter(([, times]) => times !== 4)).toEqual([]);
});

const limit = 'en/rules/base/titles/';
const alone = '[id="titles.quorum-no-limit"]';
const withAny = '[id="pegasus.quorum-limit.ten"]';

test('once the books are said, one text is told, without labels, and stays so', async ({ page }) => {
  await page.goto(limit);
  await expect(page.locator(alone)).toContainText('Base game alone: The Quorum hand may be of any size.');
  await expect(page.locator(withAny)).toContainText(
    'With an expansion: The President may hold 10 Quorum cards.',
  );
  await page.locator('header summary', { hasText: 'Display' }).click();
  await page.locator('header').getByLabel('Pegasus').check();
  await page.keyboard.press('Escape');
  await expect(page.locator(alone)).toBeHidden();
  await expect(page.locator(`${withAny} > .fact`)).toBeHidden();
  await page.goto(limit);
  await expect(page.locator(withAny)).toBeVisible();
  await expect(page.locator(alone)).toBeHidden();
});

test('the address brings the books, and what is in force with them is shown', async ({ page }) => {
  await page.goto(`${limit}?books=pegasus,daybreak`);
  await expect(page.locator(withAny)).toBeVisible();
  await expect(page.locator(alone)).toBeHidden();
  await page.goto(`${limit}?books=base`);
  await expect(page.locator(alone)).toBeVisible();
  await expect(page.locator(withAny)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all is told and labelled', async ({ page }) => {
    await page.goto(limit);
    await expect(page.locator(`${alone} > .fact`)).toHaveText('Base game alone:');
    await expect(page.locator(`${withAny} > .fact`)).toHaveText('With an expansion:');
  });
});
