/** Games are not lost: older ones, those that are looked back at, devices that delete them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Kept } from '#features/sandbox/saves/kept.ts';
import { heldInPart } from '../kit/heldInPart.ts';
import { answer, idIn, isSaved, onDevice, put, textOf } from '../kit/keptGames.ts';
import { openSandbox, untilStage } from '../kit/sandboxPage.ts';

const old = '1-0-base-pegasus-daybreak-6-seats-end.save';

test('an older game that holds in part goes on beside the kept one, which stays as it is', async ({
  page,
}) => {
  const text = heldInPart.refused(readFileSync(join(import.meta.dirname, '../saves', old), 'utf8'));
  const told: Kept = {
    id: 'old1',
    name: 'Friday',
    by: 'hand',
    at: 1_700_000_000_000,
    choices: 519,
    books: ['base', 'pegasus', 'daybreak'],
    objective: 'kobol',
    characters: [],
    players: ['human', 'human', 'human', 'human', 'human', 'human'],
  };
  await page.goto('en/sandbox/');
  await page.locator('.door-head').waitFor();
  await put(page, told, text);
  await page.goto('en/sandbox/#saved=old1');
  await page.reload();
  const notice = page.locator('.at-table .notice.beside');
  await expect(notice).toContainText('The saved game stays in the list unchanged.');
  await expect(notice).toContainText('“Friday, from choice');
  await expect.poll(() => idIn(page)).toBe('old1');
  await page.locator('.curtain button').first().click();
  await untilStage(page, 'asking');
  await page.keyboard.press('1');
  await expect.poll(() => idIn(page)).not.toBe('old1');
  const after = await onDevice(page);
  expect(after.texts['old1'] === text).toBe(true);
  expect(after.told.find(({ id }) => id === 'old1')).toEqual(told);
  expect(after.told.map(({ name }) => name?.replace(/\d+$/, 'n')).toSorted()).toEqual([
    'Friday',
    'Friday, from choice n',
  ]);
  // It is in the list with its date, and can be exported.
  await page.goto('en/sandbox/');
  const row = page.locator('.kept-games li', { has: page.getByText('Friday', { exact: true }) });
  await expect(row).toContainText('2023');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Export' }).click();
  expect(readFileSync(await (await download).path(), 'utf8') === text).toBe(true);
});

test('a game that is looked back at is there to its end when the page is opened again', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  for (let n = 0; n < 3; n++) await answer(page);
  await isSaved(page);
  const id = idIn(page);
  const text = await textOf(page, id);
  const question = await page.locator('#sandbox-question').textContent();
  await page.getByRole('tab', { name: 'Save, share, time' }).click();
  const line = page.getByRole('slider');
  await line.fill('0');
  await expect(line).toHaveValue('0');
  await page.reload();
  await expect(page.locator('#sandbox-question')).toHaveText(question ?? '');
  expect(await textOf(page, id)).toBe(text);
});

test('a device that deletes games by itself says so once, where they are listed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await answer(page);
  await isSaved(page);
  await page.goto('en/sandbox/');
  const note = page.locator('.safari-note');
  await expect(note).toContainText('seven days');
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toHaveCount(0);
  const settings = await page.evaluate(() => localStorage.getItem('action-stations'));
  expect(JSON.parse(settings ?? '{}')).toMatchObject({ warned: 'safari' });
  await context.close();
});
