/** From wherever a position is shown the game can be played on, from the very step at which it stood. */
import { expect, type Page, test } from '@playwright/test';
import { tableBenches } from '#books/atBuild/play.ts';
import type { OnSite } from '#ui/table/onSite.ts';
import { everyNth } from '../kit/sampling.ts';
import { stageOf, untilStage } from '../kit/sandboxPage.ts';

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
      await story.locator('.player-keys :is(.next, .show-me)').first().click();
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

/** Ships by kind, however they are numbered; the sandbox also shows where everybody is. */
const ships = async (page: Page) =>
  (await pieces(page)).map(piece => piece.replace(/:.*/, '')).filter(kind => kind !== 'person');

/** Two steps of every bench, as its address names them. */
const benches = {
  turn: ['viper.movement', 'aboard.activate'],
  check: [
    '6..politics-leadership.tactics1-piloting1.leadership3-tactics1..leadership3.left.gathering',
    '6..politics-leadership.tactics1-piloting1.leadership3-tactics1..leadership3.left.decided',
  ],
  attack: ['raider.viper', 'viper.raider.3'],
  vipers: ['starbuck~command', 'apollo-no-reserves~turn'],
  raiders: ['raiders.r2v1c1__r1_c1__...', 'raiders.r2v1c1__r1_c1__..bow~5.2'],
  boarding: ['heavy-raiders.b1h1_____h1.0..', 'heavy-raiders.b1_____h2.01..'],
  damage: ['fight~galactica', 'fight~damage:bow:basestar~basestar-critical-hit'],
  jump: ['prepare~prepare', 'prepare~prepare~prepare~ftl-control'],
  loyalty: [
    'william-adama_laura-roslin_gaius-baltar.7.seating',
    'william-adama_laura-roslin_gaius-baltar_sharon-valerii_kara-thrace.3.woken',
  ],
  succession: [
    'lee-adama_william-adama_karl-agathon_tom-zarek..0',
    'lee-adama_william-adama_karl-agathon_tom-zarek.brig-1~reveal-0.0',
  ],
  reckless: ['treachery', 'harmless~check'],
  execution: ['boomer.after', 'human.before~execute'],
  occupation: ['orbit', 'away~attack'],
  agendas: ['convert-the-infidels.infiltrating', 'genocide.home~damage'],
  abilities: ['treachery', 'harmless~check'],
  mutiny: ['brig', 'free~zarek~armed-resistance'],
  mission: ['rescue-hera', 'cylon-civil-war~begin'],
  'assault-raptors': ['space', 'reserves~raiders~bow'],
  motives: ['cylons', 'humans~hardship'],
} as const satisfies { readonly [bench: string]: readonly [string, string] };

/** What is asked there is worded as it is here; at the end of a game nobody is asked. */
const askedThere: readonly string[] = tableBenches.filter(bench => bench !== 'motives');

const steps = Object.entries(benches).flatMap(([bench, texts]) => texts.map(text => [bench, text] as const));

for (const [bench, text] of everyNth(steps, 8)) {
  test(`${bench} goes on in the sandbox where it stands: ${text}`, async ({ page }) => {
    await page.goto(`en/try/${bench}/?${bench}=${text}`);
    const frame = page.locator(`#try-${bench}`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('data-hydrated');
    await expect(frame.getByRole('alert')).toHaveCount(0);
    const link = frame.locator('.bench-foot a');
    // At its start a bench leaves nothing in the address.
    const now = new URL(page.url()).searchParams.get(bench) ?? text;
    expect((await link.getAttribute('href'))?.split('#')[1]).toBe(`bench=${bench}.${now}`);
    const there = await ships(page);
    const said = await frame.locator('.verdict').textContent();
    await link.click();
    await untilStage(page, 'asking', 'thinking', 'curtain', 'rolling', 'over');
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (there.length > 0) expect(await ships(page)).toEqual(there);
    // Whatever is asked on the bench is asked here; a die that waits there waits here.
    if (!askedThere.includes(bench) || !text.includes('~')) return;
    if ((await stageOf(page)) === 'rolling') {
      expect(said).toContain('What does the die show?');
      await page.getByRole('button', { name: 'Roll the die' }).click();
      await untilStage(page, 'asking', 'thinking', 'curtain', 'over');
    } else expect(said).toContain(await page.locator('#sandbox-question').textContent());
  });
}

test('the boards of the expansions lie on the table, and what can be chosen there is in view', async ({
  page,
}) => {
  await page.goto('en/sandbox/#scenario=pegasus/new-caprica/places/authority-cylon');
  const choices = page.locator('.stage .part.new-caprica .can-choose');
  await expect(choices).toHaveCount(3);
  for (const choice of await choices.all()) await expect(choice).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('en/sandbox/#new=seed=4&books=pegasus,daybreak&objective=earth');
  for (const board of ['pegasus', 'demetrius'])
    await expect(page.locator(`.stage .part.${board}`)).toBeVisible();
  // A mission brings it.
  await expect(page.locator('.stage .part.rebel-basestar')).toHaveCount(0);
});
