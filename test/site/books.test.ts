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

test('what an expansion changes is met with it on the table only, and stays so', async ({ page }) => {
  await page.goto(limit);
  const pegasus = page.locator('#titles\\.quorum-no-limit > [data-with=pegasus]');
  const daybreak = page.locator('#titles\\.quorum-no-limit > [data-with=daybreak]');
  await expect(pegasus).toBeHidden();
  await page.locator('header summary', { hasText: 'Display' }).click();
  await page.locator('header').getByLabel('Pegasus').check();
  await page.keyboard.press('Escape');
  await expect(pegasus).toBeVisible();
  await expect(pegasus).toContainText('With Pegasus, this applies instead');
  await expect(daybreak).toBeHidden();
  await page.goto('en/rules/base/titles/');
  await expect(pegasus).toBeVisible();
});

test('the address brings the books; where both change a rule, the one in force is shown', async ({
  page,
}) => {
  await page.goto(`${limit}?books=pegasus,daybreak`);
  const rule = page.locator('#titles\\.quorum-no-limit');
  await expect(rule.locator('> [data-with=pegasus]')).toBeHidden();
  await expect(rule.locator('> [data-with=daybreak]')).toContainText(
    'takes the place of the rule of Pegasus',
  );
  await page.goto(`${limit}?books=base`);
  await expect(rule.locator('> [data-with=daybreak]')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('both are told and labelled', async ({ page }) => {
    await page.goto(limit);
    const rule = page.locator('#titles\\.quorum-no-limit');
    await expect(rule.getByText('With Pegasus, this applies instead')).toBeVisible();
    await expect(rule.getByText('With Daybreak, this applies instead')).toBeVisible();
  });
});
