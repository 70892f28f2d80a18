import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { inTurns } from '../kit/sampling.ts';

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const lesson = page.locator('.bench:has(.story)');
  await lesson.scrollIntoViewIfNeeded();
  await expect(lesson).toHaveAttribute('data-hydrated', /.*/);
  return lesson;
}

/** Walks with the key for it until something is focused, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 160; i++) {
    if (await wanted.evaluate(one => one === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing leads to ${wanted}.`);
}

/** Answers whatever is asked: one option after the other until the story goes on; else it has itself shown. */
async function answer(lesson: Locator, press: (one: Locator) => Promise<void>): Promise<void> {
  const stage = lesson.locator('.story');
  const at = await stage.getAttribute('data-stop');
  const options = lesson.locator('.question .option');
  for (let i = 0; i < (await options.count()); i++) {
    const one = options.nth(i);
    if ((await one.getAttribute('data-state')) === 'wrong') continue;
    await press(one);
    // Of several cards those that are picked have to be given.
    const give = lesson.locator('.give button:enabled');
    if ((await give.count()) > 0) await press(give);
    if ((await stage.getAttribute('data-stop')) !== at) return;
    await expect(lesson.locator('.reply')).not.toBeEmpty();
    await press(lesson.locator('.retry'));
  }
  await press(lesson.locator('.show-me'));
  await expect(stage).not.toHaveAttribute('data-stop', at ?? '');
}

async function walk(lesson: Locator, press: (one: Locator) => Promise<void>): Promise<void> {
  const stage = lesson.locator('.story');
  const steps = Number(
    /(\d+)\D*$/.exec((await lesson.locator('.player-step .label').textContent()) ?? '')?.[1],
  );
  expect(steps).toBeGreaterThan(5);
  while ((await stage.getAttribute('data-stop')) !== `${steps - 1}`) {
    if ((await stage.getAttribute('data-kind')) === 'show') await press(lesson.locator('.next'));
    else await answer(lesson, press);
  }
  await expect(lesson.getByRole('status').first()).not.toBeEmpty();
}

const lessons = ['who-we-are', 'where-to-stand', 'fighters-and-civilians', 'titles-and-the-brig'];

for (const language of inTurns(languages, 1)) {
  const at = languages.indexOf(language);
  test(`a whole lesson by keyboard alone: ${language}`, async ({ page }) => {
    const wrong: string[] = [];
    page.on('pageerror', error => wrong.push(error.message));
    const lesson = await open(page, `${language}/learn/${lessons[at]}/`);
    await walk(lesson, async one => {
      await tabTo(page, one);
      await page.keyboard.press('Enter');
    });
    expect(wrong).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a whole lesson by touch, the deeds on the board', async ({ page }) => {
    const lesson = await open(page, 'de/learn/who-we-are/');
    const next = lesson.locator('.next');
    await next.tap();
    // Elsewhere first: the rules allow it, and say what would come of it.
    await lesson.locator('[data-spot="armory"]:visible').first().tap({ force: true });
    await expect(lesson.locator('.reply')).not.toBeEmpty();
    await lesson.locator('[data-spot="weapons-control"]:visible').first().tap({ force: true });
    await expect(lesson.locator('.story')).toHaveAttribute('data-stop', '2');
    await walk(lesson, one => one.tap());
  });

  test('the control that leads on stays at the edge of the screen from step to step', async ({ page }) => {
    const lesson = await open(page, 'pl/learn/checks/');
    await lesson.locator('.next').tap();
    const edges = new Set<number>();
    for (let step = 1; step < 8; step++) {
      const box = await lesson.locator('.player-keys').boundingBox();
      edges.add(Math.round((box?.y ?? 0) + (box?.height ?? 0)));
      await lesson.locator('.player-keys :is(.next, .show-me)').first().tap();
      await expect(lesson.locator('.story')).toHaveAttribute('data-stop', `${step + 1}`);
    }
    expect([...edges]).toEqual([844]);
  });
});

test('a rule opens over the lesson, and leaves it where it was', async ({ page }) => {
  const lesson = await open(page, 'de/learn/who-we-are/?lessons.who-we-are=5');
  await lesson.locator('.why a').first().click();
  const rule = page.getByRole('dialog');
  await expect(rule).toBeVisible();
  await expect(rule).toContainText(/\S{20,}|\S+ \S+ \S+ \S+/);
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
  await expect(lesson.locator('.story')).toHaveAttribute('data-stop', '5');
});

test('what is shown counts as seen, not as done, and lies in the mistakes box', async ({ page }) => {
  const lesson = await open(page, 'en/learn/being-a-cylon/');
  const stage = lesson.locator('.story');
  await lesson.locator('.next').click();
  await lesson.locator('.show-me').click();
  while ((await lesson.locator('a.next').count()) === 0) {
    const at = await stage.getAttribute('data-stop');
    await lesson.locator('.player-keys :is(.next, .show-me)').first().click();
    await expect(stage).not.toHaveAttribute('data-stop', at ?? '');
  }
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('action-stations') ?? '{}').learning,
  );
  expect(kept.done ?? []).not.toContain('being-a-cylon');
  expect(kept.seen).toContain('being-a-cylon');
  expect(Object.keys(kept.mistakes)).toContain('being-a-cylon#reveal');
});

test('a choice that counts is kept: the story goes on with it, and so does its address', async ({ page }) => {
  const lesson = await open(page, 'en/learn/your-turn/?lessons.your-turn=1');
  await lesson.locator('.option[data-option="engineering"]').click();
  await lesson.locator('.give button').click();
  await expect(lesson.locator('.story .happened')).toContainText('Engineering');
  await expect(page).toHaveURL(/lessons\.your-turn=2\.1/);
  await page.reload();
  await expect(lesson.locator('.story .happened')).toContainText('Engineering');
});

test('a lesson goes on where it was left, and what is done is ticked', async ({ page }) => {
  const lesson = await open(page, 'en/learn/where-to-stand/');
  await lesson.locator('.next').click();
  await expect(lesson.locator('.story')).toHaveAttribute('data-stop', '1');
  await page.goto('en/learn/');
  const again = await open(page, 'en/learn/where-to-stand/');
  await expect(again.locator('.story')).toHaveAttribute('data-stop', '1');
  await walk(again, one => one.click());
  await page.goto('en/learn/');
  await expect(page.locator('[data-lesson="where-to-stand"]')).toHaveAttribute('data-state', 'done');
});

for (const language of inTurns(languages, 2)) {
  test(`the exam of a seed by keyboard alone, twenty questions of at least twelve kinds: ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${language}/learn/exam/?seed=friday`);
    const begin = page.locator('.exam-start button:enabled');
    await expect(begin).toBeVisible();
    await tabTo(page, begin);
    await page.keyboard.press('Enter');
    const exam = page.locator('.exam[data-kind]');
    const kinds = new Set<string>();
    for (let at = 0; at < 20; at++) {
      await expect(exam).toHaveAttribute('data-at', `${at}`);
      await expect(exam.locator('h2')).toBeFocused();
      kinds.add((await exam.getAttribute('data-kind')) ?? '');
      await tabTo(page, exam.locator('.option').nth(at % 2));
      await page.keyboard.press('Enter');
      await expect(exam.locator('.option[data-state=right]')).toHaveCount(1);
      // The rule that decides is on the way to the next question.
      await tabTo(page, exam.locator('.exam-reply a').first());
      await tabTo(page, exam.locator('.next'));
      await page.keyboard.press('Enter');
    }
    expect(kinds.size).toBeGreaterThanOrEqual(12);
    const result = page.locator('.exam[data-done]');
    await expect(result.locator('h2')).toBeFocused();
    await expect(result.locator('h2')).toContainText('20');
    // Whatever was wrong leads to its rule and its lesson.
    const wrongs = result.locator('section li');
    expect(await wrongs.count()).toBeGreaterThan(0);
    for (const one of await wrongs.all()) {
      await expect(one.locator('a[href*="/rules/"]')).toHaveCount(1);
      await expect(one.locator('a[href*="/learn/"]')).toHaveCount(1);
    }
    await page.goto(`${language}/learn/exam/`);
    await expect(page.locator('.exam.door')).toContainText('friday');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of inTurns(languages, 3)) {
    test(`twenty questions with answers lie open, on the screen and on paper: ${language}`, async ({
      page,
    }) => {
      await page.goto(`${language}/learn/exam/`);
      const [questions, answers] = await page.locator('.exam-print > ol').all();
      if (questions === undefined || answers === undefined) throw new Error('Nothing is printed.');
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        await expect(questions.locator('> li').last()).toBeVisible();
        await expect(answers.locator('> li').last()).toBeVisible();
      }
      await expect(questions.locator('> li:has(.asked):has(ul > li:nth-child(2))')).toHaveCount(20);
      await expect(answers.locator('> li:has(a)')).toHaveCount(20);
      await expect(page.locator('noscript, .notice').first()).toBeHidden();
      await page.goto(`${language}/learn/refresher/`);
      await expect(page.locator('.exam-print li:has(b):has(a)')).toHaveCount(25);
      await expect(page.locator('.exam-print li').last()).toBeVisible();
    });
  }
});

test('what went wrong in the refresher lies in the mistakes box', async ({ page }) => {
  await page.goto('en/learn/refresher/');
  await page.locator('.quiz button:enabled').first().click();
  await page.locator('.quiz [data-option="yes"]').click();
  await expect(page.locator('.quiz .exam-reply')).toContainText('Wrong.');
  await page.goto('en/learn/mistakes/');
  await expect(page.locator('.quiz [role=status]')).toContainText('1 waiting');
});

test('the mistakes box by keyboard alone, a day later, and what is right waits for longer', async ({
  page,
}) => {
  await page.goto('pl/learn/refresher/');
  await page.locator('.quiz button:enabled').first().click();
  await page.locator('.quiz [data-option="yes"]').click();
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto('pl/learn/mistakes/');
  const quiz = page.locator('.quiz');
  await tabTo(page, quiz.locator('button:enabled'));
  await page.keyboard.press('Enter');
  await expect(quiz.locator('h2')).toBeFocused();
  await tabTo(page, quiz.locator('[data-option="no"]'));
  await page.keyboard.press('Enter');
  await expect(quiz.locator('.option[data-state=right]')).toHaveAttribute('data-option', 'no');
  await tabTo(page, quiz.locator('.next'));
  await page.keyboard.press('Enter');
  await expect(quiz.locator('[role=status]')).toBeFocused();
  await expect(quiz.locator('button')).toBeDisabled();
});

test('a lesson is entered at any step by its address, and progress goes to another device as a file', async ({
  page,
  browser,
}) => {
  const lesson = await open(page, 'es/learn/raiders/?lessons.raiders=4');
  await expect(lesson.locator('.story')).toHaveAttribute('data-stop', '4');
  await page.goto('es/learn/');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()]);
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(kept.places).toEqual({ raiders: 4 });
  const other = await browser.newContext({ baseURL: new URL('/', page.url()).href });
  const there = await other.newPage();
  await there.goto('es/learn/');
  const input = there.locator('[data-keep] input');
  await input.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(there.locator('[data-said]')).not.toBeEmpty();
  const refused = await there.locator('[data-said]').textContent();
  const brought = { ...kept, done: ['checks'] };
  await input.setInputFiles({
    name: 'lessons.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(brought)),
  });
  await expect(there.locator('[data-said]')).not.toHaveText(refused ?? '');
  await expect(there.locator('[data-lesson="checks"]')).toHaveAttribute('data-state', 'done');
  const again = await open(there, 'es/learn/raiders/');
  await expect(again.locator('.story')).toHaveAttribute('data-stop', '4');
  await other.close();
});

test('the lessons of a book are on the path while it is on the table', async ({ page }) => {
  await page.goto('en/learn/?books=base');
  const step = page.locator('[data-lesson="sabotage"]');
  await expect(step).toBeHidden();
  await page.goto('en/learn/?books=pegasus');
  await expect(step).toBeVisible();
  await expect(page.locator('[data-lesson="mutiny"]')).toBeHidden();
  await step.locator('a').click();
  const lesson = page.locator('.bench:has(.story)');
  await lesson.scrollIntoViewIfNeeded();
  await expect(lesson).toHaveAttribute('data-hydrated', /.*/);
  await walk(lesson, one => one.click());
  await page.goto('en/learn/');
  await expect(step).toHaveAttribute('data-state', 'done');
});
