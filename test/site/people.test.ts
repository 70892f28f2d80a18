/** People, hands and places at the table: always in view, whole, and by keyboard. */
import { expect, type Page, test } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { expectAccessible } from '../kit/axe.ts';
import { inTurns } from '../kit/sampling.ts';
import { openSandbox, untilStage } from '../kit/sandboxPage.ts';

const both = '#new=players=5&books=pegasus,daybreak&objective=earth';

/** What of these reaches beyond the screen. */
const beyond = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    all =>
      all.filter(selector => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box === undefined || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0;
      }),
    selectors,
  );

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  for (const language of inTurns(languages, 1)) {
    test(`with both expansions everything is on one screen of ${width} by ${height}: ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openSandbox(page, language, { fragment: both });
      await untilStage(page, 'asking', 'thinking');
      await expect(page.locator('.stage .demetrius .room')).toHaveCount(3);
      await expect(page.locator('.plate')).toHaveCount(5);
      expect(
        await beyond(page, [
          '.plates',
          '.stage .space',
          '.stage .pegasus',
          '.stage .cylon',
          '.hand',
          '.right',
        ]),
      ).toEqual([]);
      const hidden = await page
        .locator('.stage-pane')
        .evaluate(pane => [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight]);
      expect(hidden).toEqual([0, 0]);
    });
  }
}

test('on a phone the ship with its people, the hand and the question are in view together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  expect(
    await beyond(page, ['.plates', '.stage .space', '.hand', '#sandbox-question', '.options li']),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  await expectAccessible(page);
});

test('a plate opens by keyboard, and what is noted there stays with the game and the seat', async ({
  page,
}) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  const plate = page.locator('.plate:not([data-own]) .plate-face').first();
  await plate.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.plate-sheet');
  await expect(sheet.getByRole('heading').first()).toBeVisible();
  await sheet.getByLabel('suspect').check();
  await sheet.getByRole('textbox').fill('Took the long way round');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(plate).toContainText('suspect');
  // On the device, under this game and this seat.
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('action-stations') ?? '{}').sandbox.notes,
  );
  expect(kept).toMatchObject([{ by: 0, mark: 'suspect', text: 'Took the long way round' }]);
  await expect(page.locator('.plate[data-own]')).not.toContainText('suspect');
});

test('a hand that is hidden shows no card, until it is shown again', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  const hand = page.locator('.hand');
  const cards = await hand.locator('.held').count();
  expect(cards).toBeGreaterThan(1);
  await hand.getByRole('button', { name: 'Hide my hand' }).click();
  await expect(hand.locator('.held')).toHaveCount(0);
  await expect(hand).toContainText('Your cards lie face down');
  await hand.getByRole('button', { name: 'Show my hand' }).click();
  await expect(hand.locator('.held')).toHaveCount(cards);
});

test('a card that is focused shows its whole text above the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  const card = page.locator('.hand-cards .held-face').first();
  const small = await card.boundingBox();
  await card.hover();
  await expect
    .poll(async () => (await card.boundingBox())?.width ?? 0)
    .toBeGreaterThan((small?.width ?? 0) * 1.5);
  const cut = await card.locator('.card-text').evaluate(text => text.scrollHeight - text.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
});
