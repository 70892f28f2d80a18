import { keep, prepareUpdate } from './keep.ts';
import { fetchSets } from './sets.ts';
import { canKeep, forgetEverything, readKept } from './state.ts';

/** The page that tells what is kept on the device, keeps more of the site, and deletes it. */
type Words = {
  readonly size: string;
  readonly progress: string;
  readonly kept: string;
  readonly nothing: string;
  readonly ready: string;
  readonly failed: string;
  readonly cannot: string;
  readonly update: string;
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-offline]')) start(form);

function start(form: HTMLFormElement): void {
  const { base = '/', own = '', words: texts = '{}' } = form.dataset;
  const words: Words = JSON.parse(texts);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=set]')];
  const state = form.querySelector('[data-state]');
  const bar = form.querySelector('progress');
  const buttons = [...form.querySelectorAll('button')];
  const forget = form.querySelector<HTMLButtonElement>('[data-forget]');
  if (!state || !bar || !forget) return;
  const say = (text: string) => state.replaceChildren(text);
  const inMegabytes = (bytes: number) =>
    (bytes / 1e6).toLocaleString(document.documentElement.lang, {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    });
  if (!canKeep()) {
    for (const one of [...boxes, ...buttons]) one.disabled = true;
    say(words.cannot);
    return;
  }

  /** What is kept is ticked; what it weighs is told by the host, if it can be reached. */
  async function show() {
    const kept = await readKept(base);
    for (const box of boxes)
      box.checked = kept === undefined ? box.value === own : kept.sets.includes(box.value);
    if (forget) forget.disabled = kept === undefined;
    const used = kept === undefined ? undefined : (await navigator.storage?.estimate?.())?.usage;
    const parts = [kept === undefined ? words.nothing : words.kept.replace('{mb}', inMegabytes(used ?? 0))];
    if (kept?.next !== undefined) parts.push(words.update);
    say(parts.join(' '));
  }

  async function showSizes() {
    const { sets } = await fetchSets(base);
    for (const place of form.querySelectorAll<HTMLElement>('[data-size]')) {
      const set = sets[place.dataset['size'] ?? ''];
      if (set !== undefined) place.textContent = words.size.replace('{mb}', inMegabytes(set.bytes));
    }
  }

  /** Nothing else can be pressed meanwhile. */
  async function busy(work: () => Promise<void>) {
    for (const one of [...boxes, ...buttons]) one.disabled = true;
    await work();
    for (const one of [...boxes, ...buttons]) one.disabled = false;
    if (bar) bar.hidden = true;
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    const chosen = boxes.filter(box => box.checked).map(box => box.value);
    // An expansion needs the scripts and pages that come with the base game in its language.
    const wanted = [...new Set(chosen.flatMap(name => [name.slice(0, 2), name]))];
    if (wanted.length === 0) return;
    void busy(async () => {
      try {
        bar.hidden = false;
        // The browser may ask whether the site may keep it for good; it works without.
        await navigator.storage?.persist?.();
        await keep(base, wanted, (come, all) => {
          bar.value = all === 0 ? 1 : come / all;
          say(words.progress.replace('{come}', inMegabytes(come)).replace('{all}', inMegabytes(all)));
        });
        await show();
        state.append(' ', words.ready);
      } catch {
        say(words.failed);
      }
    }).then(() => (forget.disabled = false));
  });
  forget.addEventListener('click', () => {
    void busy(async () => {
      await forgetEverything(base);
      await show();
    }).then(() => (forget.disabled = true));
  });

  void show();
  // Without network there are no sizes, and nothing new.
  showSizes().catch(() => undefined);
  prepareUpdate(base)
    .then(show)
    .catch(() => undefined);
}
