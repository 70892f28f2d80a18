/** From wherever a position is shown the game can be played on, from the very step at which it stood. */
import { expect, type Page, test } from '@playwright/test';
import type { OnSite } from '../../src/machines/sandbox/openGame.ts';
import { everyNth } from '../kit/sampling.ts';
import { untilStage } from '../kit/sandboxPage.ts';

/** What stands in space and aboard Colonial One, piece by piece: both boards are one drawing. */
const pieces = (page: Page) =>
  page
    .locator('.part.space [data-piece], .part.colonial-one [data-piece]')
    .evaluateAll(all => [...new Set(all.map(one => one.getAttribute('data-piece') ?? ''))].toSorted());

/** How many choices lie behind the position on the table. */
async function choicesMade(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Save, share, time' }).click();
  return Number(await page.getByRole('slider').inputValue());
}

const stories = [
  ['an example', 'en/scenarios/examples/fulfiller-of-prophecy/'],
  ['a scenario', 'en/scenarios/combat/vipers/launch/'],
  ['a lesson', 'en/learn/your-turn/'],
] as const;

for (const [what, path] of stories) {
  test(`${what} goes on in the sandbox where it stood`, async ({ page }) => {
    await page.goto(path);
    const story = page.locator('.story');
    const link = page.locator('.to-sandbox a').first();
    await expect(page.locator('.player-keys .next:enabled')).toBeVisible();
    const target = async () => /#scenario=([^~]+)~(\d+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
    const first = Number((await target())[2]);
    // On until something has been chosen since: a step in its middle.
    let lines = first;
    for (let at = 0; lines === first && at < 30; at++) {
      const before = await story.getAttribute('data-stop');
      await story.locator('.player-keys .next').click();
      await expect(story).not.toHaveAttribute('data-stop', before ?? '');
      lines = Number((await target())[2]);
    }
    const [, id] = await target();
    expect(lines).toBeGreaterThan(first);
    const saved = await page.request.get(`sandbox/${id}.json`);
    const { lines: choices = [] }: OnSite = await saved.json();
    await link.click();
    await page.locator('.at-table').waitFor();
    expect(await choicesMade(page)).toBe(choices[lines]);
  });
}

test('an example stands on the table of the sandbox piece by piece', async ({ page }) => {
  await page.goto('en/scenarios/examples/apollo-changes-ships/');
  const link = page.locator('.to-sandbox a').first();
  await expect(page.locator('.player-keys .next:enabled')).toBeVisible();
  const shown = await pieces(page);
  expect(shown.length).toBeGreaterThan(3);
  await link.click();
  await untilStage(page, 'asking', 'thinking', 'curtain');
  expect(await pieces(page)).toEqual(shown);
});

test('a ruling is tried out in the sandbox', async ({ page }) => {
  await page.goto('en/rulings/');
  const link = page.locator('a.to-sandbox').first();
  await link.evaluate(one => {
    for (let up = one.parentElement; up !== null; up = up.parentElement)
      if (up instanceof HTMLDetailsElement) up.open = true;
  });
  const id = /#scenario=(.+)$/.exec((await link.getAttribute('href')) ?? '')?.[1];
  const saved = await page.request.get(`sandbox/${id}.json`);
  const { lines = [] }: OnSite = await saved.json();
  await link.click();
  await page.locator('.at-table').waitFor();
  expect(await choicesMade(page)).toBe(lines[0] ?? 0);
});

const benches = [
  'turn',
  'check',
  'attack',
  'vipers',
  'raiders',
  'jump',
  'loyalty',
  'mutiny',
  'reckless',
] as const;

for (const bench of everyNth(benches, 3)) {
  test(`what has been set up on the bench ${bench} is played on in the sandbox`, async ({ page }) => {
    await page.goto(`en/try/${bench}/`);
    const link = page.getByRole('link', { name: 'Take it to the sandbox' });
    await link.scrollIntoViewIfNeeded();
    // Ships that have been set out come along as they stand.
    const isFleet = (await link.getAttribute('href'))?.includes('#bench=fleet.') ?? false;
    const ships = async () =>
      (await pieces(page)).filter(piece => /^(basestar|raider|heavy-raider):/.test(piece)).length;
    const there = isFleet ? await ships() : 0;
    await link.click();
    await untilStage(page, 'asking', 'thinking', 'curtain');
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (isFleet) expect(await ships()).toBe(there);
  });
}
