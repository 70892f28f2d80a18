import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { skills, symbols } from '#books/atBuild/board.ts';
import { findChromium } from './browser.ts';
import { browserArgs } from './browserArgs.ts';
import { buildIfChanged, settings } from './build.ts';
import { serve } from './serve.ts';

/**
 * `npm run pictures`: the pictures that cannot be drawn while building: the preview that other sites show, the icon
 * of phones, and the screenshot in README. Run it when our look changes.
 */
const root = join(import.meta.dirname, '..');
const ink = { ground: '#0c1114', text: '#dfe6e5', soft: '#a0b0b3' };
const colours = ['#e8bd45', '#55b56f', '#a88beb', '#ea6d62', '#5ea6e6', '#b98a5b'];

const emblem = `<img class="emblem" alt="" src="data:image/svg+xml;base64,${readFileSync(join(root, 'public/favicon.svg'), 'base64')}">`;
const font = readFileSync(join(root, 'src/site/fonts/archivo-latin.woff2')).toString('base64');
const face = `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font});font-weight:400 750;font-stretch:100% 125%}`;

const tiles = skills
  .map(
    (skill, at) =>
      `<svg viewBox="-4 -4 32 32"><rect x="-4" y="-4" width="32" height="32" rx="5" fill="${colours[at]}"/><path fill="${ink.ground}" d="${symbols[skill]}"/></svg>`,
  )
  .join('');

const preview = `<style>${face}
body{margin:0;width:1200px;height:630px;background:${ink.ground};color:${ink.text};font:400 34px Archivo;display:grid;align-content:center;justify-items:center;gap:44px}
h1{margin:0;font-size:84px;font-weight:720;font-stretch:125%;letter-spacing:.05em;text-transform:uppercase}
.emblem{width:190px;height:190px}.tiles{display:flex;gap:22px}.tiles svg{width:76px;height:76px}</style>
${emblem}<h1>Action Stations</h1><div class="tiles">${tiles}</div>`;

/** The icon in a size, with the emblem on a part of it: what a device cuts to its own shape needs more room around. */
const icon = (size: number, part = 0.73) =>
  `<style>body{margin:0;width:${size}px;height:${size}px;background:${ink.ground};display:grid;place-items:center}.emblem{width:${size * part}px;height:${size * part}px}</style>${emblem}`;

async function draw(browser: Browser, html: string, width: number, height: number, file: string) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'dark' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, file) });
  await page.close();
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs() });
await draw(browser, preview, 1200, 630, 'public/preview.png');
await draw(browser, icon(180), 180, 180, 'public/touch-icon.png');
for (const size of [192, 512]) await draw(browser, icon(size), size, size, `public/icon-${size}.png`);
await draw(browser, icon(512, 0.56), 512, 512, 'public/icon-512-maskable.png');

const wanted = { ...settings(), BASE: '/' };
await buildIfChanged('dist', wanted);
const server = await serve({ folder: 'dist', base: '/', port: 0 });
const { port } = server.address() as AddressInfo;
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
await page.goto(`http://localhost:${port}/en/learn/raiders/`);
await page.evaluate(() => document.fonts.ready);
// The fourth step is the first that asks something.
await page.locator('[data-hydrated]').first().waitFor();
for (let step = 1; step < 4; step++) await page.keyboard.press('ArrowRight');
await sharp(await page.screenshot())
  .png({ palette: true, colours: 64, effort: 10 })
  .toFile(join(root, 'docs/screenshot.png'));
server.close();
await browser.close();
