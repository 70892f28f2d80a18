/** Devices that store nothing: the page goes on and says so once. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { browserArgs } from '../../scripts/browserArgs.ts';

const { CHROME_PATH: executablePath = '' } = process.env;

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
    args: browserArgs(),
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
  await expect(page.locator('.notice[role=alert]')).toContainText('store anything');
  await page.goto('en/learn/where-to-stand/');
  await expect(page.locator('.nothing-kept')).toContainText('store anything');
  expect(errors).toEqual([]);
  await context.close();
});
