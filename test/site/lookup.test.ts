import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { books } from '#books/registry.ts';
import { languages } from '#i18n/languages.ts';
import { inTurns } from '../kit/sampling.ts';

const rulings: readonly object[] = books.flatMap(book =>
  parse(readFileSync(new URL(`../../content/rulings/${book}.yaml`, import.meta.url), 'utf8')),
);

test('the questions of the editions are sifted, and marked for the box on the table', async ({ page }) => {
  await page.goto('en/editions/');
  const shown = page.locator('.question:visible');
  const all = await shown.count();
  await page.getByLabel('Importance').selectOption('game-changing');
  expect(await shown.count()).toBeLessThan(all);
  await page.getByLabel('Which edition').selectOption('pl');
  await expect(page).toHaveURL(/\?box=pl&weight=game-changing$/);
  await expect(page.locator('[id="heavy-raider-launch-count"]')).toHaveClass(/marked/);
  await expect(page.locator('[id="brig-escape-destination"]')).not.toHaveClass(/marked/);

  await page.reload();
  await expect(page.getByLabel('Which edition')).toHaveValue('pl');
  await expect(page.locator('[id="heavy-raider-launch-count"]')).toHaveClass(/marked/);
});

test('the glossary finds a word without its umlaut, and a word of another language', async ({ page }) => {
  await page.goto('de/glossary/');
  const input = page.getByRole('main').getByRole('searchbox');
  await input.fill('schwerer jaeger');
  await expect(page.locator('[id="heavy-raider"]')).toBeVisible();
  await expect(page.locator('[id="brig"]')).toBeHidden();
  await input.fill('ambulatorium');
  await expect(page.locator('[id="sickbay"]')).toBeVisible();
  await input.fill('xyzzy');
  await expect(page.getByRole('status')).not.toBeEmpty();
});

test('terms of a book that is off the table are out of sight, until a link or their name asks for them', async ({
  page,
}) => {
  const term = (id: string) => page.locator(`.glossary > [id="${id}"]`);
  await page.goto('en/glossary/?books=base');
  await expect(term('brig')).toBeVisible();
  for (const id of ['mutiny-card', 'execution', 'infiltration']) await expect(term(id)).toBeHidden();
  await page.getByRole('main').getByRole('searchbox').fill('airlock');
  await expect(term('airlock')).toBeVisible();
  await expect(term('airlock')).toContainText('Pegasus');

  await page.goto('en/glossary/?books=daybreak');
  await expect(term('mutiny-card')).toBeVisible();
  await expect(term('execution')).toBeHidden();
  const rules = term('infiltration').getByRole('link', { name: 'The rule on' });
  await expect(rules.and(page.locator(':visible'))).toHaveAttribute(
    'href',
    /#daybreak\.infiltration\.enter$/,
  );

  await page.goto('en/rules/daybreak/players/?books=base');
  await page.goto('en/glossary/#mutiny-card');
  await expect(term('mutiny-card')).toBeInViewport();
});

test('the pages of a term follow the books on the table; no letter leads to nothing', async ({ page }) => {
  const line = (id: string) => page.locator(`.glossary > [id="${id}"]`);
  await page.goto('en/glossary/?books=base');
  await expect(line('brig').locator('.pages a').first()).toBeVisible();
  await expect(page.locator('.glossary a[href*="/rules/pegasus/"]:visible')).toHaveCount(0);
  for (const letter of await page.locator('.letters a:visible').all()) {
    const group = page.locator(`[id="${(await letter.getAttribute('href'))?.slice(1)}"]`);
    await expect(group.locator('> div:visible').first()).toBeVisible();
  }

  await page.goto('en/glossary/?books=pegasus');
  await expect(line('mutiny-card')).toBeHidden();
  await expect(line('infiltration').locator('a:visible[href*=daybreak]')).toHaveCount(0);
});

test('a term is explained under the pointer, at the focus and at a tap', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true });
  await page.goto('en/rules/base/skill-checks/');
  const note = page.getByRole('tooltip');
  const term = page.locator('a.term', { hasText: 'Admiral' });
  await term.scrollIntoViewIfNeeded();
  await term.hover();
  await expect(note).toBeVisible();
  await expect(term).toHaveAttribute('aria-describedby', 'term-note');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.mouse.move(0, 0);

  await page.locator('a.term').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');

  // A step of the keyboard that scrolls the page takes the note along.
  await page.locator('a.term').last().focus();
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Shift+Tab');
  await expect(note).toBeInViewport();
  await page.keyboard.press('Escape');

  await term.scrollIntoViewIfNeeded();
  await term.tap();
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/skill-checks\/$/);
  await term.tap();
  await expect(page).toHaveURL(/glossary\/#admiral$/);
  await page.close();
});

for (const language of inTurns(languages, 0)) {
  test(`a timing chart says what happens at each step and who acts at each moment: ${language}`, async ({
    page,
  }) => {
    await page.goto(`${language}/timing/`);
    const steps = page.locator('.timing .step');
    expect(await steps.count()).toBeGreaterThan(20);
    for (const step of await steps.all()) {
      const words = await step.locator('p').allTextContents();
      expect(words.length).toBeGreaterThan(0);
      // A sentence, not the name of a place.
      for (const text of words) expect(text).toMatch(/^[\p{Lu}\p{N}].{10,}[.…]$/u);
    }
    const moments = page.locator('.timing .point');
    for (const moment of await moments.all()) {
      expect(await moment.locator('li b, .aside').count()).toBeGreaterThan(0);
      for (const rule of await moment.locator('p:has(a)').all()) {
        const name = (await rule.locator('a').textContent()) ?? '';
        expect(((await rule.textContent()) ?? '').replace(name, '').trim().length).toBeGreaterThan(10);
      }
    }
  });
}

test('who comes from a rule finds its proofs unfolded', async ({ page }) => {
  await page.goto('en/rules/base/heavy-raiders/');
  const rule = page.locator('.rule', { has: page.locator('[id="heavy-raiders.board"]') });
  await rule.locator('summary').click();
  await rule.locator('a[href$="proofs/#heavy-raiders.board"]').click();
  const proofs = page.locator('details[id="heavy-raiders.board"]');
  await expect(proofs.getByText('combat/heavy-raiders/board-and-move', { exact: true })).toBeVisible();
});

for (const language of inTurns(languages, 1)) {
  test(`beside the id of a rule stands the heading under which its page has it: ${language}`, async ({
    page,
  }) => {
    await page.goto(`${language}/proofs/`);
    const said = await page.locator('details[id="heavy-raiders.board"] summary span').textContent();
    for (const heading of await page.locator('.proofs summary span').allTextContents())
      expect(heading).toMatch(/\p{L}{2}/u);
    await page.goto(`${language}/rules/base/heavy-raiders/`);
    const above = page.locator('h2:has(~ section [id="heavy-raiders.board"])').last();
    // A space that holds two words together is a space.
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').trim();
    expect(plain(said)).toBe(plain(await above.textContent()));
  });
}

test('a rule tells what has been ruled on cards that bring it into play, and leads to the ruling', async ({
  page,
}) => {
  await page.goto('en/rules/base/brig-and-sickbay/');
  const rule = page.locator('.rule', { has: page.locator('[id="brig.actions-allowed"]') });
  await rule.locator('summary').click();
  await rule.locator('.rulings').getByRole('link', { name: 'Laura Roslin' }).click();
  await expect(page).toHaveURL(/rulings\/#roslin-too-few-cards$/);
  const ruling = page.locator('[id="roslin-too-few-cards"]');
  await expect(ruling).toBeInViewport();
  await ruling.locator('summary').click();
  await expect(ruling.locator('.scenario-list .to-sandbox').first()).toHaveAttribute(
    'href',
    /#scenario=characters\/laura-roslin\//,
  );
});

for (const language of inTurns(languages, 0)) {
  test(`scenarios beside rulings and editions go by names, not by ids, and by different ones: ${language}`, async ({
    page,
  }) => {
    const paths = ['rulings/', 'editions/', 'editions/pegasus/', 'editions/daybreak/'];
    for (const path of paths) {
      await page.goto(`${language}/${path}`);
      const lists = await page
        .locator('.scenario-list')
        .evaluateAll(all =>
          all.map(list => [...list.children].map(line => line.firstChild?.textContent?.trim() ?? '')),
        );
      expect(lists.length, path).toBeGreaterThan(0);
      for (const names of lists) {
        expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
        for (const name of names) {
          expect(name).toMatch(/\p{L}{3}/u);
          expect(name).not.toMatch(/[a-z]\/[a-z]/);
        }
      }
      const links = await page
        .locator('.scenario-list .to-sandbox')
        .evaluateAll(all => all.map(link => link.getAttribute('href')?.split('#scenario=')[1] ?? ''));
      for (const id of links.slice(0, 20))
        expect((await page.request.head(`sandbox/${id}.json`)).ok(), id).toBe(true);
    }
  });
}

for (const language of inTurns(languages, 2)) {
  test(`every ruling stands under its card, which is listed above: ${language}`, async ({ page }) => {
    await page.goto(`${language}/rulings/`);
    const cards = page.locator('.subject');
    const listed = await page.locator('.cards a').evaluateAll(links => links.map(link => link.textContent));
    expect(
      await cards.locator('h3').evaluateAll(all => all.map(h3 => h3.firstChild?.textContent?.trim())),
    ).toEqual(listed);
    expect(await page.locator('.subject > .ruling').count()).toBe(rulings.length);
    await page.locator('.cards a').nth(5).click();
    await expect(cards.nth(5)).toBeInViewport();
    await cards.nth(5).locator('.says summary').click();
    await expect(cards.nth(5).locator('.says p').first()).toBeVisible();
  });
}

test('what is looked up beside the rules is named where the rules begin', async ({ page }) => {
  await page.goto('en/rules/');
  const links = page.getByRole('navigation', { name: 'Reference' }).getByRole('link');
  for (const name of await links.allTextContents()) {
    await links.filter({ hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.locator('.sections a', { hasText: 'Rules' }).click();
  }
});

test('a second language stands under the first, rule by rule, and follows to the next page', async ({
  page,
}) => {
  await page.goto('en/rules/base/turn/');
  const rules = await page.locator('section.rule').count();
  await page.locator('[data-beside-choice] summary').click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('section.rule > .beside[lang=pl]')).toHaveCount(rules);
  expect(await page.locator('.beside [id], .beside details').count()).toBe(0);
  await page.goto('en/rules/base/actions/');
  await expect(page.locator('.beside[lang=pl]').first()).toBeVisible();
  await page.locator('[data-beside-choice] summary').click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('.beside')).toHaveCount(0);
});

test('a second language that cannot be fetched says so', async ({ page }) => {
  await page.goto('en/rules/base/turn/');
  await page.route('**/de/rules/**', route => route.abort());
  await page.locator('[data-beside-choice] summary').click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('[data-beside-choice] [role=status]')).not.toBeEmpty();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of inTurns(languages, 3)) {
    test(`a term leads to its place in the glossary, which is all there: ${language}`, async ({ page }) => {
      await page.goto(`${language}/rules/base/turn/`);
      await page.locator('a.term').first().click();
      await expect(page).toHaveURL(/\/glossary\/#[\w-]+$/);
      const id = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
      expect(await page.locator('.glossary > div:visible').count()).toBeGreaterThan(100);
    });
  }

  test('the terms of every book are there, labelled', async ({ page }) => {
    await page.goto('en/terms/');
    await page.getByRole('main').getByRole('link').click();
    await expect(page.locator('[id="execution"] .of-books')).toHaveText('Pegasus');
    await expect(page.locator('[id="infiltration"] .of-books')).toHaveText('Pegasus, Daybreak');
    await expect(page.locator('[id="brig"] .of-books')).toHaveCount(0);
  });

  test('a figure names what it shows, and can be enlarged', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('de/rules/base/board/');
    const figure = page.getByRole('figure').filter({ hasText: 'Startfelder der Viper' });
    const drawing = figure.getByRole('group', { name: 'Weltraum um die Galactica' });
    await expect(drawing.getByRole('img', { name: 'Bug: 1 Basisstern, 3 Jäger.' })).toBeVisible();
    const before = await drawing.boundingBox();
    await figure.getByRole('button', { name: 'Weltraum um die Galactica' }).press('Enter');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(2 * (before?.width ?? 0));
  });

  test('what is often asked is there, though the search is not', async ({ page, baseURL }) => {
    await page.goto('pl/search/');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Czy mogę się ruszyć w Areszcie?' }).click();
    await expect(page).toHaveURL(`${baseURL}pl/rules/base/brig-and-sickbay/#brig.no-moving`);
  });

  test('the second language is a link', async ({ page, baseURL }) => {
    await page.goto('en/rules/base/turn/');
    await page.locator('[data-beside-choice] summary').click();
    await page.locator('[data-beside-choice]').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${baseURL}es/rules/base/turn/`);
  });
});
