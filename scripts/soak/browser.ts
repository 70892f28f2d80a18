/**
 * A browser at every kind of page of the built site, in any language and on any screen, that clicks about, types and goes
 * back; some of the visits with storage that is not there, or with nonsense behind the address.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Below, pick } from '../../test/kit/random.ts';
import { findChromium } from '../browser.ts';
import { browserArgs } from '../browserArgs.ts';
import { type BuiltPage, builtPages, pageKinds } from '../pageKinds.ts';
import { serve } from '../serve.ts';
import { blockages } from './blockages.ts';
import { inTime } from './deadline.ts';
import type { Subject, Trial } from './subject.ts';

/** The site that the tests build, or the one that is served. */
const folders = ['.cache/site', 'dist'];
const siteFolder = () => folders.find(folder => existsSync(`${folder}/index.html`));

const screens = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const hashes = [
  '',
  '',
  '',
  '#%',
  '#%E0%A4%A',
  '#plan=x',
  '#game=x',
  '#position=x',
  '#new=books=nonsense',
  '#seat=',
];
const keys = ['Escape', 'Enter', 'Tab', '/', 'ArrowRight', 'ArrowLeft', ' ', 'Control+k', '?', 'm'];
/** What a reader can press, wherever it leads on this site. */
const pressable =
  'button:visible, summary:visible, a[href]:visible, input:visible, select:visible, [role=tab]:visible';
const deeds = 14;
/** So long is waited for what another thing may cover, or what is gone by now. */
const brief = 1000;
/** All of a visit, on a machine that does other things too. */
const patience = 240_000;

interface Site {
  readonly server: Server;
  readonly browser: Browser;
  readonly address: string;
  readonly pages: readonly BuiltPage[];
}

let site: Promise<Site> | undefined;

async function begin(): Promise<Site> {
  const folder = siteFolder();
  if (folder === undefined) throw new Error('There is no built site: npm run build');
  const server = await serve({ folder, base: '/', port: 0 });
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs() });
  return { server, browser, address: `http://localhost:${port}/`, pages: builtPages(folder) };
}

/** What pages say that something is wrong; what was to be wrong is not counted. */
function listen(context: BrowserContext, heard: string[]): void {
  context.on('weberror', error => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy/i.test(message.text()))
      heard.push(message.text());
  });
}

async function deed(page: Page, below: Below, note: (what: string) => void): Promise<void> {
  if (below(5) === 0) {
    const key = pick(below, keys) ?? 'Tab';
    note(`presses ${key}`);
    await page.keyboard.press(key);
    return;
  }
  if (below(12) === 0) {
    note('goes back');
    await page.goBack({ timeout: 2 * brief, waitUntil: 'commit' });
    return;
  }
  const all = page.locator(pressable);
  const n = await all.count();
  if (n === 0) return;
  const one = all.nth(below(n));
  // Asked before the click, after which the page may be another one.
  const { html, isText, leadsAway } = await one.evaluate(
    element => ({
      html: element.outerHTML.slice(0, 160),
      isText: element.matches('input:not([type]), input[type=text], input[type=search]'),
      leadsAway: element instanceof HTMLAnchorElement && element.origin !== location.origin,
    }),
    undefined,
    { timeout: brief },
  );
  // Another site is not ours to look at, and is not there.
  if (leadsAway) return;
  note(`clicks ${html}`);
  await one.click({ timeout: brief, noWaitAfter: true });
  if (isText) await page.keyboard.type(pick(below, ['viper', 'Straße 7', '%%%', '<b>', 'żółw', '']) ?? '');
}

async function visit({ seed, below, note }: Trial): Promise<string> {
  site ??= begin();
  const { browser, address, pages } = await site;
  // One kind after the other, so that none is left out; the gallery is in the site of the tests only.
  const kinds = pageKinds.filter(name => pages.some(one => one.kind === name));
  const kind = kinds[seed % kinds.length];
  const page = pick(
    below,
    pages.filter(one => one.kind === kind),
  );
  if (kind === undefined || page === undefined) throw new Error('The built site has no pages');
  const blocked = below(5) === 0 ? pick(below, blockages) : undefined;
  const viewport = pick(below, screens) ?? { width: 1280, height: 800 };
  const path = `${page.path}${pick(below, hashes) ?? ''}`;
  note(`/${path}, ${viewport.width} wide${blocked ? `, ${blocked.name}` : ''}`);
  const context = await browser.newContext({
    viewport,
    reducedMotion: below(2) === 0 ? 'reduce' : 'no-preference',
  });
  const heard: string[] = [];
  try {
    listen(context, heard);
    if (blocked) await context.addInitScript(blocked.script);
    const tab = await context.newPage();
    tab.on('dialog', dialog => void dialog.dismiss());
    const response = await tab.goto(`${address}${path}`, { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200) throw new Error(`/${path} answers ${response?.status()}`);
    for (let n = 0; n < deeds && heard.length === 0; n++) {
      // What covers another thing, or is gone by now, cannot be pressed: readers press something else.
      await deed(tab, below, note).catch(() => note('  which cannot be done'));
      if (new URL(tab.url()).origin !== new URL(address).origin) await tab.goto(`${address}${path}`);
    }
    // A page whose script runs in circles answers nobody; one that is on its way to another answers there.
    await inTime('asking the page', () => tab.waitForFunction(() => document.readyState), 20_000);
    if (heard.length > 0) throw new Error(heard.join('; '));
    return blocked === undefined ? kind : blocked.name;
  } finally {
    await context.close();
  }
}

export const browser: Subject = {
  name: 'browser',
  unit: 'visits',
  share: 10,
  async unavailable() {
    return siteFolder() === undefined ? 'there is no built site (npm run build)' : undefined;
  },
  attempt: trial => inTime('a visit', () => visit(trial), patience),
  async close() {
    const open = await site;
    site = undefined;
    await open?.browser.close();
    open?.server.close();
  },
};
