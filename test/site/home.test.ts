import { expect, test } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { inTurns } from '../kit/sampling.ts';

for (const language of inTurns(languages, 1)) {
  test(`all four doors stand on the first screen: ${language}`, async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${language}/`);
      const doors = page.locator('.doors > li');
      expect(await doors.count()).toBe(4);
      for (const door of await doors.all()) await expect(door.locator('h2')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('each door leads where it says', async ({ page, baseURL }) => {
  for (const [door, path] of [
    ['new', 'learn/who-we-are/'],
    ['play', 'sandbox/'],
    ['host', 'tonight/'],
  ]) {
    await page.goto('en/');
    await page.locator(`[data-for=${door}]`).getByRole('link').first().click();
    await expect(page).toHaveURL(`${baseURL}en/${path}`);
  }
  await page.goto('en/');
  await page.locator('main').getByRole('searchbox').click();
  await page.keyboard.type('hand limit');
  await expect(page.getByRole('dialog').locator('.results a').first()).toBeVisible();
});

test('the picture tells one event after the other until it is paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('en/');
  const told = page.locator('[data-told]:not([hidden])');
  await expect(page.locator('[data-moving]')).toBeAttached();
  await expect(told).toContainText('attacks a viper');
  await page.clock.runFor(7500);
  await expect(told).toContainText('without prey');
  await page.getByRole('button', { name: 'Pause the picture' }).click();
  await page.clock.runFor(30_000);
  await expect(told).toContainText('without prey');
  await expect(told.getByRole('link')).toHaveAttribute('href', /#raiders\.move$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture stands still', async ({ page }) => {
    await page.clock.install();
    await page.goto('en/');
    await page.clock.runFor(30_000);
    await expect(page.locator('[data-told]:not([hidden])')).toContainText('attacks a viper');
    await expect(page.locator('[data-moving]')).toHaveCount(0);
  });
});
