import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import {
  axeFindsNothing,
  everythingSaid,
  openSandbox,
  playByKeys,
  stageOf,
  startGame,
  untilStage,
} from '../kit/sandboxPage.ts';
import { full } from '../kit/sampling.ts';

const some = full ? languages : (['en', 'pl'] as const);

for (const language of some) {
  test(`bots play a whole game to its end: ${language}`, async ({ page }) => {
    await openSandbox(page, language);
    await startGame(page, 'watch');
    await untilStage(page, 'over');
    await expect(page.locator('#sandbox-over')).not.toBeEmpty();
    await expect(page.locator('.charts svg')).toHaveCount(4);
    await expect(page.locator('.over table').first().locator('tbody tr')).toHaveCount(5);
    await axeFindsNothing(page);
  });
}

/** What a seat holds, read off the hand while it is its turn to look. */
async function handShown(page: Page): Promise<readonly string[]> {
  const loyalty = await page.locator('.held .strength.secret ~ .card-name').allTextContents();
  const cards = await page.locator('.held .card-name').allTextContents();
  return [...loyalty, ...cards];
}

test('three at one screen: the curtain hides what the others have', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check', pace: 'human' });
  await page.locator('.at-table').waitFor();
  // The seats of the second and third player change hands as well.
  await page.keyboard.press('Escape');
  for (const seat of [1, 2]) await page.locator('.seats-of select').nth(seat).selectOption('human');
  await page.locator('dialog .button').last().click();
  const known: { readonly seat: string; readonly hand: readonly string[] }[] = [];
  for (let step = 0; step < 40 && new Set(known.map(({ seat }) => seat)).size < 3; step++) {
    await untilStage(page, 'curtain', 'asking');
    if ((await stageOf(page)) === 'curtain') {
      await expect(page.locator('.held')).toHaveCount(0);
      const said = await everythingSaid(page);
      expect(said).not.toContain('You Are a Cylon');
      expect(said).not.toContain('You Are Not a Cylon');
      await page.locator('.curtain .button').last().click();
      if ((await stageOf(page)) === 'curtain') await page.locator('.curtain .button').first().click();
      continue;
    }
    const seat = (await page.locator('.hand').getAttribute('aria-label')) ?? '';
    const hand = await handShown(page);
    known.push({ seat, hand });
    await page.keyboard.press(
      (await page.locator('.options[data-shape="some"]').count()) > 0 ? 'Enter' : '1',
    );
    await page.waitForTimeout(50);
  }
  expect(new Set(known.map(({ seat }) => seat)).size).toBe(3);
});

test('a Cylon reveals himself', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/cylon-at-home' });
  await page.locator('.option', { hasText: 'Stay where you are' }).click();
  await page.locator('.option', { hasText: 'Reveal yourself' }).click();
  await expect(page.locator('.log')).toContainText('revealed Cylon');
});

test('the last jump wins, and its die can be taken back', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/last-jump' });
  await page.locator('.option', { hasText: 'FTL Control' }).click();
  await page.locator('.option', { hasText: 'Let it pass' }).click();
  await untilStage(page, 'over');
  await expect(page.locator('#sandbox-over')).toHaveText('The humans win');
  await page.keyboard.press('u');
  await untilStage(page, 'asking');
  await expect(page.locator('#sandbox-question')).toHaveText('Do you step in?');
  await expect(page.locator('.seen')).toBeVisible();
  await page.keyboard.press('y');
  await untilStage(page, 'over');
});

test('“why not?” names the rule', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/last-jump' });
  await untilStage(page, 'asking');
  await page.keyboard.press('w');
  await page.locator('[data-help="spot:armory"]').first().click();
  await expect(page.locator('.why-not')).toContainText('Only a player who is at a location');
  await expect(page.locator('.why-not a')).toHaveAttribute('href', /#actions\.location$/);
  expect(await stageOf(page)).toBe('asking');
});

test('a game by keyboard alone to its end', async ({ page }) => {
  test.setTimeout(180_000);
  await openSandbox(page, 'en');
  await page.locator('.starts .start.main:enabled').focus();
  await page.keyboard.press('Enter');
  await page.locator('.at-table').waitFor();
  expect(await playByKeys(page, 2000)).toBeGreaterThan(10);
  await untilStage(page, 'over');
});

test('odds are there within moments', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await untilStage(page, 'asking');
  await page.keyboard.press('h');
  await expect(page.locator('.odds select, .odds-found').first()).toBeVisible();
});

test('an unknown preset is answered with a message, and the door stays open', async ({ page }) => {
  await openSandbox(page, 'de', { fragment: '#preset=presets/no-such-thing' });
  await expect(page.getByRole('alert')).toContainText('gibt es hier nicht');
  await startGame(page, 'play');
});

test('axe finds nothing while somebody is asked, on a phone and on a laptop', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  await axeFindsNothing(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await axeFindsNothing(page);
});
