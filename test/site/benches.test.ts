import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { benches } from '../../src/machines/benches.ts';
import { full } from '../kit/site.ts';

/** Each test in one language, in turns; in all of them in the full run. */
function inTurns(at: number): readonly Language[] {
  return full ? languages : [languages[at % languages.length] ?? 'en'];
}

async function open(page: Page, language: Language, bench: string, state?: string): Promise<Locator> {
  await page.goto(`${language}/try/${bench}/${state === undefined ? '' : `?${bench}=${state}`}`);
  const widget = page.locator(`.${bench}-bench`);
  await expect(widget).toHaveAttribute('data-awake', /.*/);
  return widget;
}

/** Reaches a control by Tab alone, as somebody without a mouse does; backwards where it comes earlier. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const way = await control.evaluate(element => {
      const { activeElement } = document;
      if (element === activeElement) return undefined;
      const before = Node.DOCUMENT_POSITION_PRECEDING;
      return activeElement && activeElement.compareDocumentPosition(element) & before ? 'Shift+Tab' : 'Tab';
    });
    if (way === undefined) return;
    await page.keyboard.press(way);
  }
  throw new Error(`Nobody gets to ${control} by keyboard.`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

benches.forEach((bench, at) => {
  for (const language of inTurns(at)) {
    test(`a broken address says so and offers the start: ${bench}, ${language}`, async ({ page }) => {
      const widget = await open(page, language, bench, 'no-such-thing');
      await expect(widget.getByRole('alert')).toBeVisible();
      const whole = await open(page, language, bench);
      await expect(whole.getByRole('alert')).toHaveCount(0);
    });

    test(`without script there is the example and nothing to press: ${bench}, ${language}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(`${language}/try/${bench}/`);
      await expect(page.locator(`.${bench}-bench`)).toBeVisible();
      await expect(
        page.locator('main').getByRole('button').and(page.locator(':enabled:not([popovertarget])')),
      ).toHaveCount(0);
      // Worked out from the first step to the last.
      expect(await page.locator('.worked:visible li').count()).toBeGreaterThan(1);
      await context.close();
    });

    test(`nothing shifts when it wakes: ${bench}, ${language}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, language, bench);
      await page.waitForLoadState('networkidle');
      // A typeface that comes late moves a line by a hair, which is not the island's doing.
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
    });
  }
});

for (const language of languages) {
  test(`the printed skill check by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'check');
    const [back, next] = [widget.locator('.steps .button').first(), widget.locator('.steps .button').last()];
    const said = widget.locator('.verdict');
    const before = await said.textContent();
    await tabTo(page, next);
    for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
    await expect(widget.locator('.verdict')).toHaveAttribute('data-result', 'fail');
    await expect(said).toContainText('3');
    await expect(next).toBeDisabled();
    // The address names this moment, and leads back to it.
    await expect(page).toHaveURL(/\.decided/);
    const address = page.url();
    await page.goto(address);
    await expect(page.locator('.check-bench .verdict')).toHaveAttribute('data-result', 'fail');
    await tabTo(page, back);
    for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
    await expect(said).toHaveText(before ?? '');
    await expect(page).not.toHaveURL(/check=/);
  });

  test(`an attack by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'attack');
    await tabTo(page, widget.locator('input[name=attack-by]:checked'));
    await page.keyboard.press('ArrowRight');
    await expect(widget.locator('input[value=basestar][name=attack-by]')).toBeChecked();
    await expect(widget.locator('input[name=attack-target]:checked')).toHaveValue('galactica');
    await tabTo(page, widget.locator('input[name=attack-die]').first());
    await page.keyboard.press('Space');
    await expect(widget.locator('.verdict')).toHaveAttribute('data-result', 'miss');
    await page.keyboard.press('ArrowLeft');
    await expect(widget.locator('.verdict')).toHaveAttribute('data-result', 'damaged');
    await expect(widget.locator('.attack-table > [aria-current] .roll [aria-current]')).toHaveCount(1);
    await expect(page).toHaveURL(/attack=basestar\.galactica\.8/);
  });

  test(`raiders activated by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'raiders');
    await press(page, widget.locator('.placing .steps .button').first());
    await press(page, widget.locator('.answers .button').first());
    await press(page, widget.locator('.answers .button', { hasText: /^5$/ }));
    const lit = widget.locator('.priorities [aria-current]');
    const next = widget.locator('.steps .button').last();
    const order = [await positionOf(lit)];
    for (let i = 0; i < 2; i++) {
      await press(page, next);
      order.push(await positionOf(lit));
    }
    // The viper first, then the civilian ship; the third raider flies on.
    expect(order).toEqual([0, 1, 2]);
    await expect(page.locator('[data-spot="bow:viper"]')).toHaveCount(0);
  });

  test(`a jump by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'jump');
    const [back, icon, early] = [0, 1, 2].map(n => widget.locator('.steps .button').nth(n));
    if (back === undefined || icon === undefined || early === undefined)
      throw new Error('A button is missing.');
    await expect(early).toBeDisabled();
    await tabTo(page, icon);
    for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
    await press(page, early);
    await press(page, widget.locator('.answers .button', { hasText: /^5$/ }));
    // Two cards for the Admiral; he may take the die back as well.
    await expect(widget.locator('.destination')).not.toHaveCount(0);
    await press(page, back);
    await press(page, widget.locator('.answers .button', { hasText: /^7$/ }));
    await press(page, widget.locator('.destination').first());
    await expect(widget.locator('.verdict')).not.toBeEmpty();
    await expect(page).toHaveURL(/jump=prepare/);
  });

  test(`a viper launched and sent to attack, then flown, by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'vipers');
    const deeds = widget.locator('.fleet-side > .steps .button:not(.quiet)');
    const answers = widget.locator('.answers .button');
    await press(page, deeds.first());
    // Two areas to launch into, as buttons and on the board; the other four are refused, with the rule.
    await expect(answers).toHaveCount(3);
    for (const area of ['port-stern', 'port-bow']) await expect(spot(page, area)).toHaveCount(1);
    await expect(spot(page, 'bow')).toHaveCount(0);
    await expect(widget.locator('.refusals a[href*="#viper.launch"]')).toBeVisible();
    await press(page, spot(page, 'port-bow'));
    await tabTo(page, widget.locator('input[name=vipers-craft]:checked'));
    await page.keyboard.press('ArrowLeft');
    await expect(widget.locator('.refusals a[href*="#viper.no-crossing"]')).toBeVisible();
    await press(page, spot(page, 'port-bow:raider'));
    await press(page, answers.filter({ hasText: /^3$/ }));
    await expect(page.locator('[data-spot="port-bow:raider"]')).toHaveCount(0);
    // Starbuck's turn: she stays, launches herself, and flies on.
    await press(page, deeds.last());
    await expect(widget.locator('.progress [aria-current]')).toHaveCount(1);
    await press(page, answers.first());
    await press(page, answers.first());
    await press(page, spot(page, 'port-stern'));
    await press(page, answers.first());
    await press(page, answers.first());
    await press(page, spot(page, 'stern'));
    await expect(page).toHaveURL(/move%3Aport-stern%3Astern|move:port-stern:stern/);
    const address = page.url();
    await page.goto(address);
    await expect(page.locator('.vipers-bench')).toHaveAttribute('data-awake', /.*/);
    await expect(page.locator('.vipers-bench [aria-label*="Starbuck"]').first()).toBeVisible();
  });

  test(`damage drawn and repaired by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'damage');
    const answers = widget.locator('.answers .button');
    const broken = widget.locator('.condition [data-broken]');
    await press(page, answers.first());
    await expect(answers).toHaveCount(8);
    // The tokens are in the order of their ids: the first is that of the Admiral's Quarters.
    await press(page, answers.first());
    await expect(broken).toHaveCount(1);
    await expect(broken.locator('small')).not.toBeEmpty();
    await press(page, spot(page, 'admirals-quarters'));
    await expect(broken).toHaveCount(0);
    await press(page, spot(page, 'bow:basestar'));
    await press(page, widget.locator('.fleet-side > .steps .button').first());
    await expect(broken).toHaveCount(1);
    await press(page, widget.locator('.steps .button').last());
    await expect(broken).toHaveCount(0);
    await expect(answers).toHaveCount(4);
  });

  test(`a boarding by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'boarding');
    await press(page, widget.locator('.placing .steps .button').first());
    const lit = widget.locator('.priorities [aria-current]');
    const next = widget.locator('.steps .button').last();
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      await press(page, next);
      if ((await lit.count()) > 0) order.push(await positionOf(lit));
    }
    // Centurions advance, one boards, the other heavy raider moves.
    expect(order).toEqual([0, 1, 2]);
    await press(page, next);
    await expect(widget.locator('.placing')).toBeVisible();
  });
}

/** A place or piece on the board that can be chosen. */
function spot(page: Page, id: string): Locator {
  return page.locator(`[role=button][data-spot="${id}"]`);
}

/** Which line of its list is lit. */
async function positionOf(line: Locator): Promise<number> {
  return line.evaluate(element => [...(element.parentElement?.children ?? [])].indexOf(element));
}

test('axe finds nothing on a bench in the midst of things', async ({ page }) => {
  for (const [bench, state] of [
    ['raiders', 'raiders.r2v1c1__r1_c1__..bow.1'],
    ['boarding', 'heavy-raiders.b1h1_____h1.0..1'],
    ['check', '6.3.politics-leadership.tactics1-piloting1.leadership3..leadership3.left.decided'],
    ['attack', 'nuke.basestar.7'],
    ['vipers', 'apollo-no-reserves~command'],
    ['vipers', 'starbuck~turn'],
    ['damage', 'fight~galactica~galactica-damage-command~damage:bow:basestar~basestar-structural-damage'],
  ] as const) {
    await open(page, 'en', bench, state);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
  }
});
