import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
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

/** Answers whatever is asked: one option after the other until the story goes on or says that it was right. */
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
    if ((await lesson.locator('.option[data-state=right]').count()) > 0) break;
    await expect(lesson.locator('.reply')).not.toBeEmpty();
  }
  await press(lesson.locator('.next'));
  await expect(stage).not.toHaveAttribute('data-stop', at ?? '');
}

async function walk(lesson: Locator, press: (one: Locator) => Promise<void>): Promise<void> {
  const stage = lesson.locator('.story');
  const steps = Number(
    /(\d+)\D*$/.exec((await lesson.locator('.player-step .label').textContent()) ?? '')?.[1],
  );
  expect(steps).toBeGreaterThan(8);
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
  await expect(page.locator('[data-lesson="where-to-stand"] small')).toContainText('✓');
});

test('the exam of a seed has twenty questions of at least twelve kinds', async ({ page }) => {
  test.slow();
  await page.goto('en/learn/exam/?seed=friday');
  await page.locator('.exam-start button:enabled').click();
  const exam = page.locator('.exam[data-kind]');
  const kinds = new Set<string>();
  for (let at = 0; at < 20; at++) {
    await expect(exam).toHaveAttribute('data-at', `${at}`);
    kinds.add((await exam.getAttribute('data-kind')) ?? '');
    await exam.locator('.option').first().click();
    await expect(exam.locator('.option[data-state=right]')).toHaveCount(1);
    await expect(exam.locator('.exam-reply a').first()).toBeVisible();
    await exam.locator('.next').click();
  }
  expect(kinds.size).toBeGreaterThanOrEqual(12);
  await expect(page.locator('.exam[data-done]')).toContainText('of 20');
  await page.goto('en/learn/exam/');
  await expect(page.locator('.exam.door')).toContainText('friday');
});

test('what went wrong in the refresher lies in the mistakes box', async ({ page }) => {
  await page.goto('en/learn/refresher/');
  await page.locator('.quiz button:enabled').first().click();
  await page.locator('.quiz [data-option="yes"]').click();
  await expect(page.locator('.quiz .exam-reply')).toContainText('Wrong.');
  await page.goto('en/learn/mistakes/');
  await expect(page.locator('.quiz [role=status]')).toContainText('1 waiting');
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
  await expect(step.locator('small')).toContainText('✓');
});
