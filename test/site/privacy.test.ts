import { expect, test } from '@playwright/test';
import { samplePages } from '../kit/site.ts';

for (const { path, kind } of samplePages()) {
  test(`a visit asks no other host and logs nothing: ${kind} /${path}`, async ({ page, baseURL }) => {
    const host = new URL(baseURL ?? '').host;
    const elsewhere: string[] = [];
    const logged: string[] = [];
    page.on('request', request => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.host !== host) elsewhere.push(request.url());
    });
    page.on('console', message => logged.push(message.text()));
    page.on('pageerror', error => logged.push(error.message));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect({ elsewhere, logged }).toEqual({ elsewhere: [], logged: [] });
  });
}

test('the content security policy allows no inline script without hash and no other host', async ({
  page,
}) => {
  await page.goto('en/');
  const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
