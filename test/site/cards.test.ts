import { expect, test } from '@playwright/test';

test('the list is narrowed by keyboard, and the address keeps what was chosen', async ({ page }) => {
  await page.goto('en/cards/');
  const rows = page.locator('.cards-rows li:visible');
  const all = await rows.count();
  await page.getByRole('radio', { name: /^All/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Crisis cards/ })).toBeChecked();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Difficulty').selectOption('9');
  await expect(rows.filter({ hasText: 'Admiral Grilled' })).toHaveCount(1);
  expect(await rows.count()).toBeLessThan(all);
  expect(page.url()).toContain('kind=crisis');
  expect(page.url()).toContain('difficulty=9');
  const left = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(left);
});

test('a card is found by its title in another language, by what is seen on it; a search without a hit says so', async ({
  page,
}) => {
  await page.goto('en/cards/');
  const find = page.getByLabel('Title, or what you see on the card');
  const rows = page.locator('.cards-rows li:visible');
  await find.fill('hinterhalt');
  await expect(rows.getByRole('link', { name: 'Ambush', exact: true })).toHaveCount(1);
  expect(await rows.count()).toBeLessThan(5);
  await find.fill('9 politics raiders');
  await expect(rows.filter({ hasText: 'Admiral Grilled' })).toHaveCount(1);
  await find.fill('xyzzy');
  await expect(page.getByText('No matches. Remove a filter.')).toBeVisible();
});

test('the first sight is a row of each deck; all of one deck are a press away', async ({ page }) => {
  await page.goto('en/cards/');
  const crises = page.locator('[data-group="crisis"] li:visible');
  expect(await crises.count()).toBeLessThan(7);
  await page.locator('[data-whole="crisis"]').click();
  expect(await crises.count()).toBeGreaterThan(60);
  await expect(page.locator('[data-group="skill"]')).toBeHidden();
  await expect(page).toHaveURL(/kind=crisis/);
});

test('what stands on a card finds it, and boxes of one sort widen the choice', async ({ page }) => {
  await page.goto('en/cards/');
  const rows = page.locator('.cards-rows li:visible');
  await page.getByLabel('Title, or what you see on the card').fill('discards 2 skill');
  await expect(rows.filter({ hasText: 'Admiral Grilled' })).toHaveCount(1);
  await page.goto('en/cards/?kind=skill&skill=tactics');
  const one = await rows.count();
  await page.locator('.quick label', { hasText: 'Politics' }).click();
  expect(await rows.count()).toBeGreaterThan(one);
  expect(page.url()).toContain('skill=politics&skill=tactics');
});

test('the name of a card shows its face while it has the focus, and Escape puts it away', async ({
  page,
}) => {
  await page.goto('de/rulings/');
  const link = page.locator('h3 a[data-card]').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const preview = page.locator('.card-preview');
  await expect(preview).toContainText(await link.innerText());
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});

test('chosen cards are printed in two languages', async ({ page }) => {
  await page.goto('en/cards/');
  await page.getByLabel('Choose Consolidate Power for printing').check();
  await page.getByRole('link', { name: 'Print the chosen ones' }).click();
  await page.getByLabel('Second language').selectOption('pl');
  await expect(page.locator('.sheet .card-face')).toHaveCount(2);
  await expect(page.locator('.sheet .card-face[lang=pl]')).toHaveCount(1);
  await page.goto('en/cards/sheet/?cards=crisis/no-such-card,<script>');
  await expect(page.getByText('Some of the cards could not be loaded. Check your connection.')).toBeVisible();
});

test('up to four characters stand side by side', async ({ page }) => {
  await page.goto('en/cards/compare/?characters=kara-thrace,gaius-baltar');
  const sheets = page.locator('[data-character]:visible');
  await expect(sheets).toHaveCount(2);
  for (const name of ['William Adama', 'Laura Roslin', 'Saul Tigh'])
    await page.getByRole('checkbox', { name }).click();
  await expect(sheets).toHaveCount(4);
  await expect(page.getByText('You can compare four characters at most. Remove one first.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all cards are listed, and a card says all it has to say', async ({ page }) => {
    await page.goto('en/cards/');
    expect(await page.locator('.cards-rows li').count()).toBeGreaterThan(150);
    await page.goto('en/cards/crisis/admiral-grilled/');
    await expect(page.getByRole('heading', { name: 'Admiral Grilled' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chances of the check' })).toBeVisible();
  });
});
