import type { Book } from '#books/registry.ts';
import { allBooks } from '#ui/keep/books.ts';
import { factsTonight } from '#ui/keep/table.ts';
import type { Hit, Result } from '../asking/messages.ts';
import { kindsIn, sections } from '../asking/sections.ts';
import { shortAnswer } from '../asking/shortAnswer.ts';
import type { AnswerKind } from '../pack/answer.ts';
import { type Chip, showChips } from './chips.ts';
import { isOffTable } from './onTable.ts';
import type { Parts } from './parts.ts';
import { type Asked, hrefOf, sectionOf } from './rows.ts';
import type { Words } from './words.ts';

/** What was found as a reader narrows it down: to one kind of answers, to one book. */
export interface Results {
  show(result: Result, asked: Asked): void;
  clear(): void;
}

/** Draws what was found; `more` stands below it, if there is more to be asked for. */
export function makeResults(parts: Parts, words: Words, more: () => HTMLElement | undefined): Results {
  const { list, state, kinds, books, likely, short } = parts;
  let only: AnswerKind | undefined;
  let onlyBook: Book | undefined;
  let last: { readonly result: Result; readonly asked: Asked } | undefined;

  function draw(): void {
    if (last === undefined) return;
    const { result, asked } = last;
    showBooks(result.found);
    const ofBook = result.found.filter(({ answer }) => onlyBook === undefined || answer.book === onlyBook);
    showKinds(ofBook);
    const isOff = isOffTable();
    showShort(
      ofBook.filter(({ answer }) => !isOff(answer)),
      asked,
    );
    const shown = sections(ofBook, isOff, only);
    list.replaceChildren(...shown.map(section => sectionOf(section, asked, words)));
    list.append(...[more()].filter(button => button !== undefined));
    const count = shown.reduce((sum, section) => sum + section.found.length, 0);
    state.replaceChildren(count === 0 ? words.none : words.found.replace('{count}', `${count}`));
  }

  function showKinds(found: readonly Hit[]): void {
    const there = kindsIn(found);
    if (only !== undefined && !there.includes(only)) only = undefined;
    const choice = (kind: AnswerKind | undefined): Chip => ({
      text: kind === undefined ? words.all : words.kinds[kind],
      pressed: kind === only,
      choose: () => {
        only = kind;
        draw();
      },
    });
    showChips(kinds, there.length < 2 ? [] : [undefined, ...there].map(choice));
  }

  /** Pressed once more, a book shows the others again. */
  function showBooks(found: readonly Hit[]): void {
    const there = allBooks().filter(one => found.some(({ answer }) => answer.book === one));
    if (onlyBook !== undefined && !there.includes(onlyBook)) onlyBook = undefined;
    const choice = (book: Book): Chip => ({
      text: words.books[book],
      pressed: book === onlyBook,
      choose: () => {
        onlyBook = book === onlyBook ? undefined : book;
        draw();
      },
    });
    showChips(books, there.map(choice));
  }

  function showShort(found: readonly Hit[], asked: Asked): void {
    const link = short.querySelector('a');
    const told = link === null ? undefined : shortAnswer(found, factsTonight());
    short.hidden = told === undefined;
    if (told === undefined || link === null) return;
    link.textContent = told.text;
    link.href = hrefOf(told.found, asked);
  }

  return {
    show(result, asked) {
      last = { result, asked };
      draw();
    },
    clear() {
      last = undefined;
      for (const part of [likely, kinds, books, short]) part.hidden = true;
      list.replaceChildren();
      state.replaceChildren();
    },
  };
}
