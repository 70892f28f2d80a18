import { expect, test } from '@playwright/test';
import { type Language, languages, nativeNames } from '#i18n/languages.ts';
import { inTurns } from '../kit/sampling.ts';

test('the door offers the four languages and remembers the choice', async ({ page, baseURL }) => {
  await page.goto('');
  for (const language of languages)
    await expect(page.getByRole('link', { name: nativeNames[language] })).toBeVisible();
  await page.getByRole('link', { name: nativeNames.pl }).click();
  await expect(page).toHaveURL(`${baseURL}pl/`);
  await page.goto('');
  await expect(page).toHaveURL(`${baseURL}pl/`);
});

test('another language keeps page, question and anchor', async ({ page, baseURL }) => {
  await page.goto('en/rules/base/turn/?step=3#turn.end');
  await page.locator('header summary', { hasText: nativeNames.en }).click();
  await page.getByRole('link', { name: nativeNames.de }).click();
  await expect(page).toHaveURL(`${baseURL}de/rules/base/turn/?step=3#turn.end`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const link of ['sandbox/#saved=none', 'tonight/#plan=none']) {
  test(`a link opens in the reader’s language, and one who goes back from it is let: ${link}`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('action-stations') === null)
        localStorage.setItem('action-stations', JSON.stringify({ language: 'en' }));
    });
    await page.goto(`de/${link}`);
    await expect(page).toHaveURL(new RegExp(`^${baseURL}en/`));
    // Typed in, so that the page does not come from another one of this site.
    await page.goto('about:blank');
    await page.goto(`en/${link}`);
    await page.locator('header summary', { hasText: nativeNames.en }).click();
    await page.getByRole('link', { name: nativeNames.pl }).click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}pl/`));
    await page.goBack();
    await expect(page.locator('html[data-script=on]')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}en/`));
  });
}

test('a heading has the same address in every language', async ({ page }) => {
  const anchorsIn = async (language: Language) => {
    await page.goto(`${language}/rules/base/jumping/`);
    return page.locator('article h2').evaluateAll(headings => headings.map(heading => heading.id));
  };
  const english = await anchorsIn('en');
  expect(english).toContain('about-jump.remove-ships');
  for (const language of languages) expect(await anchorsIn(language)).toEqual(english);
});

for (const language of inTurns(languages, 3)) {
  test(`a page names itself and its translations: ${language}`, async ({ page }) => {
    await page.goto(`${language}/rules/base/turn/`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toMatch(new RegExp(`/${language}/rules/base/turn/$`));
    const others = await page
      .locator('link[rel=alternate]')
      .evaluateAll(links => links.map(link => link.getAttribute('hreflang')));
    expect(others).toEqual([...languages, 'x-default']);
    await expect(page).toHaveTitle(/ · Action Stations$/);
  });

  test(`a lost address is answered in its language: ${language}`, async ({ page }) => {
    const response = await page.goto(`${language}/no/such/page/`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main h1')).toHaveCount(1);
  });
}

test('a host with a single page for lost addresses shows the language of the address', async ({ page }) => {
  await page.route('**/es/lost/', async route => {
    const response = await route.fetch({ url: route.request().url().replace('es/lost/', '404.html') });
    await route.fulfill({ response, status: 404 });
  });
  await page.goto('es/lost/');
  await expect(page.locator('section:visible')).toHaveCount(1);
  await expect(page.locator('section:visible')).toHaveAttribute('lang', 'es');
});
