/** A site with a book more: its folder and a line of the registry, and it is on every page that it belongs on. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { findChromium } from '../../scripts/browser.ts';
import { command } from '../../scripts/run.ts';
import { serve } from '../../scripts/serve.ts';
import { scratchWith } from '../kit/scratchSite.ts';
import { text } from '../kit/tiny.ts';

const project = join(import.meta.dirname, '../../.cache/tiny');
const dist = '.cache/tiny/dist';

let server: Server;
let browser: Browser;
let address: string;

beforeAll(async () => {
  scratchWith(project, 'tiny', join(import.meta.dirname, 'tiny'));
  // The launcher works in the folder that it lies in.
  const build = [join(project, 'scripts/launch.mjs'), 'scripts/buildSite.ts'];
  const { ok, output } = await command(process.execPath, build);
  if (!ok) throw new Error(output);
  server = await serve({ folder: dist, base: '/', port: 0 });
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  browser = await chromium.launch({ executablePath: await findChromium() });
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** What pages complain of while they are looked at. */
const complaints: string[] = [];

afterEach(() => expect(complaints.splice(0)).toEqual([]));

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  const answer = await page.goto(`${address}${path}`);
  expect(answer?.status(), path).toBe(200);
  return page;
}

const titleOf = (language: (typeof languages)[number], card: string): string =>
  text.words[language].titles?.cards?.[card]?.title ?? card;

test.each(languages)('its rules have a page, each with its own address: %s', async language => {
  const page = await open(`${language}/rules/tiny/comet/`);
  for (const rule of ['tiny.star.rises', 'tiny.herald.line', 'tiny.halo.apart'])
    expect(await page.locator(`[id="${rule}"]`).count(), rule).toBe(1);
  await page.close();
});

test.each(languages)('its cards have pages with their texts: %s', async language => {
  const page = await open(`${language}/cards/omen/red-dawn/`);
  expect(await page.locator('h1').innerText()).toContain(titleOf(language, 'red-dawn'));
  await page.goto(`${address}${language}/cards/crisis/dark-comet/`);
  expect(await page.locator('main').innerText()).toContain(titleOf(language, 'dark-comet'));
  await page.close();
});

test('its simulator can be tried', async () => {
  const page = await open('en/try/succession-tiny/');
  expect(await page.locator('h1').innerText()).toContain('the Herald');
  await page.locator('.bench [data-hydrated], .bench[data-hydrated]').first().waitFor({ timeout: 60_000 });
  await page.close();
});

test('its scenario has a page, and is laid out on the table with its board and the ships on it', async () => {
  const page = await open('en/scenarios/tiny/examples/star-rises/');
  expect(await page.locator('h1').innerText()).toContain('The star rises');
  await page.goto(`${address}en/sandbox/#scenario=tiny/examples/star-rises`);
  await page.reload();
  const table = page.locator('.at-table');
  await table.waitFor({ timeout: 60_000 });
  await table.getByLabel('The star: risen').first().waitFor();
  await table.getByLabel('Halo: 2 raiders').first().waitFor();
  await page.close();
});
