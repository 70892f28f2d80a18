import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../kit/axe.ts';
import { everyNth, full, inTurns } from '../kit/sampling.ts';
import { everyPage, samplePages } from '../kit/site.ts';

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const schemes = ['dark', 'light'] as const;
const looks = screens.flatMap(screen => schemes.map(scheme => ({ screen, scheme })));
const widths = [320, 360, 768, 1024, 1920];

/** What a page asks of other hosts, and what it logs. */
function listen(page: Page, host: string) {
  const heard = { elsewhere: [] as string[], logged: [] as string[] };
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.host !== host) heard.elsewhere.push(request.url());
  });
  page.on('console', message => heard.logged.push(message.text()));
  page.on('pageerror', error => heard.logged.push(error.message));
  return heard;
}

/** Nothing sticks out sideways: at the narrowest with the usual text, at every width with the large one. */
async function expectNarrow(page: Page): Promise<void> {
  for (const size of ['', 'large']) {
    await page.evaluate(chosen => {
      document.documentElement.dataset['size'] = chosen;
    }, size);
    for (const width of size === '' ? widths.slice(0, 1) : widths) {
      await page.setViewportSize({ width, height: 700 });
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll, `${width} ${size}`).toBeLessThanOrEqual(client);
    }
  }
}

/** What a reader can unfold is looked at unfolded. */
async function unfold(page: Page): Promise<void> {
  await page.locator('details:not([data-menu]), .rule details').evaluateAll(all => {
    for (const details of all) details.setAttribute('open', '');
  });
}

const sample = samplePages();

everyNth(sample, 6).forEach(({ path, kind }) => {
  test(`a visit asks no other host, logs nothing, and nothing sticks out sideways: ${kind} /${path}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const heard = listen(page, new URL(baseURL ?? '').host);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(heard).toEqual({ elsewhere: [], logged: [] });
    await expectNarrow(page);
  });
});

everyNth(sample, 8).forEach(({ path, kind }, at) => {
  for (const { screen, scheme } of inTurns(looks, at)) {
    test(`axe finds nothing: ${kind} /${path}, ${screen.width} wide, ${scheme}`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      await unfold(page);
      await expectAccessible(page);
    });
  }
});

for (const { path } of full ? everyPage.filter(page => !sample.includes(page)) : []) {
  test(`nothing sticks out sideways: /${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expectNarrow(page);
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
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('no text becomes a page or a script, but pages and workers of the site do', async ({ page }) => {
  await page.goto('en/rules/base/turn/');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => new DOMParser().parseFromString('<p>', 'text/html'),
      () => {
        document.body.innerHTML = '<p>';
      },
      () => new Worker('/sw.js'),
      () => Reflect.get(globalThis, 'trustedTypes').createPolicy('another', {}),
    ];
    return attempts.map(attempt => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : error;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  // The page beside this one, in another language.
  await page.locator('[data-beside-choice] summary').click();
  await page.locator('[data-beside-choice] button[lang=de]').click();
  await expect(page.locator('.beside[lang=de]').first()).toBeVisible();
});

test('the host sends what a page cannot say for itself', async ({ request }) => {
  const headers = (await request.get('en/')).headers();
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await request.get('sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('the licences of everything in the site lie with it, and every page leads there', async ({ page }) => {
  await page.goto('en/offline/');
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page).toHaveURL(/\/licences\.txt$/);
  const text = await page.locator('body').innerText();
  const names = [
    'preact',
    'xstate',
    '@xstate/react',
    'fflate',
    'idb',
    'yaml',
    'minisearch',
    'qr',
    'pagefind',
    'astro',
    '@astrojs/preact',
  ];
  for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Archivo Project Authors');
});
