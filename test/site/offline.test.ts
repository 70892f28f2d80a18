import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { browserArgs } from '../../scripts/browserArgs.ts';
import { playByKeys, startGame, untilStage } from '../kit/sandboxPage.ts';

/** Keeps the base game in English, as the page offers it. */
async function keepEnglish(page: Page) {
  await page.goto('en/offline/');
  await page.getByRole('button', { name: 'Keep these' }).click();
  await expect(page.getByRole('status').last()).toContainText('It now works offline', {
    timeout: 45_000,
  });
  // From here on the service worker answers.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('after one visit search, rules, lessons and a turn of the sandbox work without network', async ({
  page,
  context,
}) => {
  await keepEnglish(page);
  await context.setOffline(true);

  await page.goto('en/search/');
  await page.getByRole('searchbox').fill('how many cards can I keep');
  await page.locator('.results a[href$="#hand-limit.ten-at-every-turn-end"]').first().click();
  await expect(page.locator('[id="hand-limit.ten-at-every-turn-end"]')).toContainText('10');

  await page.goto('en/learn/');
  await page.locator('main a[href*="/learn/"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();

  await page.goto('en/cards/crisis/water-shortage-a/');
  await expect(page.locator('main h1')).toBeVisible();

  await page.addInitScript(() =>
    localStorage.setItem('action-stations', JSON.stringify({ sandbox: { pace: 'once', hinted: true } })),
  );
  await page.goto('en/sandbox/');
  await startGame(page, 'play');
  expect(await playByKeys(page, 2)).toBe(2);

  // What was not kept says so in the reader's language, and how to keep it.
  for (const lost of ['en/rules/pegasus/', 'pl/', 'rules/']) {
    await page.goto(lost);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a network');
  }
  // The way from the root to the languages is kept with each of them.
  await page.goto('');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('whatever is wrong with what is kept, pages come from the network', async ({ page }) => {
  await keepEnglish(page);
  const write = (cache: string, path: string, text: string) =>
    page.evaluate(
      async ({ cache, path, text }) => {
        const isMeant = (one: string) => one === cache || (cache.endsWith('-') && one.startsWith(cache));
        const name = (await caches.keys()).find(isMeant) ?? cache;
        const kept = await caches.open(name);
        const url = (await kept.keys()).find(one => one.url.endsWith(path));
        if (url === undefined) throw new Error(`${path} is not in ${name}.`);
        await kept.put(url, new Response(text, { headers: { 'content-type': 'text/html' } }));
      },
      { cache, path, text },
    );
  const heading = page.getByRole('heading', { level: 1 });
  await write('action-stations-kept-', '/en/glossary/', 'no gzip');
  await page.goto('en/glossary/');
  await expect(heading).toHaveText('Glossary');
  for (const text of ['null', '{"version":']) {
    await write('action-stations-kept', '/kept-state', text);
    await page.goto('en/glossary/');
    await expect(heading).toHaveText('Glossary');
    await page.goto('en/offline/');
    await expect(page.getByRole('status').last()).toContainText('Nothing has been downloaded');
    // What it cannot read it deletes; the next one is kept again.
    await keepEnglish(page);
  }
});

test('two tabs that keep at once agree, and what is unticked is deleted', async ({ page, context }) => {
  const other = await context.newPage();
  const german = (tab: Page) => tab.locator('input[value=de]');
  const english = (tab: Page) => tab.locator('input[value=en]');
  for (const tab of [page, other]) {
    await tab.goto('en/offline/');
    await expect(tab.getByRole('status').last()).toContainText('Nothing has been downloaded');
  }
  await english(other).uncheck();
  await german(other).check();
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Keep these' }).click();
  for (const tab of [page, other]) {
    await expect(german(tab)).toBeChecked({ timeout: 45_000 });
    await expect(english(tab)).toBeChecked();
    await expect(german(tab)).toBeEnabled();
  }
  const languagesKept = () =>
    page.evaluate(async () => {
      const version = (await caches.keys()).find(name => name.startsWith('action-stations-kept-')) ?? '';
      const paths = (await (await caches.open(version)).keys()).map(({ url }) => new URL(url).pathname);
      const found = paths.flatMap(path => /\/(en|de|es|pl)\/glossary\/$/.exec(path)?.[1] ?? []);
      return found.toSorted();
    });
  expect(await languagesKept()).toEqual(['de', 'en']);
  await german(page).uncheck();
  await page.getByRole('button', { name: 'Keep these' }).click();
  await expect.poll(languagesKept).toEqual(['en']);
  await expect(german(other)).not.toBeChecked();
});

test('where site data are blocked, the pages say once that nothing can be kept', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'blocked-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    channel: 'chromium',
    ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
    args: browserArgs(),
  });
  try {
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', error => thrown.push(error.message));
    const words = {
      en: 'does not let the site store anything',
      pl: 'nie pozwala serwisowi niczego zachować',
    };
    for (const [language, said] of Object.entries(words)) {
      await page.goto(`${baseURL}${language}/offline/`);
      expect(await page.evaluate(() => caches.has('x').catch(({ name }) => name))).toBe('SecurityError');
      await expect(page.getByRole('status').last()).toContainText(said);
      await expect(page.locator('form[data-offline] :enabled:not(fieldset)')).toHaveCount(0);
    }
    await page.goto(`${baseURL}de/tonight/`);
    await expect(page.locator('main .notice[role=alert]')).toHaveCount(1);
    await expect(page.locator('main .notice[role=alert]')).toContainText('lässt die Seite nichts speichern');
    await expect(page.locator('[data-offer-to-keep]')).toBeHidden();
    expect(thrown).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('a newer version waits while a game is open, and is there when none is', async ({ page, context }) => {
  await keepEnglish(page);
  await page.goto('en/sandbox/');
  await startGame(page, 'play');
  await untilStage(page, 'asking');

  // A version in which only the glossary is another one lies ready.
  await page.evaluate(() =>
    // As pages do it, so that none of them puts the version away that is not named by anything.
    navigator.locks.request('action-stations-kept-sets', async () => {
      const shelf = await caches.open('action-stations-kept');
      const request = (await shelf.keys()).find(({ url }) => url.endsWith('/kept-state'));
      if (request === undefined) throw new Error('Nothing is kept.');
      const state = await (await shelf.match(request))?.json();
      const [old, next] = await Promise.all([
        caches.open(`action-stations-kept-${state.version}`),
        caches.open('action-stations-kept-newer'),
      ]);
      for (const kept of await old.keys()) {
        const response = await old.match(kept);
        if (response !== undefined) await next.put(kept, response);
      }
      const page = new Response('<!doctype html><title>Newer</title>').body?.pipeThrough(
        new CompressionStream('gzip'),
      );
      await next.put(
        '/en/glossary/',
        new Response(page ?? null, { headers: { 'content-type': 'text/html' } }),
      );
      await shelf.put(request, new Response(JSON.stringify({ ...state, next: 'newer' })));
    }),
  );
  await context.setOffline(true);
  const second = await context.newPage();
  await second.goto('en/glossary/');
  await expect(second).toHaveTitle(/Glossary/);
  expect(await playByKeys(page, 1)).toBe(1);

  // The game is closed: the next page opened is the newer one.
  await page.close();
  await second.goto('en/glossary/');
  await expect(second).toHaveTitle('Newer');
});

test('the page tells what is kept, and deletes it', async ({ page, context }) => {
  await keepEnglish(page);
  const state = page.getByRole('status').last();
  await expect(state).toContainText(/Stored on this device: [\d.]+ MB/);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(state).toContainText('Nothing has been downloaded');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('en/rules/')).rejects.toThrow();
});

test('keeping the site is offered to those who come back, until they decline', async ({ page }) => {
  const offer = page.getByText('No connection where you play?');
  await page.goto('en/search/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(offer).toBeHidden();
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('action-stations') ?? '{}');
    localStorage.setItem('action-stations', JSON.stringify({ ...settings, firstDay: '2020-01-01' }));
  });
  await page.reload();
  await expect(offer).toBeVisible();
  await page.goto('en/tonight/');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('en/search/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(offer).toBeHidden();
});
