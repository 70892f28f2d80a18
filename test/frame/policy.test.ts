import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policyFirst } from '#site/policyFirst.ts';

const policy = '<meta http-equiv="content-security-policy" content="default-src \'none\'; script-src $&">';

test('the content security policy comes before everything that it governs', () => {
  const html = `<html><head><meta charset="utf-8"><script>x</script><link rel="preload">${policy}</head>`;
  expect(policyFirst(html)).toBe(
    `<html><head><meta charset="utf-8">${policy}<script>x</script><link rel="preload"></head>`,
  );
  expect(policyFirst('<html>')).toBe('<html>');
  expect(() => policyFirst(`<head>${policy}</head>`)).toThrow('needs <meta charset');
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://site.example/en/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const trusted = () => import('#site/trusted.ts');

test('a script of another site is refused, with Trusted Types and without', async () => {
  for (const factory of [undefined, { createPolicy: (_: string, rules: unknown) => rules }]) {
    vi.resetModules();
    vi.stubGlobal('trustedTypes', factory);
    const { ownScript } = await trusted();
    expect(ownScript('/sw.js')).toBe('https://site.example/sw.js');
    expect(() => ownScript('https://other.example/sw.js')).toThrow('is not of this site');
    expect(() => ownScript('data:text/javascript,alert(1)')).toThrow('is not of this site');
  }
});

test('a page of another site is not asked for, and one that is not there throws', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  const { fetchPage } = await trusted();
  await expect(fetchPage('https://other.example/')).rejects.toThrow('is not of this site');
  expect(fetched).not.toHaveBeenCalled();
  await expect(fetchPage('/de/')).rejects.toThrow('404');
});

test('a page is made of what the policy gives, and the policy is made once, at its first use', async () => {
  const createPolicy = vi.fn(() => ({ createHTML: () => 'trusted page' }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('fetch', async () => new Response('<p>page</p>'));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (text: string) => text;
    },
  );
  const { fetchPage, policyName } = await trusted();
  expect(createPolicy).not.toHaveBeenCalled();
  expect(await fetchPage('/de/')).toBe('trusted page');
  await fetchPage('/en/');
  expect(createPolicy.mock.calls).toEqual([[policyName, expect.anything()]]);
});
