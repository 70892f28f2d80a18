import { expect, test } from '@playwright/test';

const limit = 'en/rules/base/titles/';
const alone = '[id="titles.quorum-no-limit"]';
const withAny = '[id="pegasus.quorum-limit.ten"]';

test('once the books are said, one text is told, without labels, and stays so', async ({ page }) => {
  await page.goto(limit);
  await expect(page.locator(alone)).toContainText('Base game alone: The Quorum hand may be of any size.');
  await expect(page.locator(withAny)).toContainText(
    'With an expansion: The President may hold 10 Quorum cards.',
  );
  await page.locator('header .tonights summary').click();
  await page.locator('header').getByLabel('Pegasus').check();
  await page.keyboard.press('Escape');
  await expect(page.locator(alone)).toBeHidden();
  await expect(page.locator(`${withAny} > .fact`)).toBeHidden();
  await page.goto(limit);
  await expect(page.locator(withAny)).toBeVisible();
  await expect(page.locator(alone)).toBeHidden();
});

test('the address brings the books, and what is in force with them is shown', async ({ page }) => {
  await page.goto(`${limit}?books=pegasus,daybreak`);
  await expect(page.locator(withAny)).toBeVisible();
  await expect(page.locator(alone)).toBeHidden();
  await page.goto(`${limit}?books=base`);
  await expect(page.locator(alone)).toBeVisible();
  await expect(page.locator(withAny)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all is told and labelled', async ({ page }) => {
    await page.goto(limit);
    await expect(page.locator(`${alone} > .fact`)).toHaveText('Base game alone:');
    await expect(page.locator(`${withAny} > .fact`)).toHaveText('With an expansion:');
  });
});
