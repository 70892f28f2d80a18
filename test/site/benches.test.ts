import { expect, type Locator, type Page, test } from '@playwright/test';
import { pagesOfBenches } from '#books/atBuild/play.ts';
import type { BenchId } from '#features/simulators/benches.ts';
import { languages } from '#i18n/languages.ts';
import { open, press, readsWithoutScript, tabTo, type Walk, walks } from '../kit/benchPage.ts';
import { everyNth, inTurns } from '../kit/sampling.ts';
import { timed } from '../kit/timed.ts';

const [next, answer] = ['.step-keys .button:nth-child(2)', '.answers .button'];

/** Keys that lead into each bench; a table that is not listed is walked by its answers. */
const walked: { readonly [bench in BenchId]?: Walk } = {
  turn: { keys: [next, next, next], ring: true },
  check: { keys: [next, next, next, next] },
  attack: { keys: ['.die .button'] },
  vipers: { keys: ['.fleet-side > .steps .button:not(.quiet)', answer, answer] },
  raiders: { keys: ['.placing .steps .button', answer, '.answers .button:text-is("5")', next, next] },
  boarding: { keys: ['.placing .steps .button', next, next] },
  damage: { keys: [answer, answer] },
  jump: { keys: ['.step-keys .button:nth-child(3)', '.step-keys .button:nth-child(3)'] },
  loyalty: { keys: [next, next] },
  succession: { keys: ['.fate .button >> nth=3', '.fate .button >> nth=1'] },
  mission: { keys: [answer] },
  // The second player draws their first Mutiny card: there is nothing to decide.
  mutiny: { keys: ['.answers .button >> nth=1'] },
};

everyNth(pagesOfBenches, 8).forEach((bench, at) => {
  for (const language of inTurns(languages, at)) {
    test(`walked by keyboard, kept in the address, clean for axe: ${bench}, ${language}`, async ({
      page,
    }) => {
      await walks(page, language, bench, walked[bench] ?? { keys: [answer, answer] });
    });

    test(`without script there is the example and nothing to press: ${bench}, ${language}`, async ({
      browser,
      baseURL,
    }) => {
      await readsWithoutScript(browser, baseURL ?? '', language, bench);
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

for (const [at, bench] of (['loyalty', 'succession'] as const).entries()) {
  for (const language of inTurns(languages, at)) {
    test(`whatever is chosen from a list says what it is, also on a phone: ${bench}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const widget = await open(page, language, bench);
      const lists = await widget.getByRole('combobox').all();
      expect(lists.length).toBeGreaterThan(0);
      for (const list of lists) {
        const label = list.locator('xpath=ancestor::label').locator('.label');
        await expect(label).toBeVisible();
        await expect(list).toHaveAccessibleName((await label.textContent()) ?? '?');
        expect((await list.boundingBox())?.width).toBeGreaterThan(150);
      }
    });
  }
}

for (const language of inTurns(languages, 0)) {
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
    // The row beside the die, and the same row in the whole table.
    await expect(widget.locator('.attack-table > [aria-current] .roll [aria-current]')).toHaveCount(2);
    await expect(page).toHaveURL(/attack=basestar\.galactica\.8/);
  });
}

for (const language of inTurns(languages, 1)) {
  test(`a turn by keyboard, in the Brig and as a Cylon: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'turn');
    const said = widget.locator('.verdict');
    const step = widget.locator('input[name=turn-step]:checked');
    const first = await said.textContent();
    // Arrow keys go round the ring, and back to where they came from.
    await tabTo(page, step);
    const steps = await widget.locator('input[name=turn-step]').count();
    for (let i = 1; i < steps; i++) {
      await page.keyboard.press('ArrowRight');
      await expect(said).not.toHaveText(first ?? '');
    }
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(first ?? '');
    // Aboard there is something to choose in the Action step; in the Brig there is no Crisis step.
    const next = widget.locator('.steps .button').last();
    await tabTo(page, next);
    for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
    await expect(step).toHaveValue('action');
    await expect(widget.locator('.may dd')).not.toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(said).not.toHaveAttribute('data-skipped');
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, widget.locator('input[name=turn-situation]:checked'));
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expect(widget.locator('input[value=brig]')).toBeChecked();
    await expect(said).toHaveAttribute('data-skipped', /.*/);
    await expect(widget.locator('.dial [data-skipped]')).toHaveCount(3);
    await expect(page).toHaveURL(/turn=brig\.crisis/);
    await page.goto(page.url());
    await expect(page.locator('.turn-bench .verdict')).toHaveAttribute('data-skipped', /.*/);
  });
}

for (const language of inTurns(languages, 2)) {
  test(`loyalties dealt by keyboard: ${language}`, async ({ page }) => {
    const widget = await open(page, language, 'loyalty');
    const players = widget.locator('.seats > li');
    const said = widget.locator('.verdict');
    const deck = await said.textContent();
    const [leave, join] = [0, 1].map(n => widget.locator('.steps').first().locator('.button').nth(n));
    if (leave === undefined || join === undefined) throw new Error('A button is missing.');
    await press(page, join);
    await expect(players).toHaveCount(6);
    await expect(said).not.toHaveText(deck ?? '');
    await press(page, leave);
    await expect(players).toHaveCount(5);
    await expect(said).toHaveText(deck ?? '');
    // Another character in the first seat, chosen with the keys.
    await tabTo(page, widget.locator('select').first());
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/loyalty=saul-tigh_/);
    const [back, next] = [0, 1].map(n => widget.locator('.steps').last().locator('.button').nth(n));
    if (back === undefined || next === undefined) throw new Error('A button is missing.');
    await press(page, next);
    await expect(widget.locator('[data-side]')).toHaveCount(5);
    await press(page, widget.locator('.steps').last().locator('.button').nth(1));
    await expect(next).toBeDisabled();
    // Two Cylon cards are in the deck of five, so somebody has woken up as a Cylon.
    await expect(widget.locator('[data-side=cylons]')).not.toHaveCount(0);
    await expect(page).toHaveURL(/\.woken/);
    await page.goto(page.url());
    await expect(widget.locator('[data-side=cylons]')).not.toHaveCount(0);
    await press(page, back);
    await press(page, back);
    await expect(widget.locator('select')).toHaveCount(5);
  });
}

for (const language of inTurns(languages, 3)) {
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
    await expect(page.locator('.vipers-bench')).toHaveAttribute('data-hydrated', /.*/);
    await expect(page.locator('.vipers-bench [aria-label*="Starbuck"]').first()).toBeVisible();
  });
}

for (const language of inTurns(languages, 4)) {
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
    const [undo, redo] = [0, 1].map(n => widget.locator('.steps').last().locator('.button').nth(n));
    if (undo === undefined || redo === undefined) throw new Error('A button is missing.');
    await press(page, undo);
    await expect(broken).toHaveCount(0);
    await expect(answers).toHaveCount(4);
  });
}

/** A place or piece on the board that can be chosen. */
function spot(page: Page, id: string): Locator {
  return page.locator(`[role=button][data-spot="${id}"]`);
}

/**
 * Presses that each bring another step, and where they can be made in turn as often as one likes. What is dealt by chance
 * could come out as it lies, and change nothing.
 */
type Presses = { readonly at?: string; readonly press: string | readonly string[] };
const presses: { readonly [bench in BenchId]?: Presses } = {
  turn: { press: '.steps .button:last-child' },
  check: { press: '.steps .button:last-child' },
  attack: { press: ['.die input[value="3"]', '.die input[value="7"]'] },
  raiders: { at: 'raiders.r2v1c1__r1_c1__..bow~5.1', press: '.steps .button:last-child' },
  boarding: { at: 'heavy-raiders.b1h1_____h1.0..1', press: '.steps .button:last-child' },
  vipers: { press: '.answers .button, .steps .button:not(.quiet)' },
  damage: { press: '.answers .button, .steps .button:not(.quiet)' },
  jump: { press: '.steps .button:nth-child(3)' },
  loyalty: {
    at: 'tom-zarek_saul-tigh_lee-adama_gaius-baltar.7.dealt',
    press: ['.steps .button:nth-child(2)', '.steps .button:nth-child(1)'],
  },
  succession: { press: '.fate .button' },
  mutiny: { press: '.answers .button:last-child' },
  mission: { at: 'digging-up-the-past~begin', press: '.answers .button:last-child' },
};

// All share one machine and one hook: a quarter of them tells whether a step has become slow.
everyNth(pagesOfBenches, 8).forEach((bench, at) => {
  const { at: state, press: control } = presses[bench] ?? { press: answer };
  for (const language of inTurns(languages, at)) {
    test(
      `a step is there within 50 ms, at the best of three: ${bench}, ${language}`,
      timed,
      async ({ page }) => {
        const widget = await open(page, language, bench, state);
        const times = await widget.evaluate(async (element, controls) => {
          const taken: number[] = [];
          for (let i = 0; i < 3; i++) {
            const pressed = controls[i % controls.length] ?? '';
            const button = element.querySelector<HTMLButtonElement | HTMLInputElement>(pressed);
            if (button === null || button.disabled) throw new Error(`There is nothing to press: ${pressed}`);
            const changed = new Promise(resolve => {
              const watch = { childList: true, subtree: true, attributes: true, characterData: true };
              new MutationObserver(resolve).observe(element, watch);
            });
            const begin = performance.now();
            button.click();
            await changed;
            taken.push(performance.now() - begin);
            // The next step begins where nothing is left of this one.
            await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
            await new Promise(resolve => requestIdleCallback(resolve));
          }
          return taken;
        }, [control].flat());
        expect(Math.min(...times)).toBeLessThan(50);
      },
    );
  }
});

test('where the clipboard is closed, the link to a bench is there to be copied by hand', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, 'en', 'check');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.link-text')).toContainText(/^https?:.*\/try\/check\//);
  expect(problems).toEqual([]);
});

test('where colours are the reader’s own, keys keep an edge, cards their colours, and what is chosen a ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'en', 'check');
  const widths = await page
    .locator('.bench .button:visible')
    .evaluateAll(keys => keys.map(key => Number.parseFloat(getComputedStyle(key).borderTopWidth)));
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.filter(width => width < 1)).toEqual([]);
  const card = page.locator('.bench .skill-card').first();
  await expect(card).toHaveCSS('forced-color-adjust', 'none');
  await expect(page.locator('.bench input:checked + span').first()).toHaveCSS('border-top-width', '3px');
});

test('the jump bench shows what the table may know: nobody sees what is aboard a civilian ship', async ({
  page,
}) => {
  await open(page, 'en', 'jump');
  expect(await page.locator('.board .civilian .loss').count()).toBe(0);
});

test('a simulator begins as tonight’s books would have it, and an address of one book leads to the same moment', async ({
  page,
}) => {
  await page.goto('en/try/succession/?books=pegasus');
  const players = page.locator('.bench [role=radiogroup], .bench fieldset').first();
  await expect(players).toContainText('Cain');
  const state = 'helena-cain_laura-roslin_gaius-baltar_sharon-valerii_caprica-six.7.dealt';
  await page.goto(`de/try/loyalty-pegasus/?loyalty-pegasus=${state}`);
  await page.waitForURL(`**/de/try/loyalty/**`);
  expect(new URL(page.url()).searchParams.get('loyalty')).toBe(state);
  expect(new URL(page.url()).searchParams.get('books')).toBe('pegasus');
  await expect(page.locator('.seats').first()).toContainText('Cain');
  await expect(page.locator('.seats strong').first()).toBeVisible();
});
