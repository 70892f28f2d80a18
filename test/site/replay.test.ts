import { expect, type Page, test } from '@playwright/test';
import { openSandbox, playByKeys, startGame, untilStage } from '../kit/sandboxPage.ts';

/** What has the focus: its key, or its id. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('data-key') ?? activeElement?.id ?? activeElement?.tagName;
  });

test('the keyboard goes along with what just happened, and back to the question', async ({ page }) => {
  await openSandbox(page, 'en');
  await startGame(page, 'play');
  await playByKeys(page, 2);
  await untilStage(page, 'asking');
  const question = page.locator('#sandbox-question');
  const skip = page.getByRole('button', { name: 'Skip' });

  // From an option, which is put away meanwhile.
  await page.locator('.option button').first().focus();
  await page.keyboard.press('x');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();

  // It ends by itself.
  await page.keyboard.press('x');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCount(0, { timeout: 30_000 });
  await expect(question).toBeFocused();

  // Its own key stays, and so does the focus on it.
  await page.locator('.bar [data-key="x"]').focus();
  await page.keyboard.press('Enter');
  await expect(skip).toBeVisible();
  expect(await focused(page)).toBe('x');
  await skip.click();
  await expect(question).toBeVisible();
});
