import type { Book } from '#books/registry.ts';
import { fill } from '#i18n/translate.ts';
import type { FrameTexts } from './BenchFrame.tsx';

export type BookNames = { readonly [book in Book]: string };

type Props = {
  readonly books: readonly Book[];
  readonly bookNames: BookNames;
  readonly texts: FrameTexts;
};

/** Which books a bench is played with: its own, or tonight's. */
export function PlayedWith({ books, bookNames, texts }: Props) {
  return (
    <p class="bench-books">
      {fill(texts.playedWith, { books: books.map(book => bookNames[book]).join(', ') })}
    </p>
  );
}
