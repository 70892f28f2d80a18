import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from '../../scripts/compress.ts';
import { writeHeaders } from '../../scripts/headers.ts';
import { serve } from '../../scripts/serve.ts';

const files = {
  'index.html': 'door',
  '404.html': 'lost in four languages',
  'de/index.html': 'Start',
  'de/404/index.html': 'verloren',
};
let folder = '';
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});

afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

/** Serves the folder under a base path and answers status and text of an address. */
async function get(base: string, address: string): Promise<string> {
  server = await serve({ folder, base, port: 0 });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  const response = await fetch(`http://localhost:${place.port}${address}`);
  return `${response.status} ${await response.text()}`;
}

test.each([
  ['/', '/', '200 door'],
  ['/', '/de/', '200 Start'],
  ['/', '/de/nichts/', '404 verloren'],
  ['/', '/fr/rien/', '404 lost in four languages'],
  ['/x/', '/x/de/', '200 Start'],
  ['/x/', '/x/de/nichts/', '404 verloren'],
  ['/x/', '/de/', '404 lost in four languages'],
  ['/x/', '/', '200 door'],
  ['/x/', '/xyz/', '404 lost in four languages'],
])('with the base path %s, %s is answered: %s', async (base, address, answer) => {
  expect(await get(base, address)).toBe(answer);
});

test('what the folder says in _headers is sent, with the base path before it, also where nothing is found', async () => {
  writeFileSync(join(folder, '_headers'), '# Note\n/*\n  X-Every: one\n\n/de/*\n  X-German: ja\n');
  writeHeaders(folder, '/x/');
  server = await serve({ folder, base: '/x/', port: 0 });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  const sent = async (path: string) => {
    const { headers } = await fetch(`http://localhost:${place.port}${path}`);
    return [headers.get('x-every'), headers.get('x-german')];
  };
  expect(await sent('/x/')).toEqual(['one', null]);
  expect(await sent('/x/de/?q=/x/')).toEqual(['one', 'ja']);
  expect(await sent('/x/de/nichts/')).toEqual(['one', 'ja']);
  expect(await sent('/elsewhere/')).toEqual([null, null]);
});

test('texts are sent compressed to whoever takes them so, and plain to others', async () => {
  const text = 'Every word of it. '.repeat(500);
  writeFileSync(join(folder, 'de/index.html'), text);
  compress(folder);
  server = await serve({ folder, base: '/', port: 0 });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  const get = (encoding: string) =>
    fetch(`http://localhost:${place.port}/de/`, { headers: { 'accept-encoding': encoding } });
  for (const encoding of ['br', 'gzip']) {
    const response = await get(encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(text.length / 10);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe(text);
  }
  const plain = await get('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
});
