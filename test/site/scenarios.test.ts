import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { speaksOfOptionalBooks } from '../../scripts/bookWords.ts';
import { expectAccessible } from '../kit/axe.ts';
import { inTurns } from '../kit/sampling.ts';
import { timed } from '../kit/timed.ts';

const printed = {
  check: 'examples/fulfiller-of-prophecy',
  jump: 'examples/auto-jump',
  raiders: 'examples/raiders-activated',
  boarding: 'combat/heavy-raiders/board-and-move',
  occupation: 'pegasus/examples/occupation-marches',
  mission: 'daybreak/examples/mission-turned-down',
};
const walks = Object.entries(printed).flatMap(([name, id], at) =>
  inTurns(languages, at).map(language => ({ language, name, id })),
);

const address = (language: string, id: string, at?: string) =>
  `${language}/scenarios/${id}/${at === undefined ? '' : `?${id.replaceAll('/', '.')}=${at}`}`;

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const player = page.locator('.bench:has(.story)');
  await player.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-hydrated', /.*/);
  return player;
}

/** Walks with the key for it until something is focused, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await page.locator(`${wanted}:focus`).count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing leads to ${wanted}.`);
}

/** Answers the question in hand: one after the other until one is right. */
async function answer(page: Page, player: Locator): Promise<void> {
  const options = player.locator('.option');
  for (let i = 0; i < (await options.count()); i++) {
    await tabTo(page, `.question li:nth-child(${i + 1}) .option`);
    await page.keyboard.press('Enter');
    if ((await player.locator('.option[data-state=right]').count()) > 0) return;
    await expect(options.nth(i)).toHaveAttribute('data-state', 'wrong');
    await expect(player.locator('.reply')).not.toBeEmpty();
  }
  throw new Error('No answer was right.');
}

for (const { language, name, id } of walks) {
  test(`walked by keyboard alone: ${name}, ${language}`, async ({ page, baseURL }) => {
    const host = new URL(baseURL ?? '').host;
    const wrong: string[] = [];
    page.on('console', message => wrong.push(message.text()));
    page.on('pageerror', error => wrong.push(error.message));
    page.on('request', request => {
      if (new URL(request.url()).host !== host) wrong.push(request.url());
    });
    const player = await open(page, address(language, id));
    const stage = player.locator('.story');
    const steps = Number(
      /(\d+)\D*$/.exec((await player.locator('.player-step .label').textContent()) ?? '')?.[1],
    );
    expect(steps).toBeGreaterThan(4);
    const told = new Set<string>();
    for (let at = 0; at < steps; at++) {
      await expect(stage).toHaveAttribute('data-stop', `${at}`);
      told.add((await player.locator('[role=status]').first().textContent()) ?? '');
      if ((await stage.getAttribute('data-kind')) === 'ask') {
        await answer(page, player);
        await tabTo(page, '.player-keys .next', 'Shift+Tab');
      } else if (at === 0) await tabTo(page, '.player-keys .next');
      // Wherever the story stands, the key that leads on keeps the focus.
      await expect(player.locator('.next')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(stage).toHaveAttribute('data-stop', `${steps - 1}`);
    expect(told.size).toBe(steps);
    await page.keyboard.press('Shift+Tab');
    for (let at = steps - 1; at > 0; at--) await page.keyboard.press('Enter');
    await expect(stage).toHaveAttribute('data-stop', '0');
    expect(wrong).toEqual([]);
  });
}

test('the address keeps the step, and brings it back', async ({ page }) => {
  const player = await open(page, address('en', printed.raiders));
  const stage = player.locator('.story');
  for (let i = 0; i < 3; i++) await player.locator('.next').click();
  await expect(page).toHaveURL(/\?examples\.raiders-activated=3$/);
  const said = await player.locator('[role=status]').first().textContent();
  await page.reload();
  await expect(stage).toHaveAttribute('data-stop', '3');
  expect(await player.locator('[role=status]').first().textContent()).toBe(said);
});

for (const [at, language] of inTurns(languages, 2).entries()) {
  test(`a broken address says so and offers the start: ${language}`, async ({ page }) => {
    const broken = ['99', '-1', 'x', '1.5'][at] ?? '99';
    const player = await open(page, address(language, printed.check, broken));
    await expect(player.getByRole('alert')).toBeVisible();
    await expect(player.locator('.story')).toHaveAttribute('data-stop', '0');
    await player.locator('.next').click();
    await expect(player.getByRole('alert')).toHaveCount(0);
  });
}

test('nothing of a player is fetched before it is near the screen', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(request.url()));
  await page.goto('en/rules/base/raiders/', { waitUntil: 'networkidle' });
  expect(fetched.filter(url => /Player.*js$|\.json|terms/.test(url))).toEqual([]);
  const player = page.locator('.bench:has(.story)');
  await expect(player.locator('.next')).toBeDisabled();
  await player.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-hydrated', /.*/);
  expect(fetched.filter(url => /raiders-activated\.[0-9a-f]{16}\.json$/.test(url))).toHaveLength(1);
  await expect(player.locator('.next')).toBeEnabled();
});

test('the code of an expansion is fetched for its own examples and for no other', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    // Words of a language are no code; what they weigh is held with the pages (`scripts/size.ts`).
    if (/\/(?!(?:en|de|es|pl)\.)[^/]+\.js$/.test(new URL(response.url()).pathname))
      scripts.push(response.text());
  });
  const ofExpansions = async () => (await Promise.all(scripts)).filter(speaksOfOptionalBooks);
  await open(page, address('en', printed.check));
  expect(scripts.length).toBeGreaterThan(3);
  expect(await ofExpansions()).toEqual([]);
  await open(page, address('en', printed.occupation));
  expect((await ofExpansions()).length).toBeGreaterThan(0);
});

test('nothing shifts when a player wakes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const player = await open(page, address('de', printed.raiders));
  await page.evaluate(() => document.fonts.ready);
  const before = await player.boundingBox();
  await page.waitForLoadState('networkidle');
  expect(await player.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
});

test('a step is there within 50 ms, at the best of three', timed, async ({ page }) => {
  const player = await open(page, address('pl', printed.jump));
  const times = await player.evaluate(async widget => {
    const next = widget.querySelector<HTMLElement>('.next');
    const stage = widget.querySelector<HTMLElement>('.story');
    if (next === null || stage === null) throw new Error('There is no player.');
    const taken: number[] = [];
    for (let i = 0; i < 3; i++) {
      const begin = performance.now();
      const was = stage.dataset['stop'];
      next.click();
      while (stage.dataset['stop'] === was) await Promise.resolve();
      taken.push(performance.now() - begin);
      // The next step begins where nothing is left of this one.
      await Promise.all(widget.getAnimations({ subtree: true }).map(({ finished }) => finished));
      await new Promise(resolve => requestIdleCallback(resolve));
    }
    return taken;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

test('without script the whole example stands there as steps, and nothing to press', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(address('es', printed.check));
  await expect(page.locator('.steps li').filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('.steps > ol > li').count()).toBeGreaterThan(6);
  await expect(page.locator('.player-keys')).toBeHidden();
  await context.close();
});

test('what cannot be fetched is said', async ({ page }) => {
  await page.route('**/*.json', route => route.abort());
  await page.goto(address('de', printed.raiders));
  await expect(page.locator('.notice[role=alert]')).toBeVisible();
});

test('a recording that this page would play otherwise is not played, and its steps are there as text', async ({
  page,
}) => {
  await page.route('**/*.json', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), procedures: 'other' } });
  });
  await page.goto(address('en', printed.raiders));
  await expect(page.locator('.notice[role=alert]')).toContainText('Reload the page');
  await expect(page.locator('.steps li').first()).toBeAttached();
});

test('with reduced motion nothing plays by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await open(page, address('en', printed.raiders));
  await expect(player.locator('.autoplay')).toBeHidden();
});

for (const scheme of inTurns(['light', 'dark'] as const, 1)) {
  test(`axe finds nothing at a question, right or wrong: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const player = await open(page, address('de', printed.raiders, '1'));
    await expect(player.locator('.story')).toHaveAttribute('data-kind', 'ask');
    await player.locator('.option').last().click();
    await player.locator('.option').first().click();
    await expectAccessible(page);
  });
}

test('a civilian ship does not show what is aboard before it is turned over', async ({ page }) => {
  const player = await open(page, address('en', printed.raiders));
  const steps = 7;
  for (let at = 0; at < steps; at++) {
    await expect(player.locator('.story')).toHaveAttribute('data-stop', `${at}`);
    expect(await player.locator('.board .civilian .loss').count()).toBe(0);
    await page.keyboard.press('PageDown');
  }
});

test('a presenter walks by arrows, page keys and space, forth and back', async ({ page }) => {
  const player = await open(page, address('en', printed.raiders));
  const stage = player.locator('.story');
  const pressed = ['ArrowRight', 'PageDown', ' ', 'ArrowLeft', 'PageUp', 'ArrowLeft'];
  for (const [i, at] of [1, 2, 3, 2, 1, 0].entries()) {
    await page.keyboard.press(pressed[i] ?? '');
    await expect(stage).toHaveAttribute('data-stop', `${at}`);
  }
});

test('on a phone every word on the board has 9 px, and whatever can be pressed 24', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const player = await open(page, address('de', printed.raiders));
  const small = await player.locator('.board .sheet svg:visible text').evaluateAll(texts =>
    texts.flatMap(text => {
      if (!(text instanceof SVGTextElement) || text.getClientRects().length === 0) return [];
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
      return size < 9 ? [`${text.textContent} ${size}`] : [];
    }),
  );
  expect(small).toEqual([]);
  const keys = await player.locator('.board button:visible, .player-keys button:visible').evaluateAll(all =>
    all.map(key => {
      const { width, height } = key.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter(size => size < 24)).toEqual([]);
});
