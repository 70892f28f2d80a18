import type { Book } from '#books/registry.ts';
import { isLanguage } from '#i18n/languages.ts';
import { allBooks } from '#ui/keep/books.ts';
import { factsTonight } from '#ui/keep/table.ts';
import { complete, type Whole } from '../asking/complete.ts';
import { fetchAhead, loadAnswers, Outdated } from '../asking/loadAnswers.ts';
import { loadQuestions } from '../asking/loadQuestions.ts';
import { makeTexts } from '../asking/loadTexts.ts';
import { kindsIn, sections } from '../asking/sections.ts';
import { shortAnswer } from '../asking/shortAnswer.ts';
import { ask, type Found } from '../find/ask.ts';
import type { SearchIndex } from '../find/searchIndex.ts';
import type { AnswerKind } from '../pack/answer.ts';
import { forgetSearches, lastSearches, rememberSearch } from '../searches.ts';
import { type Chip, showChips } from './chips.ts';
import { element } from './elements.ts';
import { markOnArrival } from './markOnArrival.ts';
import { isOffTable, offTable, onTable } from './onTable.ts';
import { type Asked, hrefOf, sectionOf } from './rows.ts';
import type { Words } from './words.ts';

const mostQuestions = 4;

export type SearchBox = {
  readonly input: HTMLInputElement;
  /** Asks as if it had been typed. */
  ask(question: string): void;
};

const version: string = import.meta.env['PUBLIC_VERSION'] ?? '';

/** What a search will need first, for a reader who is likely to search. */
export async function prepareSearch(base: string): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) await fetchAhead(base, language, version, onTable().slice(0, 1));
}

/** Brings a search box to life; `changed` hears every question. Its answers are fetched at once. */
export function startSearchBox(box: HTMLElement, changed: (question: string) => void): SearchBox | undefined {
  const input = box.querySelector('input');
  const find = (name: string) => box.querySelector<HTMLElement>(`[data-${name}]`);
  const [list, state, kinds, fromBooks, likely, recent, short] = [
    'answers',
    'state',
    'kinds',
    'books',
    'likely',
    'recent',
    'short',
  ].map(find);
  const language = document.documentElement.lang;
  if (!input || !list || !state || !kinds || !likely || !recent || !short || !isLanguage(language))
    return undefined;
  const { base = '/', words: texts = '{}' } = box.dataset;
  const words: Words = JSON.parse(texts);
  const allTexts = makeTexts(base, language, version);
  let index: SearchIndex | undefined;
  let questions: readonly Whole[] = [];
  let only: AnswerKind | undefined;
  let onlyBook: Book | undefined;
  /** Also in books that are not on the table tonight, once a reader has asked for it. */
  let everywhere = false;

  const load = async () => {
    const wanted = everywhere ? onTableFirst() : onTable();
    try {
      await loadAnswers(base, language, version, wanted, made => {
        index = made;
        show();
      });
      questions = await loadQuestions(base, language, version, wanted);
      showLikely();
    } catch (error) {
      fail(error instanceof Outdated);
    }
  };
  let loading = load();

  /** What several books have is told as one of tonight's. */
  function onTableFirst(): Book[] {
    return [...new Set([...onTable(), ...allBooks()])];
  }

  function fail(outdated: boolean) {
    state?.replaceChildren(outdated ? words.outdated : words.failed);
    if (!outdated) return;
    const again = element('button', { type: 'button', class: 'plain' }, words.reload);
    again.addEventListener('click', () => location.reload());
    state?.append(' ', again);
  }

  function show() {
    const question = input?.value.trim() ?? '';
    showRecent(question);
    if (question === '' || index === undefined) return clear();
    const found = ask(question, index);
    const asked: Asked = { base, question, index, texts: allTexts };
    showBooks(found);
    const ofBook = found.filter(({ answer }) => onlyBook === undefined || answer.book === onlyBook);
    showKinds(ofBook);
    showLikely();
    const isOff = isOffTable();
    showShort(
      ofBook.filter(({ answer }) => !isOff(answer)),
      asked,
    );
    const shown = sections(ofBook, isOff, only);
    list?.replaceChildren(...shown.map(section => sectionOf(section, asked, words)));
    if (offTable().length > 0 && !everywhere) list?.append(offBooks());
    const count = shown.reduce((sum, section) => sum + section.found.length, 0);
    state?.replaceChildren(count === 0 ? words.none : words.found.replace('{count}', `${count}`));
  }

  function offBooks(): HTMLElement {
    const button = element('button', { type: 'button', class: 'plain' }, words.alsoOff);
    button.addEventListener('click', () => {
      everywhere = true;
      loading = load();
      input?.focus();
    });
    return button;
  }

  function clear() {
    for (const part of [likely, kinds, fromBooks, short]) if (part) part.hidden = true;
    list?.replaceChildren();
    state?.replaceChildren();
  }

  function showKinds(found: readonly Found[]) {
    const there = kindsIn(found);
    if (only !== undefined && !there.includes(only)) only = undefined;
    const choice = (kind: AnswerKind | undefined): Chip => ({
      text: kind === undefined ? words.all : words.kinds[kind],
      pressed: kind === only,
      choose: () => {
        only = kind;
        show();
      },
    });
    if (kinds) showChips(kinds, there.length < 2 ? [] : [undefined, ...there].map(choice));
  }

  /** Pressed once more, a book shows the others again. */
  function showBooks(found: readonly Found[]) {
    const there = allBooks().filter(one => found.some(({ answer }) => answer.book === one));
    if (onlyBook !== undefined && !there.includes(onlyBook)) onlyBook = undefined;
    const choice = (book: Book): Chip => ({
      text: words.books[book],
      pressed: book === onlyBook,
      choose: () => {
        onlyBook = book === onlyBook ? undefined : book;
        show();
      },
    });
    if (fromBooks) showChips(fromBooks, there.map(choice));
  }

  function showLikely() {
    const question = input?.value.trim() ?? '';
    if (!likely || !isLanguage(language)) return;
    const some = complete(question, questions, language, mostQuestions).filter(text => text !== question);
    likely.hidden = some.length === 0;
    likely.querySelector('ul')?.replaceChildren(...some.map(buttonFor));
  }

  function showRecent(question: string) {
    if (!recent) return;
    const searches = lastSearches();
    recent.hidden = question !== '' || searches.length === 0;
    recent.querySelector('ul')?.replaceChildren(...searches.map(buttonFor));
  }

  function showShort(found: readonly Found[], asked: Asked) {
    const link = short?.querySelector('a');
    const told = shortAnswer(found, factsTonight());
    if (!short || !link) return;
    short.hidden = told === undefined;
    if (told === undefined) return;
    link.textContent = told.text;
    link.href = hrefOf(told.found, asked);
  }

  function buttonFor(question: string): HTMLElement {
    const button = element('button', { type: 'button', class: 'plain' }, question);
    button.addEventListener('click', () => {
      askFor(question);
      input?.focus();
    });
    return element('li', {}, button);
  }

  function askFor(question: string) {
    if (!input) return;
    input.value = question;
    heard();
  }

  function heard() {
    const question = input?.value.trim() ?? '';
    changed(question);
    if (index === undefined && question !== '')
      loading = loading.then(() => (index === undefined ? load() : undefined));
    show();
  }

  input.addEventListener('input', heard);
  box.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault();
    if (input.value.trim() === '') return;
    rememberSearch(input.value.trim());
    // The keyboard of a phone makes room for the answers.
    const first = list.querySelector('a');
    if (first === null) input.blur();
    else first.focus();
  });
  box.querySelector('[data-forget]')?.addEventListener('click', () => {
    forgetSearches();
    show();
    input.focus();
  });
  box.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event);
  });
  list.addEventListener('click', ({ target }) => leave(target));
  short.addEventListener('click', ({ target }) => leave(target));

  /** Arrows go from the field to the questions and answers below it, and back. */
  function step(event: KeyboardEvent) {
    const stops = [
      ...box.querySelectorAll<HTMLElement>(
        'input, [data-recent] li button, [data-likely] button, .short-answer a, .results a',
      ),
    ];
    const seen = stops.filter(stop => stop.checkVisibility());
    const here = document.activeElement;
    const at = here instanceof HTMLElement ? seen.indexOf(here) : -1;
    const next = seen[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  /** What was asked is remembered, and marked where the answer stands. */
  function leave(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest('a') : null;
    const question = input?.value.trim() ?? '';
    if (link === null || question === '' || index === undefined) return;
    rememberSearch(question);
    markOnArrival(link.href, question, { index, texts: allTexts });
  }

  show();
  return { input, ask: askFor };
}
