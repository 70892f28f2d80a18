/** The sandbox in a browser: opening it, and playing on without looking. */
import type { Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import type { SandboxSettings } from '#ui/keep/settings.ts';

export type How = SandboxSettings & { readonly fragment?: string };

/** The page with the bots as quick as they can and the hints put away, or as a test wants it otherwise. */
export async function openSandbox(
  page: Page,
  language: Language,
  { fragment = '', ...how }: How = {},
): Promise<void> {
  const sandbox = { pace: 'once', hinted: true, ...how };
  await page.addInitScript(
    settings => localStorage.setItem('action-stations', settings),
    JSON.stringify({ sandbox }),
  );
  await page.goto(`${language}/sandbox/${fragment}`);
}

export async function startGame(page: Page, which: 'play' | 'watch'): Promise<void> {
  const starts = page.locator(`[data-start="${which}"]`);
  await starts.click();
  await page.locator('.at-table').waitFor();
}

export const stageOf = (page: Page) => page.locator('.at-table').getAttribute('data-stage');

export async function untilStage(page: Page, ...stages: readonly string[]): Promise<void> {
  await page
    .locator(stages.map(stage => `.at-table[data-stage="${stage}"]`).join(', '))
    .waitFor({ timeout: 45_000 });
}

/** Answers whatever is asked, by a key for each: the first option that is enough, up to so many questions. */
export async function playByKeys(page: Page, questions: number): Promise<number> {
  for (let asked = 0; asked < questions; asked++) {
    await untilStage(page, 'asking', 'over');
    if ((await stageOf(page)) === 'over') return asked;
    // Not waited for: an answer that was still on its way may have ended the game meanwhile.
    const before = await page.evaluate(() => document.querySelector('#sandbox-question')?.textContent);
    const several = await page.locator('.options[data-shape="some"]').count();
    if (several === 0) await page.keyboard.press('1');
    else await giveByKeys(page);
    // The table takes up the answer.
    await page.waitForTimeout(25);
    await page
      .waitForFunction(
        question =>
          document.querySelector('.at-table')?.getAttribute('data-stage') !== 'asking' ||
          document.querySelector('#sandbox-question')?.textContent !== question ||
          document.querySelector('.prompt [data-key="Enter"]') === null,
        before,
        { timeout: 2000 },
      )
      .catch(() => undefined);
  }
  return questions;
}

/** Picks until it is enough, and gives. */
async function giveByKeys(page: Page): Promise<void> {
  const give = page.locator('.prompt [data-key="Enter"]');
  for (const key of '1234567891234567812345671') {
    if ((await give.count()) === 0 || (await give.isEnabled())) break;
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}
