import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders, putBaseBefore } from '../../scripts/headers.ts';

const text = readFileSync('public/_headers', 'utf8');

test.each(['/', '/bsg/'])('at %s every page is protected, and the worker is always asked for anew', base => {
  const rules = parseHeaders(putBaseBefore(text, base));
  const sent = (path: string) => Object.fromEntries(headersFor(rules, base + path));
  expect(sent('en/rules/')).toEqual({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(sent('sw.js')).toMatchObject({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  expect(sent('_astro/a.1234.js')['Cache-Control']).toContain('immutable');
  expect(sent('en/sw.js')['Cache-Control']).toBeUndefined();
});

test('no header is named twice for one address: hosts would join the two', () => {
  for (const path of ['/', '/sw.js', '/_astro/a.js']) {
    const names = headersFor(parseHeaders(text), path).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each(['Nonsense', '  X-First: of no path', '/*\n  no header'])('%j is a mistake', wrong => {
  expect(() => parseHeaders(wrong)).toThrow('neither a path nor a header');
});
