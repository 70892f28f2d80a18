import type { Frames } from './frames.ts';
import type { Noun, Place, Terms } from './terms.ts';
import type { Title, TitleKind, Titles } from './titles.ts';
import type { Locale } from './voice.ts';

/** What a book says beyond the base game, as `locales/<lang>/<book>.json` holds it. */
export interface BookWords {
  readonly titles: { readonly [kind in TitleKind]?: { readonly [id: string]: Title } };
  readonly terms: {
    readonly nouns?: { readonly [id: string]: Noun };
    readonly places?: { readonly [id: string]: Place };
    readonly characters?: { readonly [id: string]: { readonly gender: string; readonly short: string } };
  };
  readonly events: object;
  readonly frames: Frames;
}

/** What is told in a story: enough of a book for whoever only tells what happens. */
export type ToldWords = Pick<BookWords, 'terms' | 'events'>;

/** Those of several books; nothing for the base game, which says nothing beyond itself. */
export function allTold(books: readonly (ToldWords | undefined)[]): ToldWords | undefined {
  const told = books.flatMap(book => (book === undefined ? [] : { terms: book.terms, events: book.events }));
  return told.length === 0 ? undefined : told.reduce((one, other) => both(one, other) as ToldWords);
}

/** A language with the words of one more book. */
export function withBook(locale: Locale, book: BookWords): Locale {
  return {
    ...locale,
    titles: both(locale.titles, book.titles) as Titles,
    terms: both(locale.terms, book.terms) as Terms,
    events: both(locale.events, book.events),
    frames: { ...locale.frames, ...book.frames },
  };
}

/** The entries of two trees of texts; where both have the same, the later one's. */
export function both(one: object, other: object): object {
  const all: Record<string, unknown> = { ...one };
  for (const [key, more] of Object.entries(other)) {
    const known = all[key];
    all[key] = typeof known === 'object' && known !== null ? both(known, more) : more;
  }
  return all;
}

/** The same of what tells in a browser. */
export function toldWith(
  { terms, events }: Pick<Locale, 'terms' | 'events'>,
  more?: ToldWords,
): Pick<Locale, 'terms' | 'events'> {
  if (more === undefined) return { terms, events };
  return { terms: both(terms, more.terms) as Terms, events: both(events, more.events) };
}
