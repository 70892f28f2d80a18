import type { SearchBox } from './searchBox.ts';

/** `/` and Ctrl+K or ⌘K open the search on every page, as do its field and its button; what it needs is fetched only then. */
const template = document.querySelector<HTMLTemplateElement>('template[data-search-dialog]');
const link = document.querySelector<HTMLAnchorElement>('a.to-search');
let prepared = false;
let opened: Promise<{ dialog: HTMLDialogElement; box: SearchBox } | undefined> | undefined;

addEventListener('keydown', event => {
  const slash =
    event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  const combined = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!slash && !combined) return;
  event.preventDefault();
  show();
});
link?.addEventListener('click', event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || template === null) return;
  event.preventDefault();
  show();
});
// The fields to ask in: a press opens the search, as does the first letter; the keyboard may pass by.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-ask]')) {
  const input = form.querySelector('input');
  if (input === null || template === null) continue;
  const ask = (question = '') => {
    input.value = '';
    show(question);
  };
  input.addEventListener('pointerenter', prepare, { once: true, passive: true });
  input.addEventListener('focus', prepare, { once: true });
  input.addEventListener('click', () => ask(input.value));
  input.addEventListener('input', () => ask(input.value));
  form.addEventListener('submit', event => {
    if (input.value.trim() !== '') return;
    event.preventDefault();
    ask();
  });
}

// A reader who points at the search will use it: by then its script and the first answers are there. Others may: when the page
// has nothing else to do, they are fetched, unless the reader is short of data.
for (const type of ['pointerenter', 'touchstart', 'focus'])
  link?.addEventListener(type, prepare, { once: true, passive: true });
if (!savesData()) addEventListener('load', () => setTimeout(() => whenIdle(prepare), 2000));

async function prepare(): Promise<void> {
  prepared = true;
  const box = template?.content.querySelector<HTMLElement>('[data-search-box]');
  // Nothing has been asked yet: a failure is shown with the first question.
  const search = await import('./searchBox.ts').catch(() => undefined);
  if (box) await search?.prepareSearch(box.dataset['base'] ?? '/');
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

async function show(question = ''): Promise<void> {
  if (template === null) {
    // This is the page of the search.
    document.querySelector<HTMLInputElement>('[data-search-box] input')?.focus();
    return;
  }
  const again = opened !== undefined;
  opened ??= open(template, question);
  const there = await opened.catch(() => undefined);
  if (there === undefined) {
    // Without its script there is still its page.
    opened = undefined;
    if (link !== null) location.href = link.href;
    return;
  }
  // The first time a reader may be typing already.
  if (!again) return;
  if (!there.dialog.open) there.dialog.showModal();
  if (question !== '') there.box.ask(question);
  there.box.input.focus();
  if (question === '') there.box.input.select();
}

/** The first answers come while the script that asks for them is still on its way. */
function preload(href = ''): void {
  const hint = document.createElement('link');
  document.head.append(Object.assign(hint, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
}

async function open({ content }: HTMLTemplateElement, question: string) {
  const dialog = content.querySelector('dialog')?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return undefined;
  document.body.append(dialog);
  dialog.showModal();
  const field = dialog.querySelector<HTMLInputElement>('input[type=search]');
  if (field !== null) field.value = question;
  field?.focus();
  if (!prepared) preload(dialog.dataset['first']);
  const found = dialog.querySelector<HTMLElement>('[data-search-box]');
  const whole = dialog.querySelector<HTMLAnchorElement>('[data-whole]');
  if (found === null) return undefined;
  const { startSearchBox } = await import('./searchBox.ts');
  const box = startSearchBox(found, question => {
    if (whole !== null) whole.search = new URLSearchParams(question === '' ? {} : { q: question }).toString();
  });
  // What was typed before there was anybody to hear it.
  if (box !== undefined && box.input.value !== '') box.ask(box.input.value);
  // A click beside the dialog, or an answer on this very page, closes it.
  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest('a') : null;
    if (target === dialog || answer?.pathname === location.pathname) dialog.close();
  });
  return box === undefined ? undefined : { dialog, box };
}
