import { expect, test } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { sections } from '#site/sections.ts';
import { everyNth, inTurns } from '../kit/sampling.ts';

const rulesPage = 'en/rules/base/turn/';

test('a chosen display is remembered and there before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(rulesPage);
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.locator('header summary', { hasText: 'Display' }).click();
  await page.getByLabel('Dark').check();
  await page.getByLabel('Large').check();
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
  await page.getByLabel('Match device').check();
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
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a rule tells its address, its place in print and where to report an error', async ({ page }) => {
  await page.goto('de/rules/base/jumping/');
  const rule = page.locator('.rule', { has: page.locator('[id="ftl.roll-six-or-less"]') });
  await rule.locator('summary').click();
  await expect(rule.locator('code', { hasText: 'ftl.roll-six-or-less' }).first()).toBeVisible();
  await expect(rule.getByText('Sprung mittels FTL-Kontrolle')).toBeVisible();
  const report = new URL(
    (await rule.getByRole('link', { name: 'Fehler melden' }).getAttribute('href')) ?? '',
  );
  expect(report.host).toBe('project.example');
  expect(report.searchParams.get('body')).toBe(
    'page: rules/base/jumping/\nrule: ftl.blue-space\nlanguage: de\n\n',
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

test('newcomers are led to the first lesson', async ({ page, baseURL }) => {
  await page.goto('en/');
  await page.locator('[data-for=new] a').first().click();
  await expect(page).toHaveURL(`${baseURL}en/learn/who-we-are/`);
});

test('"Next" leads from one page of the rules to the following', async ({ page, baseURL }) => {
  await page.goto('en/rules/base/overview/');
  for (const slug of ['turn', 'skill-checks']) {
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`${baseURL}en/rules/base/${slug}/`);
  }
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('keys, folds and links that stand alone are as high as a fingertip', async ({ page }) => {
    for (const path of ['es/tonight/', 'de/rules/pegasus/occupation/', 'en/rulings/']) {
      await page.goto(path);
      await page.locator('main, [data-ready]').last().waitFor();
      const low = await page
        .locator('.button, summary, .breadcrumbs a, .references a, .letters a, h3 > a')
        .evaluateAll(all =>
          all
            .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 38)
            .map(one => `${one.outerHTML.slice(0, 90)}: ${one.getBoundingClientRect().height}`),
        );
      expect(low, path).toEqual([]);
    }
  });

  test('a touch beside an open menu closes it and follows no link beneath', async ({ page }) => {
    await page.goto('en/learn/');
    const menu = page.locator('.tonights');
    await menu.locator('summary').tap();
    await expect(menu).toHaveAttribute('open');
    const link = await page.locator('main a').evaluateAll(links => {
      const clear = links.map(one => one.getBoundingClientRect()).filter(({ top }) => top > 100);
      const beside = clear.find(
        ({ left, top }) => document.elementFromPoint(left + 4, top + 4)?.closest('.menu-sheet') === null,
      );
      return beside && { x: beside.left + 4, y: beside.top + 4 };
    });
    if (link === undefined) throw new Error('No link lies beside the menu.');
    const visited = await page.evaluate(() => history.length);
    await page.touchscreen.tap(link.x, link.y);
    await expect(menu).not.toHaveAttribute('open');
    await expect(page).toHaveURL(/en\/learn\/$/);
    expect(await page.evaluate(() => history.length)).toBe(visited);
  });
});

test('the header asks in one’s own words: a press, the first letter, or Enter', async ({ page }) => {
  await page.goto('en/rules/base/turn/');
  const field = page.locator('.masthead').getByRole('searchbox');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await field.focus();
  await expect(dialog).toBeHidden();
  await page.keyboard.type('hand limit');
  await expect(dialog.getByRole('searchbox')).toHaveValue('hand limit');
  await expect(dialog.locator('.results a').first()).toBeVisible();
  // The first empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await field.click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
});

test('the header tells what lies on the table tonight', async ({ page }) => {
  await page.goto('en/');
  const told = page.locator('.tonights .told b');
  await expect(told).toHaveText('Base game');
  await page.locator('.tonights summary').click();
  await page.locator('header').getByLabel('Pegasus').check();
  await expect(told).toHaveText('Pegasus');
});

for (const language of inTurns(languages, 1)) {
  test(`on a phone the text begins on the first screen, below one row: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${language}/rules/base/overview/`);
    const header = await page.locator('.masthead').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(64);
    await expect(page.locator('.rule').first()).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.locator('.rule').first()).toBeInViewport();
  });

  test(`a phone has every section under the thumb: ${language}`, async ({ page }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${language}/`);
      const links = page.locator('.sections a');
      expect(await links.count()).toBe(sections.length);
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(await link.evaluate(one => one.scrollWidth <= one.clientWidth), width.toString()).toBe(true);
      }
    }
  });

  test(`the header has room for everything: ${language}`, async ({ page }) => {
    await page.goto(`${language}/`);
    for (const width of [1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const header = await page.locator('.masthead').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(64);
      const parts = page.locator('.brand, .sections li, .masthead .ask, .tonights, .settings .menu');
      let left = 0;
      for (const part of await parts.all()) {
        if (!(await part.isVisible())) continue;
        const box = await part.boundingBox();
        expect(box?.x, `${width}`).toBeGreaterThanOrEqual(left - 0.5);
        left = Math.max(left, (box?.x ?? 0) + (box?.width ?? 0));
      }
      expect(left, `${width}`).toBeLessThanOrEqual(width);
      const field = await page.locator('.masthead .ask').boundingBox();
      expect(field?.width).toBeGreaterThan(150);
    }
  });
}

const headers = [1024, 1149, 1920].flatMap(width => ['normal', 'large'].map(size => ({ width, size })));
everyNth(headers, 3).forEach(({ width, size }, at) => {
  test(`a linked rule stands below the header: ${width}, ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    if (size === 'large')
      await page.addInitScript(() => localStorage.setItem('action-stations', '{"size":"large"}'));
    for (const language of inTurns(languages, at)) {
      await page.goto(`${language}/rules/base/jumping/#jump.remove-ships`);
      const rule = page.locator(':target');
      await expect(rule).toBeInViewport();
      await page.evaluate(() => document.fonts.ready);
      const header = await page.locator('.masthead').boundingBox();
      const { y = 0 } = (await rule.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
    }
  });
});

test('the contents of a page mark where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('en/rules/base/turn/');
  await expect(page.locator('.contents [aria-current]')).toHaveCount(0);
  await page.goto('en/rules/base/turn/#turn.end');
  await expect(page.locator('.contents [aria-current]')).toHaveText('The end of the turn');
});

test('only the base game is on tonight, until an expansion is switched on', async ({ page }) => {
  await page.goto('en/rules/base/');
  const books = page.locator('.sidebar');
  await expect(books.getByRole('checkbox', { name: /Base game/ })).toBeChecked();
  for (const book of ['Pegasus', 'Daybreak']) {
    await expect(books.getByRole('checkbox', { name: book })).toBeEnabled();
    await expect(books.getByRole('checkbox', { name: book })).not.toBeChecked();
  }
});

test('print leaves the text alone on the paper', async ({ page }) => {
  await page.goto(rulesPage);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.masthead', '.sidebar', '.page-tools', '.pagination', '.bench-foot'])
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

for (const language of inTurns(languages, 2)) {
  test(`a link to what is not there says so: ${language}`, async ({ page }) => {
    const lost = page.locator('[data-lost-place]');
    await page.goto(`${language}/rules/base/turn/#turn.no-such-rule`);
    await expect(lost).toBeVisible();
    await expect(lost.getByRole('link')).toHaveAttribute('href', new RegExp(`${language}/search/$`));
    await page.goto(`${language}/rules/base/turn/#turn.auto-jump`);
    await expect(lost).toBeHidden();
  });
}
