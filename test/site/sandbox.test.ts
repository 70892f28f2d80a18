import { expect, type Page, test } from '@playwright/test';
import { firstRound } from '#books/atBuild/play.ts';
import { languages } from '#i18n/languages.ts';
import { expectAccessible } from '../kit/axe.ts';
import { inTurns } from '../kit/sampling.ts';
import { openSandbox, playByKeys, stageOf, startGame, untilStage } from '../kit/sandboxPage.ts';

const some = inTurns(languages, 3);

for (const language of some) {
  test(`bots play a whole game to its end: ${language}`, async ({ page }) => {
    await openSandbox(page, language);
    await startGame(page, 'watch');
    await untilStage(page, 'over');
    await expect(page.locator('#sandbox-over')).not.toBeEmpty();
    await expect(page.locator('.charts svg')).toHaveCount(4);
    await expect(page.locator('.over table').first().locator('tbody tr')).toHaveCount(5);
    await expectAccessible(page);
  });
}

for (const language of inTurns(languages, 4)) {
  test(`the first round with a hand on the shoulder: ${language}`, async ({ page }) => {
    test.slow();
    await openSandbox(page, language, { fragment: `#new=${firstRound}` });
    const guide = page.locator('.guide');
    const about = guide.locator('details').first();
    const done = page.locator('.guide[data-round="done"]');
    await untilStage(page, 'asking');
    await expect(about).toHaveAttribute('open');
    await expect(about.locator('a')).toHaveAttribute('href', /#[a-z-]+\.[a-z-]+$/);
    const asked = new Set<string>();
    for (let answers = 0; answers < 80; answers++) {
      await page.locator('.at-table[data-stage="asking"]').or(done).first().waitFor({ timeout: 45_000 });
      if ((await done.count()) > 0) break;
      const question = (await page.locator('#sandbox-question').textContent()) ?? '';
      const isNew = !asked.has(question) && (await guide.locator('details[open]').count()) > 0;
      if (isNew) await expect(about.locator('p')).not.toBeEmpty();
      asked.add(question);
      await guide.locator('.wise summary').click();
      await guide.locator('.wise button').click();
      await expect(guide.locator('.wise button')).toHaveCount(0);
    }
    await expect(done).toBeVisible();
    expect(asked.size).toBeGreaterThan(4);
    await expectAccessible(page);
    await done.locator('button').last().click();
    await expect(guide).toHaveCount(0);
    const kept = await page.evaluate(() => localStorage.getItem('action-stations'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ learning: { done: ['first-round'] } });
  });
}

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
  await expect(page.locator('#sandbox-question')).toHaveText('Do you want to react?');
  await expect(page.locator('.seen')).toBeVisible();
  await page.keyboard.press('y');
  await untilStage(page, 'over');
});

test('“why not?” names the rule', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/last-jump' });
  await untilStage(page, 'asking');
  await page.keyboard.press('w');
  await page.locator('[data-help="spot:armory"]').first().click();
  await expect(page.locator('.why-not')).toContainText('You must be at a location');
  await expect(page.locator('.why-not a')).toHaveAttribute('href', /#actions\.location$/);
  expect(await stageOf(page)).toBe('asking');
});

test('a game by keyboard alone to its end, on a laptop whose page never scrolls', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const watch = { beyond: 0 };
    Object.assign(globalThis, { watch });
    setInterval(() => {
      const { scrollHeight, dataset } = document.documentElement;
      if (dataset['table'] !== undefined) watch.beyond = Math.max(watch.beyond, scrollHeight - innerHeight);
    }, 50);
  });
  await openSandbox(page, 'en');
  await page.locator('[data-start="play"]:enabled').focus();
  await page.keyboard.press('Enter');
  await page.locator('.at-table').waitFor();
  expect(await playByKeys(page, 2000)).toBeGreaterThan(10);
  await untilStage(page, 'over');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'watch').beyond)).toBe(0);
});

test('a device that is turned round keeps what has been picked, and a page that has slept goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await untilStage(page, 'asking');
  const several = page.locator('.options[data-shape="some"]');
  for (let asked = 0; asked < 12 && (await several.count()) === 0; asked++) await playByKeys(page, 1);
  await several.waitFor();
  await untilStage(page, 'asking');
  await page.keyboard.press('1');
  const picked = page.locator('.options [aria-pressed="true"]');
  await expect(picked).toHaveCount(1);
  const question = await page.locator('#sandbox-question').textContent();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(picked).toHaveCount(1);
  await expect(page.locator('#sandbox-question')).toHaveText(question ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const device = await page.context().newCDPSession(page);
  const log = page.locator('.log');
  const before = (await log.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await device.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise(resolve => setTimeout(resolve, 1500));
  await device.send('Page.setWebLifecycleState', { state: 'active' });
  await untilStage(page, 'asking', 'over');
  await expect(page.locator('.at-table [role=alert]')).toHaveCount(0);
  await expect(log).not.toHaveText(before);
});

test('odds are there within moments', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await untilStage(page, 'asking');
  await page.keyboard.press('h');
  await expect(page.locator('.odds select, .odds-found').first()).toBeVisible();
});

test('a bot that fails is played by a human from then on, and that is said', async ({ page }) => {
  const broken = 'onmessage = ({ data }) => postMessage({ id: data.id, told: { type: "failed", why: "" } })';
  await page.route(/\/brains\.[\w-]+\.js$/, route =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await openSandbox(page, 'en', { fragment: '#new=seed=4' });
  await expect(page.locator('.at-table [role=alert]')).toContainText('has stopped working');
  await untilStage(page, 'curtain', 'asking');
});

test('an unknown preset is answered with a message, and the door stays open', async ({ page }) => {
  await openSandbox(page, 'de', { fragment: '#preset=presets/no-such-thing' });
  await expect(page.getByRole('alert')).toContainText('gibt es hier nicht');
  await startGame(page, 'play');
});

test('a check is seen on the stage: its cards, their sides, the sum, the result', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check', pace: 'human' });
  await untilStage(page, 'asking');
  const question = page.locator('.options');
  const turned = page.locator('.stage-check .side .face');
  const several = page.locator('.options[data-shape="some"]');
  for (let asked = 0; asked < 12 && (await turned.count()) === 0; asked++) {
    await page.keyboard.press((await several.count()) > 0 ? 'Enter' : '1');
    await page.waitForTimeout(200);
    await question.or(turned).first().waitFor({ timeout: 45_000 });
  }
  // Who has won is not told before the last card lies there.
  await expect(page.locator('.stage-check')).not.toHaveAttribute('data-result');
  await expect(page.locator('.telling')).not.toContainText('total strength');
  // It goes by: all of it is read in one moment.
  const seen = await page.waitForFunction(() => {
    const check = document.querySelector<HTMLElement>('.stage-check[data-result]');
    if (check === null) return undefined;
    const number = (of: Element, part: string) =>
      Number((of.querySelector(part)?.textContent ?? '').replace('−', '-').replace(/[^\d-]/g, ''));
    const sides = [...check.querySelectorAll('.side')].map(side =>
      [...side.querySelectorAll('.face')].reduce((sum, face) => sum + number(face, 'b'), 0),
    );
    const sum = number(check, '.scale p b');
    return { sides, sum, difficulty: number(check, '.difficulty b'), result: check.dataset['result'] };
  });
  const { sides, sum, difficulty, result } = (await seen.jsonValue()) ?? { sides: [] };
  expect((sides[0] ?? 0) - (sides[1] ?? 0)).toBe(sum);
  expect(result).toBe(Number(sum) >= Number(difficulty) ? 'pass' : 'fail');
});

test('board, log and question wait for the stage, and a press leads on', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#card=destination/icy-moon', pace: 'calm' });
  await untilStage(page, 'asking');
  const distance = page.locator('.gauges [data-help="spot:distance"] b');
  const before = await distance.innerText();
  await page.locator('.option', { hasText: 'Icy Moon' }).click();
  await expect(page.locator('.stage-jump')).toContainText('Icy Moon');
  await expect(distance).toHaveText(before);
  await expect(page.locator('.options')).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(distance).not.toHaveText(before);
  await expect(page.locator('[data-announcer]')).toContainText('Icy Moon');
});

test('a check can be gone through again where bots move at once', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  const told = page.locator('.since button', { hasText: /^The check is/ });
  // Until somebody is asked after a check: before that it may be gone again.
  for (let asked = 0; asked < 60 && (await told.count()) === 0; asked++) {
    await playByKeys(page, 1);
    await untilStage(page, 'asking');
  }
  await told.last().click();
  await expect(page.locator('.stage-check .verdict')).toBeVisible();
  await expect(page.locator('.telling')).toHaveCount(0);
  await expect(page.locator('.options')).toBeVisible();
});

test('a fleet that jumps leaves all ships behind and comes nearer', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#card=destination/icy-moon' });
  await untilStage(page, 'asking');
  const distance = page.locator('.gauges [data-help="spot:distance"] b');
  const before = Number.parseInt(await distance.innerText(), 10);
  await page.locator('.option', { hasText: 'Icy Moon' }).click();
  await expect(distance).toHaveText(new RegExp(`^${before + 1}`));
  await expect(page.locator('.stage [data-help*="raider"]')).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('jump');
});

const tabs = ['Log', 'Instruments', 'Explain', 'Save, share, time'] as const;

test('axe finds nothing in any tab, sheet or answer of the table', async ({ page }) => {
  test.setTimeout(120_000);
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm', pace: 'step' });
  await untilStage(page, 'asking');
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page);
  }
  await page.keyboard.press('h');
  await page.keyboard.press('w');
  await page.locator('[data-help="spot:armory"]').first().click();
  await expect(page.locator('.why-not a')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('w');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectAccessible(page);
  await page.locator('dialog .button').last().click();
  await page.keyboard.press('?');
  await expect(page.locator('dialog .key-map')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing while a bot is asked, and at the curtain', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check', pace: 'step' });
  await untilStage(page, 'asking');
  // Up to the question of somebody else.
  for (let step = 0; step < 20 && (await stageOf(page)) === 'asking'; step++) {
    const several = (await page.locator('.options[data-shape="some"]').count()) > 0;
    await page.keyboard.press(several ? 'Enter' : '1');
    await page.waitForTimeout(100);
  }
  await untilStage(page, 'thinking');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const seat of [0, 1, 2, 3, 4]) await page.locator('.seats-of select').nth(seat).selectOption('human');
  await page.locator('dialog .button').last().click();
  await untilStage(page, 'curtain');
  await expectAccessible(page);
});

test('axe finds nothing while bots are watched', async ({ page }) => {
  await openSandbox(page, 'en', { pace: 'step' });
  await startGame(page, 'watch');
  await untilStage(page, 'watching');
  await expectAccessible(page);
});

test('axe finds nothing while somebody is asked, on a phone and on a laptop', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('a card is played from its page, and its questions are asked at once', async ({ page }) => {
  await page.goto('en/cards/crisis/bomb-threat/');
  await page.getByRole('link', { name: 'Play it now' }).click();
  await untilStage(page, 'asking');
  await expect(page.locator('.on-table summary')).toContainText('Bomb Threat');
  // At a table the game goes on; at the door there is none.
  await page.goto('en/sandbox/#card=crisis/no-such-card');
  await expect(page.getByRole('alert')).toContainText('The game on the table goes on.');
  await page.goto('en/');
  await page.goto('en/sandbox/#card=crisis/no-such-card');
  await expect(page.getByRole('alert')).toContainText('does not exist here');
});

test('a link opens a new game as it says, or tells why there is none', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#new=characters=kara-thrace,saul-tigh,tom-zarek&seed=3' });
  await page.locator('.at-table').waitFor();
  await expect(page.locator('.hand')).toHaveAttribute('aria-label', /Starbuck|Thrace/);
  await page.goto('about:blank');
  await page.goto('en/sandbox/#new=players=2');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
});

test('whoever comes back to the page finds the game where it stood, with the seats as they were', async ({
  page,
}) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await untilStage(page, 'asking');
  const status = page.locator('.at-table .status');
  const seat = page.locator('.seats-of select').nth(2);
  await playByKeys(page, 1);
  await page.keyboard.press('Escape');
  await seat.selectOption('human');
  await page.locator('dialog .button').last().click();
  await untilStage(page, 'curtain');
  await expect(page).toHaveURL(/#saved=/);
  // It is written once the page has time.
  await page.waitForTimeout(1500);
  const told = await status.innerText();
  await page.reload();
  await untilStage(page, 'curtain');
  expect(await status.innerText()).toBe(told);
  await page.keyboard.press('Escape');
  await expect(seat).toHaveValue('human');
});

test('F fills the screen with the table', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/swarm' });
  await untilStage(page, 'asking');
  await page.keyboard.press('F');
  await page.waitForFunction(() => document.fullscreenElement?.matches('.at-table'));
  await page.keyboard.press('F');
  await page.waitForFunction(() => document.fullscreenElement === null);
});

/** How high the names of places are on the boards, in pixels, and which do not stand within their place. */
const namesOfPlaces = (page: Page) =>
  page.locator('.stage .room').evaluateAll(rooms => {
    const names = rooms.flatMap(room => {
      const name = room.querySelector<SVGTextElement>('text.name');
      const scale = name?.getScreenCTM()?.a ?? 0;
      if (name === null || scale === 0) return [];
      const [inner, outer] = [name, room].map(one => one.getBoundingClientRect());
      const isCut =
        inner === undefined ||
        outer === undefined ||
        inner.right > outer.right ||
        inner.bottom > outer.bottom;
      return [
        { text: name.textContent, isCut, height: Number.parseFloat(getComputedStyle(name).fontSize) * scale },
      ];
    });
    return {
      n: names.length,
      least: Math.min(...names.map(({ height }) => height)),
      cut: names.filter(({ isCut }) => isCut).map(({ text }) => text),
    };
  });

for (const language of inTurns(languages, 1)) {
  test(`with both expansions the names of places can be read on a laptop: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSandbox(page, language, { fragment: '#new=players=5&books=pegasus,daybreak&objective=earth' });
    await untilStage(page, 'asking', 'thinking');
    await expect(page.locator('.stage .demetrius .room')).toHaveCount(3);
    // A board that is being laid out has no size yet.
    await expect.poll(async () => (await namesOfPlaces(page)).least).toBeGreaterThanOrEqual(11);
    const { n, cut } = await namesOfPlaces(page);
    expect(n).toBeGreaterThan(20);
    expect(cut).toEqual([]);
    const beside = await page.locator('.stage-pane').evaluate(pane => pane.scrollWidth - pane.clientWidth);
    expect(beside).toBe(0);
  });
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a laptop', 1280, 800],
] as const) {
  test(`on New Caprica the planet is what is seen first on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSandbox(page, 'en', {
      fragment: '#scenario=daybreak/with-pegasus/make-a-deal-in-detention',
    });
    await untilStage(page, 'asking');
    const [planet, galactica] = [page.locator('.part.new-caprica'), page.locator('.part.space')];
    await expect(planet).toBeInViewport({ ratio: 0.5 });
    const tops = await Promise.all(
      [planet, galactica].map(one => one.evaluate(part => part.getBoundingClientRect().top)),
    );
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    await galactica.scrollIntoViewIfNeeded();
    await expect(galactica).toBeInViewport();
  });
}

test('the help with a first game stands over no other game', async ({ page }) => {
  const guide = { met: [], game: 'new 32 kobol base kara-thrace', firstRound: true };
  await openSandbox(page, 'en', { fragment: '#preset=presets/last-jump', guide });
  await untilStage(page, 'asking');
  await expect(page.locator('.guide')).toHaveCount(0);
  // Asked for here, it belongs here, and does not call this a first round.
  await page.keyboard.press('Escape');
  await page.getByLabel('Explain what is new').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.guide')).toHaveAccessibleName('Help as you play');
});

test('after a step back the bots say that they wait, and go on when they are asked to', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#preset=presets/first-check' });
  await untilStage(page, 'asking');
  await playByKeys(page, 2);
  await untilStage(page, 'asking');
  await page.keyboard.press('u');
  await untilStage(page, 'asking');
  await playByKeys(page, 1);
  const prompt = page.locator('.prompt');
  await expect(prompt.getByRole('status')).toHaveText('Paused after going back');
  await prompt.getByRole('button', { name: 'Go on' }).click();
  await untilStage(page, 'asking', 'over');
});

test('of several cards no more are picked than asked for, and one is taken back by its key', async ({
  page,
}) => {
  const fragment = '#new=characters=lee-adama,saul-tigh&rulings=first-player-method:named&seed=5';
  await openSandbox(page, 'en', { fragment });
  await playByKeys(page, 1);
  const leadership = page.locator('.option').first();
  const give = page.locator('.prompt [data-key="Enter"]');
  const fewer = page.getByRole('button', { name: 'One fewer: Leadership' });
  for (const picked of [1, 2, 2]) {
    await page.keyboard.press('1');
    await expect(leadership.locator('.times')).toContainText(`${picked} / 2`);
  }
  await expect(leadership.locator('[data-key]')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('2');
  await expect(give).toBeEnabled();
  await fewer.click();
  await expect(leadership.locator('.times')).toContainText('1 / 2');
  await expect(give).toBeDisabled();
});

test('the log runs from first to last and follows its end, unless somebody reads further up', async ({
  page,
}) => {
  await openSandbox(page, 'en', { fragment: '#new=humans=&seed=3', pace: 'step' });
  await page.locator('.at-table').waitFor();
  const panel = page.locator('.tab-panel');
  const untilEnd = () =>
    panel.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  const log = page.locator('.log');
  const more = async () => {
    const before = await log.textContent();
    await page.keyboard.press('n');
    await expect(log).not.toHaveText(before ?? '');
  };
  const beyond = () => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  for (let steps = 0; steps < 60 && (await beyond()) < 150; steps++) await more();
  expect(await untilEnd()).toBeLessThan(2);
  await panel.evaluate(one => one.scrollTo(0, 0));
  await expect.poll(untilEnd).toBeGreaterThan(100);
  await more();
  expect(await panel.evaluate(one => one.scrollTop)).toBe(0);
  await panel.evaluate(one => one.scrollTo(0, one.scrollHeight));
  await more();
  await expect.poll(untilEnd).toBeLessThan(2);
});

test('a card that stays in play is seen, and can be read', async ({ page }) => {
  await openSandbox(page, 'en', { fragment: '#card=crisis/thirty-three' });
  const inPlay = page.locator('.in-play');
  for (let asked = 0; asked < 30 && (await inPlay.count()) === 0; asked++) await playByKeys(page, 1);
  // Which card it is first depends on the game.
  await expect(inPlay.locator('summary')).toContainText(/[A-Z]\S+ \S+/);
  await inPlay.locator('summary').click();
  await expect(inPlay.locator('.read-card').first()).toContainText(/\S+ \S+ \S+/);
});

for (const language of inTurns(languages, 2)) {
  test(`no word of a hand is broken on a phone: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSandbox(page, language, { fragment: '#preset=presets/first-check' });
    await untilStage(page, 'asking');
    const broken = await page.locator('.held-face .card-name').evaluateAll(names =>
      names.flatMap(({ firstChild }) => {
        if (!(firstChild instanceof Text)) return [];
        const words = [...firstChild.data.matchAll(/[^\s-]+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}
