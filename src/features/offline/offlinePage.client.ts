import { keep, prepareUpdate } from './keep.ts';
import { fetchSets } from './sets.ts';
import { canKeep, readKept, whenKeptElsewhere } from './state.ts';
import { forgetEverything } from './tidy.ts';

/** The page that tells what is kept on the device, keeps more of the site, and deletes it. */
type Words = {
  readonly size: string;
  readonly progress: string;
  readonly waits: string;
  readonly kept: string;
  readonly nothing: string;
  readonly ready: string;
  readonly failed: string;
  readonly cannot: string;
  readonly update: string;
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-offline]')) void start(form);

async function start(form: HTMLFormElement): Promise<void> {
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
  if (!(await canKeep())) {
    for (const one of [...boxes, ...buttons]) one.disabled = true;
    say(words.cannot);
    return;
  }

  /** What was kept when the page last looked: what differs from it has been ticked or unticked by the reader. */
  let seen: readonly string[] | undefined;
  let isBusy = false;

  /** What is kept is ticked; what it weighs is told by the host, if it can be reached. */
  async function show() {
    const kept = await readKept(base);
    for (const box of boxes) {
      const isTouched = seen !== undefined && box.checked !== isTicked(box, seen);
      if (!isTouched) box.checked = isTicked(box, kept?.sets ?? []);
    }
    seen = kept?.sets ?? [];
    if (forget) forget.disabled = kept === undefined;
    const used = kept === undefined ? undefined : (await navigator.storage?.estimate?.())?.usage;
    const parts = [kept === undefined ? words.nothing : words.kept.replace('{mb}', inMegabytes(used ?? 0))];
    if (kept?.next !== undefined) parts.push(words.update);
    say(parts.join(' '));
  }

  /** Those who keep nothing are offered their own language. */
  const isTicked = ({ value }: HTMLInputElement, sets: readonly string[]) =>
    sets.length === 0 ? value === own : sets.includes(value);

  async function showSizes() {
    const { sets } = await fetchSets(base);
    for (const place of form.querySelectorAll<HTMLElement>('[data-size]')) {
      const set = sets[place.dataset['size'] ?? ''];
      if (set !== undefined) place.textContent = words.size.replace('{mb}', inMegabytes(set.bytes));
    }
  }

  /** Nothing else can be pressed meanwhile. */
  async function busy(work: () => Promise<void>) {
    isBusy = true;
    say('');
    for (const one of [...boxes, ...buttons]) one.disabled = true;
    try {
      await work();
    } catch {
      say(words.failed);
    }
    isBusy = false;
    for (const one of [...boxes, ...buttons]) one.disabled = false;
    if (forget) forget.disabled = (seen ?? []).length === 0;
    if (bar) bar.hidden = true;
  }

  async function showAsItIs() {
    seen = undefined;
    await show();
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    const ticked = boxes.filter(box => box.checked).map(box => box.value);
    void busy(async () => {
      if (ticked.length === 0) {
        await forgetEverything(base);
        return showAsItIs();
      }
      bar.hidden = false;
      // The browser may ask whether the site may keep it for good; it works without.
      await navigator.storage?.persist?.();
      const kept = seen ?? [];
      const add = ticked.filter(name => !kept.includes(name));
      const remove = kept.filter(name => !ticked.includes(name));
      const progress = (come: number, all: number) => {
        bar.value = all === 0 ? 1 : come / all;
        say(words.progress.replace('{come}', inMegabytes(come)).replace('{all}', inMegabytes(all)));
      };
      await keep(base, { add, remove }, progress, () => say(words.waits));
      await showAsItIs();
      state.append(' ', words.ready);
    });
  });
  forget.addEventListener('click', () => {
    void busy(async () => {
      await forgetEverything(base);
      await showAsItIs();
    });
  });

  await show();
  const showAgain = () => isBusy || void show();
  whenKeptElsewhere(showAgain);
  // Without network there are no sizes, and nothing new.
  showSizes().catch(() => undefined);
  prepareUpdate(base)
    .then(showAgain)
    .catch(() => undefined);
}
