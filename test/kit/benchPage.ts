/** What every bench keeps to in a page: by keyboard, in its address, without script, for axe. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { simulatorTexts } from '#books/atBuild/site.ts';
import type { BenchId } from '#features/simulators/benches.ts';
import type { Language } from '#i18n/languages.ts';
import de from '#locales/de/widgets.json' with { type: 'json' };
import en from '#locales/en/widgets.json' with { type: 'json' };
import es from '#locales/es/widgets.json' with { type: 'json' };
import pl from '#locales/pl/widgets.json' with { type: 'json' };
import { expectAccessible } from './axe.ts';

const words = { de, en, es, pl };

export async function open(page: Page, language: Language, bench: BenchId, state?: string): Promise<Locator> {
  await page.goto(`${language}/try/${bench}/${state === undefined ? '' : `?${bench}=${state}`}`);
  return awake(page, bench);
}

async function awake(page: Page, bench: BenchId): Promise<Locator> {
  const widget = page.locator(`.${bench}-bench`);
  await expect(widget).toHaveAttribute('data-hydrated', /.*/);
  return widget;
}

/** Reaches a control by Tab alone, as somebody without a mouse does; backwards where it comes earlier. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
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

export async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

const stateIn = (page: Page, bench: BenchId): string | undefined =>
  new URL(page.url()).searchParams.get(bench) ?? undefined;

export interface Walk {
  /** Pressed one after the other. */
  readonly keys: readonly string[];
  /** Before the first step comes the last: back never comes to an end. */
  readonly ring?: true;
}

/** Presses keys one after the other, takes the moment up again from its address, and goes all the way back. */
export async function walks(page: Page, language: Language, bench: BenchId, { keys, ring }: Walk) {
  let widget = await open(page, language, bench);
  const said = async () => (await widget.locator('.verdict').innerText()).trim();
  const back = () => widget.locator('.step-keys .button').first();
  const nothingBack = async () => {
    if (!ring) await expect(widget.locator('.step-keys .button:enabled:first-child')).toHaveCount(0);
  };
  const restart = widget.locator('.bench-foot .plain').first();
  await nothingBack();
  await expect(restart).toBeDisabled();

  const met = [{ state: stateIn(page, bench), said: await said() }];
  for (const selector of keys) {
    await press(page, widget.locator(selector).first());
    await expect.poll(() => stateIn(page, bench)).not.toBe(met.at(-1)?.state);
    met.push({ state: stateIn(page, bench), said: await said() });
  }
  const last = met.at(-1);
  if (last?.state === undefined) throw new Error('The walk leads nowhere.');

  // The address leads back to this moment, and to the way that led here.
  await page.reload();
  widget = await awake(page, bench);
  expect(stateIn(page, bench)).toBe(last.state);
  await expect.poll(said).toBe(last.said);
  await expectAccessible(page, `.${bench}-bench`);

  for (const { state, said: before } of met.slice(0, -1).toReversed()) {
    await press(page, back());
    await expect.poll(() => stateIn(page, bench)).toBe(state);
    await expect.poll(said).toBe(before);
  }
  await nothingBack();

  // An address with something wrong in it says so, and offers the start.
  widget = await open(page, language, bench, `${last.state}~no-such-word`);
  await expect(widget.getByRole('alert')).toHaveText(words[language].bench.broken);
  await expect.poll(said).toBe(met[0]?.said);
  await press(page, widget.locator(keys[0] ?? '').first());
  await expect(widget.getByRole('alert')).toHaveCount(0);
  await press(page, widget.locator('.bench-foot .plain').first());
  await expect.poll(() => stateIn(page, bench)).toBeUndefined();
}

/** What a bench says when it waits for its reader. */
function instructions(language: Language, bench: BenchId): readonly string[] {
  const texts = words[language];
  const all = Object.entries({ ...texts.fleet, ...simulatorTexts(language, bench) });
  return all.flatMap(([key, text]) =>
    ['begin', 'waiting', 'rest'].includes(key) && typeof text === 'string'
      ? [text.split('{{')[0]?.trim() ?? text]
      : [],
  );
}

/** Worked out from the first step to the last, and nothing that cannot be done here. */
export async function readsWithoutScript(browser: Browser, site: string, language: Language, bench: BenchId) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto(`${language}/try/${bench}/`);
  const widget = page.locator(`.${bench}-bench`);
  await expect(widget).toBeVisible();
  await expect(
    page.locator('main').getByRole('button').and(page.locator(':enabled:not([popovertarget])')),
  ).toHaveCount(0);
  expect(await page.locator('.worked:visible li').count()).toBeGreaterThan(1);
  const text = await widget.innerText();
  for (const instruction of instructions(language, bench)) expect(text).not.toContain(instruction);
  await context.close();
}
