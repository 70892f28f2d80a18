import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { tables } from '#books/atBuild/facts.ts';
import { languages } from '#i18n/languages.ts';
import { readCondition } from '#rules/facts.ts';
import { everyPage, siteFolder } from '../kit/site.ts';

/** A page of rules that tells each objective in a sentence of its own. */
const overview = 'en/rules/base/overview/';
const prompt = (page: Page) => page.getByRole('group', { name: 'What is on your table?' });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'In this book' });
const goal = (page: Page, destination: string) =>
  page.locator('.rule .when', { hasText: destination }).first();

test('a page of rules asks for the table exactly if its text is not the same for all', () => {
  const asking = new Set<string>();
  const faults = everyPage.flatMap(({ file, kind }) => {
    if (!kind.includes('rules')) return [];
    const page = parse(readFileSync(join(siteFolder, file), 'utf8'));
    const differs = page
      .querySelectorAll('article [data-if]')
      .flatMap(element => element.getAttribute('data-if')?.split(' ') ?? [])
      .some(condition => tables.worlds.some(world => world.has(readCondition(condition).fact)));
    const asks = page.querySelector('.table-prompt') !== null;
    if (asks) asking.add(file.slice(0, 2));
    return asks === differs ? [] : [file];
  });
  expect(faults).toEqual([]);
  expect([...asking].toSorted()).toEqual(languages.toSorted());
});

test('the question is answered by keyboard, once for all pages, and the sidebar shows the answer', async ({
  page,
}) => {
  await page.goto(overview);
  const only = prompt(page).getByRole('button', { name: 'Daybreak', exact: true });
  await only.focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeHidden();
  await expect(page.locator('#text')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'rules for your table' })).toBeAttached();
  await expect(goal(page, 'New Caprica')).toBeHidden();
  await expect(goal(page, 'Earth')).toBeVisible();
  await expect(sidebar(page).getByLabel('Daybreak')).toBeChecked();
  await expect(sidebar(page).getByLabel('Pegasus')).not.toBeChecked();
  await page.goto('en/rules/base/jumping/');
  await expect(prompt(page)).toBeHidden();
  await sidebar(page).getByRole('button', { name: 'Forget the choice' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('an address that says the table is an answer', async ({ page }) => {
  await page.goto(`${overview}?tonight=base`);
  await expect(prompt(page)).toBeHidden();
});

test('the question moves nothing when the page comes', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(overview);
  await expect(prompt(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThanOrEqual(0.02);
});

test('objective and Leader are said in the sidebar, and the text follows', async ({ page }) => {
  await page.goto(`${overview}?tonight=pegasus.daybreak`);
  const objective = sidebar(page).getByLabel('Objective');
  const leader = sidebar(page).getByLabel('Cylon Leader');
  const motives = page.locator('.when', { hasText: 'Motive cards' }).first();
  await objective.selectOption({ label: 'New Caprica' });
  await expect(goal(page, 'settle on New Caprica')).toBeVisible();
  await expect(goal(page, 'reaching Earth')).toBeHidden();
  await objective.selectOption({ label: 'Earth' });
  await expect(goal(page, 'reaching Earth')).toBeVisible();
  await expect(goal(page, 'settle on New Caprica')).toBeHidden();
  await leader.selectOption('no');
  await expect(motives).toBeHidden();
  await leader.selectOption('yes');
  await expect(motives).toBeVisible();
  await page.goto('en/rules/base/loyalty-deck/');
  await expect(leader).toHaveValue('yes');
  await expect(objective).toHaveValue('earth');
});

test('only what the books allow can be said', async ({ page }) => {
  await page.goto(`${overview}?tonight=daybreak.earth`);
  const choice = (label: string) =>
    sidebar(page).getByLabel('Objective').getByRole('option', { name: label });
  await expect(choice('New Caprica')).toBeDisabled();
  await expect(choice('Kobol')).toBeEnabled();
  await sidebar(page).getByLabel('Daybreak').uncheck();
  await expect(choice('Earth')).toBeDisabled();
  await expect(sidebar(page).getByLabel('Cylon Leader').getByRole('option', { name: 'yes' })).toBeDisabled();
});
