import type { Book } from '#books/registry.ts';
import { isLanguage } from '#i18n/languages.ts';
import { allBooks } from '#ui/keep/books.ts';
import { startClient } from '../asking/client.ts';
import { latestOnly } from '../asking/latest.ts';
import { fetchAhead, loadAnswers, loadQuestions, Outdated } from '../asking/loadAnswers.ts';
import { makeTexts } from '../asking/loadTexts.ts';
import type { Result } from '../asking/messages.ts';
import { forgetSearches, lastSearches, rememberSearch } from '../searches.ts';
import { element } from './elements.ts';
import { markOnArrival } from './markOnArrival.ts';
import { offTable, onTable } from './onTable.ts';
import { partsOf, showFault, showQuestions } from './parts.ts';
import { makeResults } from './results.ts';
import { stepByArrows } from './steps.ts';
import type { Words } from './words.ts';

export type SearchBox = {
  readonly input: HTMLInputElement;
  /** Asks as if it had been typed. */
  ask(question: string): void;
};

const version: string = import.meta.env['PUBLIC_VERSION'] ?? '';

/** What a search will need first, for a reader who is likely to search. */
export async function prepareSearch(base: string): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) await fetchAhead({ base, language, version }, onTable().slice(0, 1));
}

/** Brings a search box to life; `changed` hears every question. Its answers are fetched at once. */
export function startSearchBox(box: HTMLElement, changed: (question: string) => void): SearchBox | undefined {
  const language = document.documentElement.lang;
  const parts = partsOf(box);
  if (parts === undefined || !isLanguage(language)) return undefined;
  const { input, list, state, likely, recent, short } = parts;
  const { base = '/', words: texts = '{}' } = box.dataset;
  const words: Words = JSON.parse(texts);
  const where = { base, language, version };
  const allTexts = makeTexts(base, language, version);
  const search = startClient();
  // It comes while the answers are on their way; a failure shows when these are read.
  search({ type: 'learn', language }).catch(() => undefined);
  const results = makeResults(parts, words, offBooks);
  let isOpen = false;
  /** The question of which the answers are shown. */
  let drawn = '';
  /** Also in books that are not on the table tonight, once a reader has asked for it. */
  let everywhere = false;

  const find = latestOnly(
    (question: string) => search({ type: 'find', question }),
    (question, result) => {
      // Meanwhile the field may have been emptied.
      if (questionNow() !== '') show(question, result);
    },
  );

  let loading = load();

  async function load(): Promise<void> {
    const wanted = everywhere ? onTableFirst() : onTable();
    try {
      await loadAnswers(where, wanted, search, () => {
        isOpen = true;
        void answer();
      });
      await loadQuestions(where, wanted, search);
      await answer();
    } catch (error) {
      showFault(state, words, error instanceof Outdated);
    }
  }

  /** What several books have is told as one of tonight's. */
  function onTableFirst(): Book[] {
    return [...new Set([...onTable(), ...allBooks()])];
  }

  const questionNow = () => input.value.trim();

  async function answer(): Promise<void> {
    const question = questionNow();
    showQuestions(recent, question === '' ? lastSearches() : [], choose);
    if (question === '' || !isOpen) {
      drawn = '';
      results.clear();
    } else await find(question).catch(() => showFault(state, words, false));
  }

  function show(question: string, result: Result): void {
    const mark = async (text: string) => (await search({ type: 'mark', question, texts: [text] }))[0] ?? [];
    results.show(result, { base, texts: allTexts, mark });
    drawn = question;
    showQuestions(likely, result.likely, choose);
  }

  function offBooks(): HTMLElement | undefined {
    if (everywhere || offTable().length === 0) return undefined;
    const button = element('button', { type: 'button', class: 'plain' }, words.alsoOff);
    button.addEventListener('click', () => {
      everywhere = true;
      loading = load();
      input.focus();
    });
    return button;
  }

  function choose(question: string): void {
    askFor(question);
    input.focus();
  }

  function askFor(question: string): void {
    input.value = question;
    void heard();
  }

  async function heard(): Promise<void> {
    const question = questionNow();
    changed(question);
    // What did not come is asked for again with the next question.
    if (!isOpen && question !== '') loading = loading.then(() => (isOpen ? undefined : load()));
    await answer();
  }

  input.addEventListener('input', heard);
  box.querySelector('form')?.addEventListener('submit', async event => {
    event.preventDefault();
    if (questionNow() === '') return;
    rememberSearch(questionNow());
    // The keyboard of a phone makes room for the answers, at once.
    if (drawn !== questionNow()) {
      input.blur();
      await answer();
    }
    const first = list.querySelector('a');
    if (first === null) input.blur();
    else first.focus();
  });
  box.querySelector('[data-forget]')?.addEventListener('click', () => {
    forgetSearches();
    void answer();
    input.focus();
  });
  stepByArrows(box);
  list.addEventListener('click', ({ target }) => leave(target));
  short.addEventListener('click', ({ target }) => leave(target));

  /** What was asked is remembered, and marked where the answer stands. */
  function leave(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || questionNow() === '') return;
    rememberSearch(questionNow());
    markOnArrival(
      link.href,
      [...list.querySelectorAll('a')].filter(({ href }) => href === link.href),
    );
  }

  void answer();
  return { input, ask: askFor };
}
