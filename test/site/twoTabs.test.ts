/** Two tabs on one game lose nothing of it. */
import { expect, type Page, test } from '@playwright/test';
import { standingOf } from '#features/sandbox/saves/histories.ts';
import { answer, idIn, isSaved, onDevice, textOf } from '../kit/keptGames.ts';
import { openSandbox } from '../kit/sandboxPage.ts';

/** Two tabs on one game: the first leads, the second follows. */
async function twoTabs(first: Page): Promise<{ readonly second: Page; readonly id: string }> {
  await openSandbox(first, 'en', { fragment: '#preset=presets/first-check' });
  await answer(first);
  await isSaved(first);
  const id = idIn(first);
  const second = await first.context().newPage();
  await openSandbox(second, 'en', { fragment: `#saved=${id}` });
  await expect(second.locator('.follows')).toContainText('open in another tab');
  return { second, id };
}

const choicesIn = (text = '{}'): number => JSON.parse(text).choices?.length ?? 0;

/** Plays on in this tab, and checks that what is kept has only become longer. */
async function goesOnFrom(page: Page, id: string, text: string): Promise<void> {
  await answer(page);
  await expect.poll(async () => standingOf((await onDevice(page)).texts[id] ?? '', text)).toBe('ahead');
}

test('when the leading tab closes, the other one shows how far the game has come, and goes on from there', async ({
  page,
}) => {
  const { second, id } = await twoTabs(page);
  for (let n = 0; n < 3; n++) await answer(page);
  const text = await textOf(page, id);
  await page.close();
  await expect(second.locator('.follows')).toHaveCount(0);
  await expect(second.locator('.notice.beside')).toContainText('continued in another tab');
  expect(['same', 'ahead']).toContain(standingOf((await onDevice(second)).texts[id] ?? '', text));
  await goesOnFrom(second, id, text);
  expect((await onDevice(second)).told).toHaveLength(1);
});

test('when the following tab closes, the leading one goes on', async ({ page }) => {
  const { second, id } = await twoTabs(page);
  await answer(page);
  const text = await textOf(page, id);
  await second.close();
  await goesOnFrom(page, id, text);
  await expect(page.locator('.notice.beside')).toHaveCount(0);
  expect((await onDevice(page)).told).toHaveLength(1);
});

test('a tab that takes over shows how far the game has come, and the other one follows', async ({ page }) => {
  const { second, id } = await twoTabs(page);
  for (let n = 0; n < 3; n++) await answer(page);
  const text = await textOf(page, id);
  await second.getByRole('button', { name: 'Save here from now on' }).click();
  await expect(second.locator('.notice.beside')).toContainText('continued in another tab');
  await expect(page.locator('.follows')).toBeVisible();
  await goesOnFrom(second, id, text);
  // And back again.
  const further = await textOf(second, id);
  expect(standingOf(further, text)).toBe('ahead');
  await second.close();
  await expect(page.locator('.follows')).toHaveCount(0);
  await expect(page.locator('.notice.beside')).toContainText('continued in another tab');
  expect(['same', 'ahead']).toContain(standingOf((await onDevice(page)).texts[id] ?? '', further));
  await goesOnFrom(page, id, further);
  expect((await onDevice(page)).told).toHaveLength(1);
});

test('in a tab that follows bots wait, and play on once it has taken over', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#new=humans=', pace: 'human' });
  await isSaved(page);
  const id = idIn(page);
  const second = await page.context().newPage();
  await openSandbox(second, 'en', { fragment: `#saved=${id}`, pace: 'human' });
  await expect(second.locator('.follows')).toContainText('The bots wait here.');
  const lines = second.locator('.at-table .log-turns li');
  const shown = await lines.count();
  // Meanwhile the tab that leads plays several steps.
  const text = (await onDevice(page)).texts[id] ?? '';
  const ahead = async (since: string) => choicesIn((await onDevice(second)).texts[id]) - choicesIn(since);
  await expect.poll(() => ahead(text), { timeout: 30_000 }).toBeGreaterThan(8);
  expect(await lines.count()).toBe(shown);
  await second.getByRole('button', { name: 'Save here from now on' }).click();
  await expect(second.locator('.notice.beside')).toContainText('continued in another tab');
  const taken = (await onDevice(second)).texts[id] ?? '';
  await expect.poll(() => ahead(taken), { timeout: 30_000 }).toBeGreaterThan(4);
  expect((await onDevice(second)).told).toHaveLength(1);
});

test('where both tabs have been played in, neither game is lost', async ({ page }) => {
  const { second, id } = await twoTabs(page);
  await answer(second, 'last');
  for (let n = 0; n < 3; n++) await answer(page);
  const text = await textOf(page, id);
  await page.close();
  await expect(second.locator('.notice.beside')).toContainText('is saved separately as “');
  await expect.poll(() => idIn(second)).not.toBe(id);
  const { told, texts } = await onDevice(second);
  expect(told).toHaveLength(2);
  expect(texts[id] === text).toBe(true);
});
