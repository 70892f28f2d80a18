/** Games are not lost: older ones, two tabs, parts of the page that do not come, devices that store nothing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { setsFile } from '#features/offline/sets.ts';
import { standingOf } from '#features/sandbox/saves/histories.ts';
import type { Kept } from '#features/sandbox/saves/kept.ts';
import { heldInPart } from '../kit/heldInPart.ts';
import { openSandbox, playByKeys, untilStage } from '../kit/sandboxPage.ts';

const { CHROME_PATH: executablePath = '' } = process.env;

interface OnDevice {
  readonly told: readonly Kept[];
  readonly texts: { readonly [id: string]: string };
}

/** What lies in the store of a page. */
function onDevice(page: Page): Promise<OnDevice> {
  return page.evaluate(
    () =>
      new Promise<OnDevice>((resolve, reject) => {
        const opening = indexedDB.open('action-stations-games', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('told', { keyPath: 'id' });
          opening.result.createObjectStore('texts');
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['told', 'texts']);
          const told = transaction.objectStore('told').getAll();
          const texts = transaction.objectStore('texts').getAll();
          const ids = transaction.objectStore('texts').getAllKeys();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve({
              told: told.result,
              texts: Object.fromEntries(ids.result.map((id, at) => [String(id), texts.result[at]])),
            });
          };
        };
      }),
  );
}

function put(page: Page, told: Kept, text: string): Promise<void> {
  return page.evaluate(
    ([one, save]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('action-stations-games', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('told', { keyPath: 'id' });
          opening.result.createObjectStore('texts');
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['told', 'texts'], 'readwrite');
          transaction.objectStore('told').put(one);
          transaction.objectStore('texts').put(save, one.id);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [told, text] as const,
  );
}

/** Answers what is asked: the first option that is enough, or another one. */
async function answer(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await untilStage(page, 'asking');
  if (which === 'first') {
    await playByKeys(page, 1);
    return;
  }
  const options = page.locator('.prompt .option button:enabled');
  const give = page.locator('.prompt [data-key="Enter"]');
  await options.last().click();
  if ((await give.count()) > 0) await give.click();
}

const idIn = (page: Page): string => new URL(page.url()).hash.replace('#saved=', '');
const isSaved = (page: Page) => expect.poll(() => new URL(page.url()).hash).toMatch(/^#saved=/);

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
  await openSandbox(page, 'en');
  await put(page, told, text);
  await page.goto('en/sandbox/#saved=old1');
  await page.reload();
  const notice = page.locator('.at-table .notice.beside');
  await expect(notice).toContainText('The saved game stays in the list as it is.');
  await expect(notice).toContainText('“Friday, from choice');
  expect(idIn(page)).toBe('old1');
  const curtain = page.locator('.curtain button').first();
  await page.locator('.curtain button, .prompt .option button').first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await answer(page);
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

/** What is kept when the table has come to rest. */
async function textOf(page: Page, id: string): Promise<string> {
  await untilStage(page, 'asking');
  const read = async () => (await onDevice(page)).texts[id] ?? '';
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await read();
        return text !== '' && text === before;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  return text;
}

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
  await expect(second.locator('.notice.beside')).toContainText('gone on in another tab');
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
  await expect(second.locator('.notice.beside')).toContainText('gone on in another tab');
  await expect(page.locator('.follows')).toBeVisible();
  await goesOnFrom(second, id, text);
  // And back again.
  const further = await textOf(second, id);
  expect(standingOf(further, text)).toBe('ahead');
  await second.close();
  await expect(page.locator('.follows')).toHaveCount(0);
  await expect(page.locator('.notice.beside')).toContainText('gone on in another tab');
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
  await expect(second.locator('.notice.beside')).toContainText('gone on in another tab');
  const taken = (await onDevice(second)).texts[id] ?? '';
  await expect.poll(() => ahead(taken), { timeout: 30_000 }).toBeGreaterThan(4);
  expect((await onDevice(second)).told).toHaveLength(1);
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

test('where both tabs have been played in, neither game is lost', async ({ page }) => {
  const { second, id } = await twoTabs(page);
  await answer(second, 'last');
  for (let n = 0; n < 3; n++) await answer(page);
  const text = await textOf(page, id);
  await page.close();
  await expect(second.locator('.notice.beside')).toContainText('is saved beside it as “');
  await expect.poll(() => idIn(second)).not.toBe(id);
  const { told, texts } = await onDevice(second);
  expect(told).toHaveLength(2);
  expect(texts[id] === text).toBe(true);
});

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
  // A page that asks without end has asked hundreds of times by then.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)));
  expect(asked).toBe(before);
  expect(asked).toBeLessThan(10);
  await page.unroute(file('(board|terms)'));
  await fault(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-hydrated]').first()).toBeVisible();
});

/** Whatever a page may store with, it may not. */
const stores = {
  refuses: () => {
    const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
    const raise = () => {
      throw new DOMException('', 'SecurityError');
    };
    IDBFactory.prototype.open = raise;
    LockManager.prototype.request = refuse;
    CacheStorage.prototype.open = refuse;
    CacheStorage.prototype.keys = refuse;
    Storage.prototype.getItem = raise;
    Storage.prototype.setItem = raise;
    StorageManager.prototype.persist = refuse;
    StorageManager.prototype.persisted = refuse;
  },
  'never answers': () => {
    const never = () => new Promise<never>(() => {});
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function silent(name, version) {
      const request = open.call(this, `${name}-elsewhere`, version);
      request.addEventListener = () => {};
      return request;
    };
    LockManager.prototype.request = never;
    CacheStorage.prototype.open = never;
    StorageManager.prototype.persisted = never;
  },
};

for (const [how, stub] of Object.entries(stores)) {
  test(`where the device ${how}, the table goes on and says once that nothing is kept`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(stub);
    await page.goto('en/sandbox/#preset=presets/first-check');
    await page.locator('.at-table .prompt button:enabled').first().click();
    await expect(page.locator('.not-kept')).toHaveCount(1, { timeout: 30_000 });
    await expect(page.locator('.not-kept button')).toHaveText(['Try again', 'Export as a file']);
    // It still answers.
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.not-kept')).toHaveCount(1);
    const exported = page.waitForEvent('download');
    await page.locator('.not-kept button').last().click();
    expect(JSON.parse(readFileSync(await (await exported).path(), 'utf8'))).toMatchObject({
      format: 'action-stations',
    });
    // At the door there is no game that could not be saved.
    await page.goto('en/sandbox/');
    await page.reload();
    await expect(page.locator('.door-games .notice')).toContainText(/no saved games here|cannot be read/, {
      timeout: 30_000,
    });
    expect(errors).toEqual([]);
  });
}

test('in a browser that lets no site store anything, nothing stands still', async ({ baseURL }, info) => {
  const folder = info.outputPath('profile');
  mkdirSync(join(folder, 'Default'), { recursive: true });
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('en/sandbox/#preset=presets/first-check');
  await page.locator('.at-table .prompt button:enabled').first().click();
  await expect(page.locator('.not-kept')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.goto('en/tonight/');
  await expect(page.locator('.notice[role=alert]')).toContainText('store nothing');
  await page.goto('en/learn/where-to-stand/');
  await expect(page.locator('.nothing-kept')).toContainText('store nothing');
  expect(errors).toEqual([]);
  await context.close();
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
