/**
 * Three players at one screen, a whole round. The game runs beside the page as well, so that after every step it is known
 * what nobody but its owner may know; none of that is anywhere in the document, at any moment.
 */
import { expect, type Page, test } from '@playwright/test';
import { eventsFor, optionsOf, type Viewer, viewFor } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import { packPosition } from '#features/sandbox/links/positionLink.ts';
import { allPassed, answered, taken } from '#features/sandbox/machine/answer.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { type AtTable, askedNow, askedOfHumans, stageOf, viewerOf } from '#features/sandbox/machine/table.ts';
import type { Scenario } from '#scenarios/index.ts';
import { openSandbox, untilStage } from '../kit/sandboxPage.ts';

const scenario: Scenario = {
  id: 'shared',
  books: ['base'],
  game: {
    objective: 'kobol',
    seats: [
      { id: 'p1', character: 'william-adama' },
      { id: 'p2', character: 'laura-roslin' },
      { id: 'p3', character: 'galen-tyrol' },
    ],
    seed: 12,
  },
  position: {
    turn: { number: 4, active: 'p1', step: 'movement' },
    titles: { president: 'p2', admiral: 'p1' },
    seats: {
      p1: { at: 'command', hand: ['launch-scout/2', 'strategic-planning/5'], loyalty: ['not-a-cylon'] },
      p2: {
        at: 'presidents-office',
        hand: ['investigative-committee/4', 'consolidate-power/2'],
        quorum: ['food-rationing', 'arrest-order'],
        loyalty: ['cylon-brig'],
      },
      p3: { at: 'armory', hand: ['repair/2', 'scientific-research/4'], loyalty: ['not-a-cylon'] },
    },
    piles: { crisis: ['bomb-threat', 'prisoner-revolt', 'terrorist-bomber'] },
  },
};

/** Every card by its id, as the page calls it. */
type Titles = { readonly [id: string]: { readonly title: string } };

/** Cards that lie hidden from somebody: their ids, and their titles where nothing open has the same. */
function secretsFrom(table: AtTable, viewer: Viewer, titles: Titles): readonly string[] {
  const known = cardsIn(table, viewer, titles);
  const hidden = [...cardsIn(table, 'teacher', titles)].filter(id => !known.has(id));
  const open = new Set([...known].map(id => titles[id]?.title));
  return hidden.flatMap(id => {
    const title = titles[id]?.title;
    return title === undefined || open.has(title) ? [id] : [id, title];
  });
}

function cardsIn(table: AtTable, viewer: Viewer, titles: Titles): ReadonlySet<string> {
  const { decks: _, ...view } = viewFor(table.game, viewer) as object & { decks?: unknown };
  const events = [];
  for (let at: AtTable | undefined = table; at !== undefined; at = at.earlier)
    events.push(...eventsFor(at.events, viewer));
  const words = JSON.stringify([view, events]).match(/[a-z][a-z0-9-]*/g) ?? [];
  return new Set(words.filter(word => Object.hasOwn(titles, word)));
}

/** Keeps watch over the page: whatever of this appears anywhere in it is remembered. */
async function forbid(page: Page, words: readonly string[]): Promise<void> {
  await page.evaluate(list => {
    const watch = globalThis as typeof globalThis & { forbidden?: readonly string[]; leaked?: string[] };
    const everything = () => {
      const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
      return [document.title, location.href, document.documentElement.outerHTML, ...fields.map(f => f.value)];
    };
    const look = () => {
      const said = everything().join('\n');
      for (const word of watch.forbidden ?? [])
        if (new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(said)) watch.leaked?.push(word);
    };
    if (watch.leaked === undefined) {
      watch.leaked = [];
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    watch.forbidden = list;
    look();
  }, words);
}

const leaked = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as typeof globalThis & { leaked?: string[] }).leaked)]);

/** The first answer there is, the fewest cards where several are asked for. */
function plain(choice: Choice): Answer {
  if (choice.shape === 'react') return 'pass';
  if (choice.shape === 'yes-no') return 'no';
  const ids = optionsOf(choice).flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
  return choice.shape === 'some' ? ids.slice(0, Math.max(choice.min, 1)) : (ids.at(-1) ?? '');
}

async function give(page: Page, choice: Choice, answer: Answer): Promise<void> {
  const option = (id: string) => page.locator(`.options [data-option="${id}"]`);
  if (!Array.isArray(answer)) return option(`${answer}`).click();
  for (const id of answer) await option(id).click();
  if (choice.shape === 'some') await page.locator('.prompt [data-key="Enter"]').click();
}

/** The stage is gone through to its end: what it shows is for whoever has just decided. */
async function endStage(page: Page): Promise<void> {
  const table = page.locator('.at-table');
  const skip = page.locator('.telling .button').last();
  const keep = page.locator('.stage-keys [data-key="Enter"]');
  await table.and(page.locator(':not([data-staged])')).or(skip).first().waitFor();
  while ((await table.getAttribute('data-staged')) !== null) {
    const key = (await keep.count()) > 0 ? keep : skip;
    await key.click({ timeout: 1000 }).catch(() => undefined);
  }
}

for (const pace of ['once', 'human'] as const)
  test(`a whole round of three at one screen shows nobody what is not theirs: ${pace}`, ({ page }) =>
    round(page, pace));

async function round(page: Page, pace: 'once' | 'human'): Promise<void> {
  test.setTimeout(180_000);
  const { table: laid } = await openGame(
    { from: 'scenario', scenario, players: ['human', 'human', 'human'] },
    async () => 'unknown',
  );
  if (laid === undefined) throw new Error('The position cannot be laid out.');
  await openSandbox(page, 'en', { fragment: `#position=${packPosition(scenario)}`, pace });
  await page.locator('.at-table').waitFor();
  await page.keyboard.press('Escape');
  for (const seat of [1, 2]) await page.locator('.seats-of select').nth(seat).selectOption('human');
  await page.locator('dialog .button').last().click();
  // The link that brought the game holds all of it.
  await expect(page).not.toHaveURL(/#position=/);
  const words = await page.request.get('en/sandbox/words/base.json');
  const titles: Titles = (await words.json()).cards;

  const rounds = pace === 'once' ? 3 : 1;
  const turnOf = (table: AtTable) => viewFor(table.game, 'table').turn?.number ?? 0;
  const seen = new Set<number>();
  let curtains = 0;
  let table = laid;
  const begun = turnOf(table);
  while (turnOf(table) < begun + rounds && stageOf(table) !== 'over') {
    if (stageOf(table) === 'curtain') {
      await untilStage(page, 'curtain');
      await forbid(page, secretsFrom(table, 'table', titles));
      await expect(page.locator('.held')).toHaveCount(0);
      curtains += 1;
      const asked = askedOfHumans(table);
      const isWindow = asked.every(({ shape }) => shape === 'react');
      const [first] = asked;
      if (first === undefined || first.seat === 'chance') throw new Error('Nobody is asked.');
      const next = isWindow ? allPassed(table) : taken(table, first.seat);
      if (next === undefined) throw new Error('The curtain does not rise.');
      // Whoever takes the device may see what is theirs from here on.
      await forbid(page, secretsFrom(next, viewerOf(next, 'table'), titles));
      await page.locator('.curtain .button').first().click();
      await endStage(page);
      table = next;
      continue;
    }
    const asked = askedNow(table);
    if (asked === undefined || asked.seat === 'chance') throw new Error('Nobody is asked.');
    seen.add(asked.seat);
    await untilStage(page, 'asking');
    await forbid(page, secretsFrom(table, asked.seat, titles));
    const answer = plain(asked);
    const next = answered(table, asked.seat, answer);
    if (next === undefined) throw new Error('The answer is refused.');
    // What the answer brings to light may be seen as soon as it is given.
    const still = secretsFrom(next, viewerOf(next, 'table'), titles);
    await forbid(
      page,
      secretsFrom(table, asked.seat, titles).filter(word => still.includes(word)),
    );
    await give(page, asked, answer);
    await endStage(page);
    table = next;
    expect(await leaked(page), `after ${asked.prompt}`).toEqual([]);
  }
  expect(await leaked(page)).toEqual([]);
  if (pace === 'once') {
    expect([...seen].toSorted()).toEqual([0, 1, 2]);
    expect(curtains).toBeGreaterThan(6);
  }
  // The watch does see: what is in the page on purpose is found.
  await forbid(page, [titles['bomb-threat']?.title ?? '', 'at-table']);
  expect(await leaked(page)).toContain('at-table');
}
