import { expect, type Page, test } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { expectAccessible } from '../kit/axe.ts';
import { everyNth, inTurns } from '../kit/sampling.ts';
import { everyPage } from '../kit/site.ts';
import { timed } from '../kit/timed.ts';

const whole = '#text > .board';
const positions = ['set-up', 'swarm', 'last-stand', 'all-hands'];
const looks = [
  { name: 'phone', width: 320, height: 640, scheme: 'dark' },
  { name: 'tablet', width: 768, height: 1024, scheme: 'light' },
  { name: 'desk', width: 1280, height: 800, scheme: 'dark' },
  { name: 'wall', width: 1920, height: 1080, scheme: 'light' },
] as const;
type Look = { readonly width: number; readonly height: number; readonly scheme: 'dark' | 'light' };

async function show(page: Page, path: string, { width, height, scheme }: Look = looks[2]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  // Our typeface comes too late for a page that has a slow start; pictures are compared with it.
  await page.route('**/*.css', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:swap');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

declare global {
  interface Window {
    /** Every way a piece has gone since the page was loaded. */
    ways: Animation[];
  }
}

/** A motion may be over before a busy machine asks whether it has begun: each is kept as it starts. */
async function keepWays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.ways = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function keep(...motion) {
      const way = animate.apply(this, motion);
      window.ways.push(way);
      return way;
    };
  });
}

everyNth(positions, 6).forEach((position, at) => {
  for (const look of inTurns(looks, at)) {
    const language = languages[at % languages.length] ?? 'en';
    test(`axe finds nothing on the board: ${position}, ${look.name}, ${language}`, async ({ page }) => {
      await show(page, `${language}/gallery/board/${position}/`, look);
      await expectAccessible(page);
    });
  }
});

// Tall enough for the whole page, so that nothing of it lies under the header.
const tall = { height: 4000 };

for (const look of looks) {
  test(`the board looks as it did: ${look.name}, ${look.scheme}`, async ({ page }) => {
    await show(page, 'en/gallery/board/swarm/', { ...look, ...tall });
    await expect(page.locator(whole).first()).toHaveScreenshot(`board-${look.name}.png`);
  });
}

test('the board looks as it did: in print, black on white', async ({ page }) => {
  await show(page, 'en/gallery/board/last-stand/', { ...looks[1], ...tall });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(whole).first()).toHaveScreenshot('board-print.png');
});

test('figures look as they did', async ({ page }) => {
  await show(page, 'en/gallery/board/swarm/', { ...looks[1], ...tall });
  await expect(page.locator('.figure').nth(3)).toHaveScreenshot('figure-launch-sectors.png');
});

test('marks look as they did', async ({ page }) => {
  await show(page, 'en/gallery/board/swarm/', { ...looks[2], ...tall });
  await expect(page.locator(whole).nth(1).locator('.part.space')).toHaveScreenshot('board-marks.png');
});

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('a part can be enlarged to the screen and put back', async ({ page }) => {
      await show(page, 'en/gallery/board/swarm/', looks[0]);
      const part = page.locator(whole).first().locator('.part.space');
      const before = await part.boundingBox();
      const small = await part.locator('.pane svg:visible').boundingBox();
      const enlarge = part.locator('.head button');
      await expect(enlarge).toHaveAccessibleName('Enlarge: Space around Galactica');
      await enlarge.focus();
      await page.keyboard.press('Enter');
      const large = await part.locator('.pane svg:visible').boundingBox();
      expect(large?.width).toBeGreaterThan(3 * (small?.width ?? 0));
      if (script) {
        const dialog = page.getByRole('dialog', { name: 'Space around Galactica' });
        await expect(dialog.getByRole('button', { name: 'Close: Space around Galactica' })).toBeFocused();
        // Nothing around it can be reached.
        for (let i = 0; i < 5; i++) {
          await page.keyboard.press('Tab');

          expect(await page.locator('.masthead :focus').count()).toBe(0);
        }
        await enlarge.focus();
      }
      await expect(enlarge).toBeInViewport();
      // The place of the part is kept, so nothing below it moves.
      expect(await part.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(enlarge).toBeFocused();
      expect(await part.locator('.pane svg:visible').boundingBox()).toEqual(small);
    });
  });
}

test('the arrow keys move an enlarged part while the focus rests on its button', async ({ page }) => {
  await show(page, 'en/gallery/board/swarm/', looks[0]);
  const part = page.locator(whole).first().locator('.part.space');
  const button = part.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  // The part scrolls with the button in it, which every browser lets the arrow keys do.
  const left = () => part.locator('.sheet').evaluate(sheet => sheet.scrollLeft);
  expect(await left()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('on a phone an enlarged jump track begins where the fleet stands', async ({ page }) => {
  await show(page, 'en/gallery/board/last-stand/', { ...looks[0], width: 390 });
  const part = page.locator(whole).first().locator('.part.jump');
  await part.getByRole('button').click();
  for (const mark of await part.locator('.pane .here').all()) {
    const box = await mark.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('on a wall the whole board is seen at once', async ({ page }) => {
  await show(page, 'en/gallery/board/swarm/', looks[3]);
  const box = await page.locator(whole).first().boundingBox();
  expect(box?.height).toBeLessThanOrEqual(1080);
});

/** How pieces move is fetched when a reader begins with something. */
async function begin(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Step' })).toBeEnabled();
  const fetched = page.waitForResponse(/\/motion\.[\w-]+\.js$/);
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
  await (await fetched).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('no part of a board shifts while the page loads or pieces move', async ({ page }) => {
  await keepWays(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Number(value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['en/gallery/board/swarm/', 'en/gallery/moving/']) {
    await show(page, path);
    if (path.includes('moving')) {
      await begin(page);
      await page.getByRole('button', { name: 'Step' }).click();
      await page.waitForFunction(
        () => window.ways.length > 0 && window.ways.every(({ playState }) => playState === 'finished'),
      );
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  }
});

test('pieces go visibly from where they were to where they are', async ({ page }) => {
  await keepWays(page);
  await show(page, 'en/gallery/moving/');
  await begin(page);
  const fleet = page.locator('[data-piece="fleet:marker"]');
  const at = async () => (await fleet.boundingBox())?.x ?? Number.NaN;
  const before = await at();
  await page.getByRole('button', { name: 'Step' }).click();
  await page.waitForFunction(() => window.ways.length > 0);
  // The test turns the clock itself: a slow machine may have shown every frame before it looks.
  const onTheWay = async (share: number) => {
    await page.evaluate(share => {
      for (const way of window.ways) {
        way.pause();
        way.currentTime = share * Number(way.effect?.getComputedTiming().duration);
      }
    }, share);
    return at();
  };
  const start = await onTheWay(0);
  const middle = await onTheWay(0.5);
  const end = await onTheWay(1);
  expect(Math.abs(start - before)).toBeLessThan(1);
  expect(middle).toBeGreaterThan(start);
  expect(end).toBeGreaterThan(middle);
  await page.evaluate(() => {
    for (const way of window.ways) way.finish();
  });
  expect(Math.abs((await at()) - end)).toBeLessThan(1);
});

test('with reduced motion nothing moves: what changed is marked, and said either way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, 'en/gallery/moving/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Step' }).click();
  await expect(page.getByRole('group', { name: /^Space around/ }).locator('.mark')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('[aria-live]')).toContainText('Bow: ');
});

test('what can be chosen is reached by Tab in the order of the board and chosen by key', async ({ page }) => {
  await show(page, 'en/gallery/moving/');
  await expect(page.getByRole('button', { name: 'Step' })).toBeEnabled();
  await page.getByRole('button', { name: /^Enlarge: Space/ }).focus();
  const names: string[] = [];
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () => (document.activeElement?.getAttribute('aria-label') ?? '').split(':')[0] ?? '',
      ),
    );
  }
  expect(names).toEqual([
    'Bow',
    'Stern',
    'Port stern (viper launch)',
    'Port bow (viper launch)',
    'Command',
    'Brig',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).toHaveText('brig');
  await expect(page.getByRole('button', { name: /^Brig/ })).toHaveAttribute('aria-pressed', 'true');
});

test('pieces move at sixty frames a second on a machine four times slower', timed, async ({ page }) => {
  await keepWays(page);
  await show(page, 'en/gallery/moving/', looks[0]);
  await begin(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const runs: number[][] = [];
  // What else runs on the machine can only slow a run down, so the best of three counts.
  for (let run = 0; run < 3; run++) {
    const frames = await page.evaluate(async () => {
      window.ways.length = 0;
      document.querySelector<HTMLButtonElement>('main .button')?.click();
      while (window.ways.length === 0) await new Promise(requestAnimationFrame);
      const times: number[] = [];
      while (window.ways.some(({ playState }) => playState === 'running')) {
        times.push(await new Promise<number>(requestAnimationFrame));
      }
      return times.slice(1).map((time, at) => time - (times[at] ?? time));
    });
    runs.push(frames.toSorted((a, b) => a - b));
  }
  const median = (sorted: readonly number[]) =>
    sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  expect(Math.max(...runs.map(frames => frames.length))).toBeGreaterThan(20);
  expect(Math.min(...runs.map(median))).toBeLessThan(17.5);
});

test('the gallery is not part of what is published', () => {
  const inGallery = everyPage.filter(({ kind }) => kind === 'gallery');
  expect(inGallery.length).toBeGreaterThan(languages.length);
  expect(everyPage.filter(({ kind }) => kind === 'home')).toHaveLength(languages.length);
});
