import { expect, type Page, test } from '@playwright/test';
import { playByKeys, startGame, untilStage } from '../kit/sandboxPage.ts';

/** Keeps the base game in English, as the page offers it. */
async function keepEnglish(page: Page) {
  await page.goto('en/offline/');
  await page.getByRole('button', { name: 'Keep these' }).click();
  await expect(page.getByRole('status').last()).toContainText('it works without a network', {
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
  await page.goto('en/rules/pegasus/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a network');
});

test('a newer version waits while a game is open, and is there when none is', async ({ page, context }) => {
  await keepEnglish(page);
  await page.goto('en/sandbox/');
  await startGame(page, 'play');
  await untilStage(page, 'asking');

  // A version in which only the glossary is another one lies ready.
  await page.evaluate(async () => {
    const shelf = await caches.open('action-stations-kept');
    const [request] = await shelf.keys();
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
    await next.put('/en/glossary/', new Response(page ?? null, { headers: { 'content-type': 'text/html' } }));
    await shelf.put(request, new Response(JSON.stringify({ ...state, next: 'newer' })));
  });
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
  await expect(state).toContainText(/Kept on this device: [\d.]+ MB/);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(state).toContainText('Nothing is kept');
  expect(await page.evaluate(() => caches.keys())).toEqual(['action-stations-kept']);
  await context.setOffline(true);
  await expect(page.goto('en/rules/')).rejects.toThrow();
});

test('keeping the site is offered to those who come back, until they decline', async ({ page }) => {
  const offer = page.getByText('No network where you play?');
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
