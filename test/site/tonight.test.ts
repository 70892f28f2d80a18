import { expect, type Page, test } from '@playwright/test';
import { optionalBooks } from '#books/registry.ts';
import { makePlan, type Plan } from '#features/night/plan.ts';
import { planIn } from '#features/night/planIn.ts';
import { packPlan } from '#features/night/planLink.ts';
import { languages } from '#i18n/languages.ts';
import { expectAccessible } from '../kit/axe.ts';
import { firstPlan } from '../kit/evening.ts';
import { readQr } from '../kit/readQr.ts';
import { inTurns } from '../kit/sampling.ts';

const five: Plan = {
  ...firstPlan,
  seats: ['gaius-baltar', 'sharon-valerii', 'william-adama', 'lee-adama', 'galen-tyrol'],
};
const six: Plan = {
  ...firstPlan,
  books: ['base', 'pegasus'],
  seats: ['cavil', 'gaius-baltar', 'william-adama', 'lee-adama', 'galen-tyrol', 'helena-cain'],
};

/** The part of an evening with this plan, with its books at hand. */
async function openPart(page: Page, part: string, plan: Plan): Promise<void> {
  // Links open in the device's language unless the reader has chosen another.
  const language = part.slice(0, 2);
  await page.addInitScript(own => {
    const key = 'action-stations';
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: own }),
    );
  }, language);
  await page.goto(`${part}#${packPlan(plan)}`);
  await page.locator('[data-ready]').waitFor();
}

test('with the base game alone the evening names no expansion; with one its lesson plan is there', async ({
  page,
}) => {
  await openPart(page, 'en/tonight/', firstPlan);
  // But for the choice itself.
  await expect(page.locator('.tonight-plan').getByText(/expansion/i)).toHaveText(['Game and expansions']);
  await page.goto('en/tonight/plans/');
  await expect(page.locator('.lesson-plan#refresher')).toBeVisible();
  for (const book of optionalBooks) {
    await expect(page.locator(`.lesson-plan#${book}`)).toBeHidden();
    await expect(page.locator(`.lesson-plans a[href="#${book}"]`)).toBeHidden();
  }
  await openPart(page, 'en/tonight/', six);
  await expect(page.locator('.plan-parts')).toContainText('expansion');
  await page.goto('en/tonight/plans/');
  await expect(page.locator('.lesson-plan#pegasus')).toBeVisible();
  await expect(page.locator('.lesson-plan#daybreak')).toBeHidden();
});

test('by keyboard alone, five players are planned in less than two minutes, and the code holds no name', async ({
  page,
}) => {
  await page.goto('en/tonight/');
  await page.locator('.tonight-plan[data-ready]').waitFor();
  const began = Date.now();
  const people = [
    ['Ada', 'Gaius'],
    ['Ben', 'Sharon'],
    ['Cleo', 'William'],
    ['Dan', 'Lee'],
    ['Eve', 'Karl'],
  ] as const;
  for (let i = 0; i < 80 && (await page.locator('.seat-name:focus').count()) === 0; i++)
    await page.keyboard.press('Tab');
  for (const [name, character] of people) {
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(character);
    for (let i = 0; i < 4 && (await page.locator('.seat-name:focus').count()) === 0; i++)
      await page.keyboard.press('Tab');
  }
  await expect(page.locator('.plan-advice')).toHaveAttribute('data-missing', '');
  expect(Date.now() - began).toBeLessThan(120_000);

  const link = (await readQr(page.locator('.plan-code .qr'))) ?? '';
  expect(planIn(new URL(link).hash)).toEqual({
    ok: true,
    plan: { ...five, seats: [...five.seats.slice(0, 4), 'karl-agathon'] },
  });
  for (const [name] of people) expect(decodeURIComponent(link)).not.toContain(name);
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(page.locator('.seat-name').first()).toHaveValue('Ada');
});

test('the set-up tells the Loyalty deck of the rules, and a swap leads back to the right step', async ({
  page,
}) => {
  await openPart(page, 'en/tonight/set-up/', five);
  const deck = page.locator('[data-task=build-loyalty-deck] .set-up-facts');
  await expect(deck).toContainText('Cylon cards: 2 of the 4');
  await expect(deck).toContainText('Not-a-Cylon cards: 10');
  for (const box of await page.locator('.set-up-line input').all()) await box.check();
  // The reader has swapped somebody on the plan.
  const swapped = { ...five, seats: ['gaius-baltar', 'kara-thrace', ...five.seats.slice(2)] };
  await page.evaluate(plan => {
    const key = 'action-stations-tonight';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), plan }));
  }, makePlan(swapped));
  await openPart(page, 'en/tonight/set-up/', swapped);
  await page.reload();
  await page.locator('[data-ready]').waitFor();
  await expect(page.locator('[data-redo]')).toHaveAttribute('data-redo', 'choose-characters');
  await page.locator('[data-redo] button').click();
  await expect(page.locator('.set-up-line input:checked')).toHaveCount(5);
});

test('six with Pegasus and a Leader: the deck for a table with one', async ({ page }) => {
  await openPart(page, 'de/tonight/set-up/', six);
  const deck = page.locator('[data-task=build-loyalty-deck] .set-up-facts');
  await expect(deck).toContainText('Zylonenkarten: 2 von 5');
  await expect(deck).toContainText('Karten „Sie sind kein Zylon“: 9');
  await expect(page.locator('[data-task=deal-agenda] li')).toHaveCount(1);
});

test('a table with a box in another language reads its printed words beside the steps and on the sheets', async ({
  page,
}) => {
  await openPart(page, 'de/tonight/set-up/', { ...five, box: 'pl' });
  await expect(page.locator('[data-say=resource] [lang=pl]').first()).toHaveText('Paliwo');
  await expect(page.locator('[data-say=pile]', { hasText: 'Politik' }).locator('[lang=pl]')).toHaveText(
    'Polityka',
  );
  await openPart(page, 'de/tonight/sheets/', { ...five, box: 'pl' });
  await page.reload();
  await expect(page.locator('.sheets-controls select')).toHaveValue('pl');
  await expect(page.locator('.paper[lang=pl]').first()).toBeVisible();
  await page.locator('.sheets-controls select').selectOption('');
  await expect(page.locator('.paper[lang=pl]')).toHaveCount(0);
});

test('the screen on the table comes back after a reload, and every press can be undone', async ({ page }) => {
  await openPart(page, 'pl/tonight/table/', five);
  const table = page.locator('.tonight-table');
  await page.locator('.table-keys .main').click();
  await page.locator('.stepper button').first().click();
  await expect(page.locator('.stepper output b').first()).toHaveText('7');
  await page.reload();
  await expect(table).toHaveAttribute('data-step', 'movement');
  await expect(page.locator('.stepper output b').first()).toHaveText('7');
  const undo = page.locator('.table-keys .button').nth(1);
  await undo.click();
  await expect(page.locator('.stepper output b').first()).toHaveText('8');
  await undo.click();
  await expect(table).toHaveAttribute('data-step', 'skills');
  await expect(undo).toBeDisabled();
  await expectAccessible(page, 'main');
});

test('the calculator adds up as the engine does', async ({ page }) => {
  await openPart(page, 'en/tonight/table/', five);
  await page.locator('.table-tools summary').last().click();
  const keys = page.locator('.calculator-keys tr');
  await keys.nth(0).locator('button').nth(4).click();
  await keys.nth(1).locator('button').nth(4).click();
  await keys.nth(3).locator('button').nth(1).click();
  const calculator = page.locator('.check-calculator');
  await expect(calculator).toHaveAttribute('data-strength', '8');
  await expect(calculator).toHaveAttribute('data-result', 'fail');
  await page.locator('.calculator-cards button').last().click();
  await expect(calculator).toHaveAttribute('data-result', 'pass');
});

const onNewCaprica: Plan = { ...six, books: ['base', 'pegasus', 'daybreak'], objective: 'new-caprica' };

test('the table follows New Caprica, says what stands still, and its attack table knows assault raptors', async ({
  page,
}) => {
  await openPart(page, 'de/tonight/table/', onNewCaprica);
  const arrive = page.locator('.table-part select');
  for (let i = 0; i < 3; i++) await arrive.selectOption('asteroid-field');
  const planet = page.locator('.table-planet');
  await expect(planet.locator('[data-still]')).toHaveCount(4);
  await expect(arrive).toHaveCount(0);
  await planet.locator('button').filter({ hasText: 'aktivieren' }).click();
  await expect(planet.locator('[data-patrol=occupation-authority]')).toBeVisible();
  await page.reload();
  await expect(planet.locator('[data-patrol=occupation-authority]')).toBeVisible();
  await page.locator('.table-tools summary').first().click();
  await expect(page.locator('.table-tools .notice')).toBeVisible();
  const forward = page.locator('.stepper').nth(4).locator('button').last();
  for (let i = 0; i < 5; i++) await forward.click();
  await expect(planet).toHaveAttribute('data-orbit', 'true');
  await expect(forward).toBeDisabled();
  await expect(page.locator('.table-tools .notice')).toHaveCount(0);
  await expect(page.locator('.attack-table [data-craft=assault-raptor]')).toHaveCount(2);
  await expectAccessible(page, 'main');
});

test('links that cannot be read say why, and nothing kept is lost', async ({ page }) => {
  await openPart(page, 'pl/tonight/', five);
  const whole = packPlan(five);
  const notice = page.locator('main .notice[role=alert]');
  const open = async (hash: string) => {
    await page.evaluate(to => {
      location.hash = to;
    }, hash);
  };
  await open(whole.slice(0, -6));
  await expect(notice).toContainText('ucięty');
  await expect(page.locator('.plan-seats select').first()).toHaveValue('gaius-baltar');
  await open(whole.replace('plan=a', 'plan=b'));
  await expect(notice).toContainText('inna wersja');
  await open(packPlan({ ...five, seats: ['starbuck-of-elsewhere', ...five.seats.slice(1)] }));
  await page.reload();
  await expect(notice).toContainText('starbuck-of-elsewhere');
  await expect(page.locator('.plan-seats select').first()).toHaveValue('');
  await expect(page.locator('.plan-seats select').nth(1)).toHaveValue('sharon-valerii');
});

test('a plan from a link lies beside the own evening, and replaces it only when asked to', async ({
  page,
}) => {
  await openPart(page, 'en/tonight/', five);
  const first = page.locator('.plan-seats select').first();
  const name = page.locator('.plan-seats input').first();
  await name.fill('Ada');
  const kept = () => page.evaluate(() => localStorage.getItem('action-stations-tonight'));
  await expect.poll(kept).toContain('Ada');
  const mine = await kept();
  const follow = (plan: Plan) =>
    page.evaluate(to => {
      location.hash = to;
    }, packPlan(plan));
  const asked = page.locator('main .notice[role=status]');
  await follow(six);
  await expect(first).toHaveValue('cavil');
  await expect(name).toHaveValue('');
  expect(await kept()).toBe(mine);
  await asked.getByRole('button', { name: 'Back to mine' }).click();
  await expect(first).toHaveValue('gaius-baltar');
  await expect(name).toHaveValue('Ada');
  await follow(six);
  await asked.getByRole('button', { name: 'Use this plan' }).click();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await expect(first).toHaveValue('cavil');
  await expect(name).toHaveValue('');
  expect(await kept()).not.toContain('Ada');
});

test('a device that keeps nothing, and a browser that opens no window, are told of', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
    window.open = () => null;
  });
  await page.goto('es/tonight/');
  await expect(page.locator('main .notice[role=alert]')).toContainText('no deja guardar');
  await page.goto('es/tonight/present/');
  await page.locator('.present[data-hydrated]').waitFor();
  await page.locator('.present-keys .button').nth(1).click();
  await expect(page.locator('.present-keys a[href="?notes"]')).toBeVisible();
});

test('any scenario is found by word, rule or book, shown step by step, and its code opens the step', async ({
  page,
  browser,
}) => {
  await page.goto('de/tonight/present/');
  await page.locator('.present[data-hydrated]').waitFor();
  const search = page.locator('.present-search');
  await search.locator('input').fill('succession.brig-not-eligible');
  await expect(page.locator('[data-story="titles/admiral/all-in-the-brig"]')).toBeVisible();
  await search.locator('select').selectOption('pegasus');
  await expect(page.locator('[data-story="titles/admiral/all-in-the-brig"]')).toHaveCount(0);
  await search.locator('select').selectOption('');
  await page.locator('[data-story="titles/admiral/all-in-the-brig"]').click();
  await page.locator('.present.wall .lesson-words').waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
  const words = await page.locator('.lesson-words').innerText();
  await page.keyboard.press('q');
  const link = (await readQr(page.locator('.present-code .qr'))) ?? '';
  await page.reload();
  await expect(page.locator('.present')).toHaveAttribute('data-at', '3');
  await expect(page.locator('.lesson-words')).toHaveText(words, { useInnerText: true });
  const phone = await browser.newPage();
  await phone.goto(link);
  await expect(phone.locator('.present')).toHaveAttribute('data-at', '3');
  await phone.close();
});

const shown = 'examples/raiders-activated';

test('wall and notes stay in step, through clicker keys and a reload of either', async ({ context }) => {
  const wall = await context.newPage();
  await wall.goto(`en/tonight/present/?scenario=${shown}`);
  await wall.locator('.present.wall .lesson').waitFor();
  const notes = await context.newPage();
  await notes.goto('en/tonight/present/?notes');
  await notes.locator('.present.notes .lesson').waitFor();
  const at = (n: number) =>
    Promise.all(
      [wall, notes].map(page => expect(page.locator('.present')).toHaveAttribute('data-at', `${n}`)),
    );
  await wall.keyboard.press('PageDown');
  await at(1);
  // The first one brings the answer to the question, the second goes on.
  await notes.keyboard.press('ArrowRight');
  await expect(wall.locator('.present')).toHaveAttribute('data-stage', 'answered');
  await notes.keyboard.press('ArrowRight');
  await at(2);
  await wall.reload();
  await wall.locator('.present.wall .lesson').waitFor();
  await at(2);
  await notes.reload();
  await notes.locator('.present.notes .lesson').waitFor();
  await at(2);
  await wall.keyboard.press('PageUp');
  await at(1);

  await notes.keyboard.press('b');
  await expect(wall.locator('.present-blank')).toBeVisible();
  await notes.keyboard.press('.');
  await expect(wall.locator('.present-blank')).toHaveCount(0);

  for (let i = 0; i < 12 && (await wall.locator('.present[data-stage=asking]').count()) === 0; i++)
    await wall.keyboard.press('PageDown');
  await expect(notes.locator('.present')).toHaveAttribute('data-stage', 'asking');
  await notes.keyboard.press('1');
  await notes.keyboard.press('1');
  await notes.keyboard.press('2');
  await notes.keyboard.press('Shift+2');
  await expect(wall.locator('.asked li').first()).toHaveAttribute('data-hands', '2');
  await expect(wall.locator('.asked li').nth(1)).toHaveAttribute('data-hands', '0');
  await expect(wall.locator('.asked li[data-right]')).toHaveCount(0);
  await wall.keyboard.press(' ');
  await expect(wall.locator('.asked li[data-right]')).toHaveCount(1);

  await notes.locator('.present-controls select').selectOption('pl');
  await expect(wall.locator('.lesson[lang=pl]')).toBeVisible();
  await wall.keyboard.press('q');
  const link = await readQr(wall.locator('.present-code .qr'));
  expect(link).toContain(`/en/scenarios/${shown}/?examples.raiders-activated=`);
});

/** ISO 9241-303: the least height of a capital that is read with ease, as an angle at the eye. */
const least = Math.tan((16 / 60) * (Math.PI / 180));
const room = { distance: 4000, picture: 1500 };

test('body text on the wall can be read four metres from a picture 1.5 m wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`en/tonight/present/?scenario=${shown}`);
  const words = page.locator('.present.wall .lesson-words');
  await words.waitFor();
  await page.locator('.present').evaluate(wall => wall.requestFullscreen());
  for (let at = 0; at < 8; at++) {
    await expect(page.locator('.present')).toHaveAttribute('data-at', /./);
    const share = await words.evaluate(text => {
      const context = document.createElement('canvas').getContext('2d');
      const lines = [...text.querySelectorAll('p, li')].filter(line => line.checkVisibility());
      const heights = lines.map(line => {
        const { fontSize, fontFamily } = getComputedStyle(line);
        if (context === null) return 0;
        context.font = `${fontSize} ${fontFamily}`;
        return context.measureText('H').actualBoundingBoxAscent;
      });
      return Math.min(...heights) / innerWidth;
    });
    expect(share * room.picture).toBeGreaterThan(least * room.distance);
    await page.keyboard.press('PageDown');
  }
});

test('on the wall symbol and number of a card lie within it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('en/tonight/present/?scenario=lessons/checks');
  const wall = page.locator('.present');
  const place = () => wall.evaluate(({ dataset }) => `${dataset['at']} ${dataset['stage']}`);
  const cards = wall.locator('.check-cards .card[data-of]');
  const inPiles = wall.locator('.check-cards .piles .card[data-of]');
  await wall.locator('.lesson-words').waitFor();
  for (let at = 0; at < 30 && (await inPiles.count()) === 0; at++) {
    const before = await place();
    await page.keyboard.press('PageDown');
    await expect.poll(place).not.toBe(before);
  }
  expect(await cards.count()).toBeGreaterThan(4);
  const beyond = await cards.evaluateAll(
    all =>
      all.filter(card => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return [...card.querySelectorAll('svg, b')].some(one => {
          const box = one.getBoundingClientRect();
          return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
        });
      }).length,
  );
  expect(beyond).toBe(0);
});

for (const language of inTurns(languages, 3)) {
  test(`every sheet prints on a page of its own, and no page cuts a box: ${language}`, async ({ page }) => {
    await openPart(page, `${language}/tonight/sheets/`, five);
    await expect(page.locator('.paper')).toHaveCount(6);
    const other = languages.find(one => one !== language) ?? 'en';
    await page.locator('.sheets-controls select').selectOption(other);
    await expect(page.locator('.paper')).toHaveCount(12);
    for (const [at, height] of [275, 257].entries()) {
      await page.locator('.sheets-controls input[type=radio]').nth(at).check({ force: true });
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const pages = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?![a-z])/g)];
      expect(pages).toHaveLength(12);
      await page.emulateMedia({ media: 'print' });
      const tallest = await page
        .locator('.paper :is(.box, .attack-table > li)')
        .evaluateAll(boxes =>
          Math.max(
            ...boxes.map(box =>
              getComputedStyle(box).breakInside === 'avoid' ? box.getBoundingClientRect().height : Infinity,
            ),
          ),
        );
      expect(tallest * 25.4).toBeLessThan(height * 96);
      await page.emulateMedia({ media: null });
    }
  });
}

test('a simulator on the wall goes where the notes take it', async ({ context }) => {
  const wall = await context.newPage();
  await wall.goto('en/tonight/present/?scenario=try/jump');
  const notes = await context.newPage();
  await notes.goto('en/tonight/present/?notes');
  const inNotes = notes.frameLocator('.present-simulator');
  await inNotes.locator('.jump-bench[data-hydrated]').waitFor();
  await inNotes.locator('.jump-bench button.button:not([disabled])').first().click();
  const placeOf = (page: Page) =>
    page.locator('.present-simulator').evaluate(frame => {
      if (!(frame instanceof HTMLIFrameElement)) return '';
      return frame.contentWindow?.location.search ?? '';
    });
  await expect.poll(() => placeOf(notes)).not.toBe('');
  const place = await placeOf(notes);
  await expect.poll(() => placeOf(wall)).toBe(place);
});
