import { expect, test } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { everyPage, full, samplePages } from '../kit/site.ts';

const rulesPage = 'en/rules/base/turn/';

test('a chosen display is remembered and there before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(rulesPage);
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.locator('header summary', { hasText: 'Display' }).click();
  await page.getByLabel('Dark').check();
  await page.getByLabel('For projecting').check();
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(dark).not.toBe(light);

  // The next page has it before its body begins.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      const { theme, size } = document.documentElement.dataset;
      Object.assign(window, { atFirst: `${theme} ${size}` });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('en/');
  expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('dark large');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);

  await page.locator('header summary', { hasText: 'Display' }).click();
  await expect(page.getByLabel('Dark')).toBeChecked();
  await page.getByLabel('As the device').check();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light);
});

test('menus open by keyboard and close at Escape', async ({ page }) => {
  await page.goto(rulesPage);
  const menu = page.locator('header summary', { hasText: 'English' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the first step of the keyboard skips to the text', async ({ page }) => {
  await page.goto(rulesPage);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a rule tells its address, its place in print and where to report an error', async ({ page }) => {
  await page.goto('de/rules/base/jumping/');
  const rule = page.locator('[id="ftl.roll-six-or-less"]');
  await rule.locator('summary').click();
  await expect(rule.getByText('Sprung mittels FTL-Kontrolle')).toBeVisible();
  const report = new URL(
    (await rule.getByRole('link', { name: 'Fehler melden' }).getAttribute('href')) ?? '',
  );
  expect(report.host).toBe('project.example');
  expect(report.searchParams.get('body')).toBe(
    'page: rules/base/jumping/\nrule: ftl.roll-six-or-less\nlanguage: de\n\n',
  );
});

test('pages of a book lead to each other', async ({ page, baseURL }) => {
  await page.goto('en/rules/base/components/');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(`${baseURL}en/rules/base/board/`);
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL(`${baseURL}en/rules/base/components/`);
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Base game' }).click();
  await expect(page).toHaveURL(`${baseURL}en/rules/base/`);
});

test('"Next" leads through the three pages that newcomers are promised', async ({ page, baseURL }) => {
  const promised = ['overview', 'turn', 'skill-checks'].map(slug => `${baseURL}en/rules/base/${slug}/`);
  await page.goto('en/');
  const links = page.locator('[data-for=new] a').filter({ hasNot: page.locator('small') });
  const hrefs = await links.evaluateAll(all => all.slice(0, 3).map(link => (link as HTMLAnchorElement).href));
  expect(hrefs).toEqual(promised);
  await links.first().click();
  for (const address of promised) {
    await expect(page).toHaveURL(address);
    await page.locator('a[rel=next]').click();
  }
});

for (const language of languages) {
  test(`every section is in sight on a phone: ${language}`, async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${language}/`);
      const sections = page.locator('.masthead nav a');
      expect(await sections.count()).toBeGreaterThan(4);
      for (const section of await sections.all()) {
        await expect(section).toBeInViewport({ ratio: 1 });
        const { x = 0, width: wide = 0 } = (await section.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('only the base game is on tonight, and the expansions say that they are not covered', async ({
  page,
}) => {
  await page.goto('en/rules/base/');
  await expect(page.getByRole('checkbox', { name: /Base game/ })).toBeChecked();
  for (const book of [/Pegasus.*not covered yet/, /Daybreak.*not covered yet/]) {
    await expect(page.getByRole('checkbox', { name: book })).toBeDisabled();
  }
});

test('print leaves the text alone on the paper', async ({ page }) => {
  await page.goto(rulesPage);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.masthead', '.sidebar', '.contents', '.around'])
    await expect(page.locator(part)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the text is there, and the languages can be reached', async ({ page, baseURL }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Español' }).click();
    await page.goto('es/rules/base/skill-checks/');
    await expect(page.locator('.rule')).not.toHaveCount(0);
    await expect(page.getByText('Pantalla', { exact: true })).toBeHidden();
    await page.locator('header summary', { hasText: 'Español' }).click();
    await page.locator('header').getByRole('link', { name: 'Polski' }).click();
    await expect(page).toHaveURL(`${baseURL}pl/rules/base/skill-checks/`);
  });
});

for (const { path } of full ? everyPage : samplePages()) {
  test(`nothing sticks out sideways on a phone: /${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}
