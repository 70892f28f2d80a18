import { expect, type Page, test } from '@playwright/test';
import { everyNth, full } from '../kit/sampling.ts';
import { samplePages } from '../kit/site.ts';
import { timed } from '../kit/timed.ts';

/** Layout shift as browsers measure it, of everything that a reader has not moved. */
interface Shift {
  readonly sum: number;
  /** What moved, for the message of a test that fails. */
  readonly what: readonly string[];
}

/** A phone on a poor line: four times slower, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

async function watchShifts(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const shift = { sum: 0, what: [] as string[], painted: 0 };
    Reflect.set(window, 'shift', shift);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        shift.sum += Number(Reflect.get(entry, 'value'));
        for (const { node } of Reflect.get(entry, 'sources'))
          shift.what.push(node instanceof Element ? `${node.nodeName}.${node.className}` : `${node}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) shift.painted = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate((): Shift => Reflect.get(window, 'shift'));
}

/** As a reader does who looks for something; long lists are all of a kind after so many pixels. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const far = 12_000;
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, far); y += 600) {
      scrollTo(0, y);
      await new Promise(resolve => setTimeout(resolve, 120));
    }
  });
  await page.waitForLoadState('networkidle');
  // What has arrived wakes its widgets, four times slower.
  await page.waitForTimeout(1500);
}

/** When the largest thing of the first screen was painted. A busy machine is given another try. */
async function largestPaint(page: Page, path: string): Promise<number> {
  let best = Infinity;
  for (let attempt = 1; attempt <= 3 && best > soon; attempt++) {
    await page.goto('about:blank');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    best = Math.min(best, await page.evaluate((): number => Reflect.get(window, 'shift').painted));
  }
  return best;
}

const soon = 1500;

// Behind the door and on the page of what is not there nothing can move, and the gallery is for those who develop.
const unmoved = ['door', 'lost', 'gallery'];
/** What is slowest to paint and likeliest to jump; the others have their turn in the full run. */
const telling = ['page of rules', 'rules with a widget', 'example', 'timing'];

const watched = samplePages().filter(({ kind }) => (full ? !unmoved.includes(kind) : telling.includes(kind)));

for (const { path, kind } of everyNth(watched, 2)) {
  test(`on a slow phone it is soon there and nothing jumps: ${kind}, /${path}`, timed, async ({ page }) => {
    test.slow();
    await slowDown(page);
    const shift = await watchShifts(page);
    expect(await largestPaint(page, path)).toBeLessThanOrEqual(soon);
    await scrollDown(page);
    const { sum, what } = await shift();
    expect(sum, what.join(', ')).toBeLessThanOrEqual(0.05);
  });
}

test('a bench stays as it is until tonight’s books are there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() =>
    localStorage.setItem('action-stations', JSON.stringify({ books: ['pegasus', 'daybreak'] })),
  );
  const shift = await watchShifts(page);
  await page.goto('en/try/succession/');
  await page.locator('.bench[data-hydrated]', { hasText: 'Pegasus' }).waitFor();
  const { sum, what } = await shift();
  expect(sum, what.join(', ')).toBeLessThanOrEqual(0.02);
});
