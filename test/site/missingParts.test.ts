/** Parts of the page that cannot be fetched: asked for again, told, and no game lost by it. */
import { expect, type Page, test } from '@playwright/test';
import { setsFile } from '#features/offline/sets.ts';
import { answer, idIn, isSaved, onDevice } from '../kit/keptGames.ts';
import { openSandbox, untilStage } from '../kit/sandboxPage.ts';

/** The part of the page that a file is, whatever the build has called it. */
const file = (name: string) => new RegExp(`/_astro/${name}\\.[\\w-]+\\.js`);

test('a game is kept whatever else of the page does not come', async ({ page }) => {
  await page.route(file('(keeping|Desk|DoorGames|doorSaid|loadSaid)'), route => route.abort());
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await answer(page);
  await isSaved(page);
  expect((await onDevice(page)).told).toHaveLength(1);
});

const fault = (page: Page) => page.locator('.part-fault');

test('what does not come once is asked for again, and nobody notices', async ({ page }) => {
  await page.route(file('Custom'), route => route.abort(), { times: 1 });
  await page.goto('en/sandbox/');
  await page.locator('.own-game summary').click();
  await expect(page.locator('form.custom')).toBeVisible();
  await expect(fault(page)).toHaveCount(0);
});

const parts: readonly (readonly [string, RegExp, (page: Page) => Promise<void>, string])[] = [
  [
    'the set-up of a game of one’s own',
    file('Custom'),
    async page => {
      await page.goto('en/sandbox/');
      await page.locator('.own-game summary').click();
    },
    'form.custom',
  ],
  [
    'the saved games at the door',
    file('DoorGames'),
    page => page.goto('en/sandbox/').then(() => undefined),
    '.door-games .import',
  ],
  [
    'the words of the desk',
    /\/words\/desk\.json/,
    async page => {
      await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
      await page.getByRole('tab', { name: 'Save, share, time' }).click();
    },
    '.at-table .desk',
  ],
  [
    'the editor',
    file('Editor'),
    async page => {
      await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
      await page.getByRole('tab', { name: 'Save, share, time' }).click();
      await page.getByRole('radio', { name: 'Position', exact: true }).check();
      await page.getByRole('button', { name: 'Edit the position by hand' }).click();
    },
    '.editor-board',
  ],
  [
    'the part of the page that holds the exam',
    file('Exam'),
    page => page.goto('en/learn/exam/').then(() => undefined),
    '.exam[data-hydrated]',
  ],
  [
    'the exam',
    file('Paper'),
    async page => {
      await page.goto('en/learn/exam/?seed=caprica');
      await page.locator('.exam-start button').click();
    },
    '.exam-options',
  ],
];

for (const [name, address, open, shown] of parts) {
  test(`what cannot be fetched says so, and comes when it is asked for again: ${name}`, async ({ page }) => {
    await page.route(address, route => route.abort());
    await open(page);
    await expect(fault(page).first()).toContainText('Check your connection');
    await page.unroute(address);
    await fault(page).first().getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(fault(page)).toHaveCount(0);
  });
}

test('bots that cannot be fetched keep the table waiting, and play when they are there', async ({ page }) => {
  await page.route(file('brains'), route => route.abort());
  await openSandbox(page, 'en', { fragment: '#new=humans=' });
  await expect(fault(page)).toContainText('The bots could not be loaded');
  await page.unroute(file('brains'));
  await fault(page).getByRole('button', { name: 'Try again' }).click();
  await untilStage(page, 'over');
});

test('under an open page a new version of the site leads to a reload, and the game is there again', async ({
  page,
}) => {
  await page.route(file('Desk'), route => route.fulfill({ status: 404 }));
  await page.route(`**/${setsFile}`, route => route.fulfill({ json: { version: 'another', sets: {} } }));
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await answer(page);
  await isSaved(page);
  const id = idIn(page);
  const question = await page.locator('.prompt').first().textContent();
  await page.getByRole('tab', { name: 'Save, share, time' }).click();
  await expect(fault(page)).toContainText('A new version is available: reload the page. Your game is kept.');
  await page.unroute(file('Desk'));
  await fault(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.prompt').first()).toHaveText(question ?? '');
  expect(idIn(page)).toBe(id);
});

test('a part of the page that a new version of the site has taken away leads to a reload', async ({
  page,
}) => {
  await page.route(file('Exam'), route => route.fulfill({ status: 404 }));
  await page.route(`**/${setsFile}`, route => route.fulfill({ json: { version: 'another', sets: {} } }));
  await page.goto('en/learn/exam/');
  await expect(fault(page)).toHaveCount(1);
  await expect(fault(page)).toContainText('A new version is available');
  await page.unroute(file('Exam'));
  await fault(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.exam[data-hydrated]')).toBeVisible();
});

test('a bench whose words do not come asks for them a few times, not without end', async ({ page }) => {
  let asked = 0;
  await page.route(file('(board|terms)'), route => {
    asked += 1;
    return route.abort();
  });
  await page.goto('en/try/attack/');
  await expect(fault(page)).toContainText('Check your connection');
  const before = asked;
  // A page that asks without end is never idle.
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(before);
  expect(asked).toBeLessThan(10);
  await page.unroute(file('(board|terms)'));
  await fault(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-hydrated]').first()).toBeVisible();
});
