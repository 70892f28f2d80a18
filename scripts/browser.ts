import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { command, run } from './run.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium for the browser tests: the one named, one that is there, or one that can be installed. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  }
  const found = present() ?? (await install());
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install Chromium or Chrome, ' +
      'or set CHROME_PATH to the one you have.',
  );
}

function present(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find(place => existsSync(place));
}

async function install(): Promise<string | undefined> {
  console.log('Installing a Chromium for the browser tests …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await command('apt-get', ['update', '-qq'], { env });
    await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  if (present() === undefined) await run('playwright', ['install', 'chromium']);
  return present();
}
