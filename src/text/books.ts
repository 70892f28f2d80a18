import type { Frames } from './frames.ts';
import type { Noun, Person, Place, Terms } from './terms.ts';
import type { Title, TitleKind, Titles } from './titles.ts';
import type { Locale } from './voice.ts';
import type { WrittenTexts } from './written.ts';

/** What a book says beyond the core, as `locales/<lang>/books/<book>` holds it. */
export interface BookWords {
  readonly titles?: { readonly [kind in TitleKind]?: { readonly [id: string]: Title } };
  readonly terms?: {
    readonly nouns?: { readonly [id: string]: Noun };
    readonly names?: { readonly [id: string]: object };
    readonly places?: { readonly [id: string]: Place };
    /** Where its ships are besides the sectors: what that is called, and where something is that is there. */
    readonly areas?: { readonly [id: string]: { readonly nom: string; readonly at: string } };
    readonly characters?: { readonly [id: string]: { readonly gender: string; readonly short: string } };
  };
  readonly people?: { readonly [id: string]: Person };
  readonly events?: object;
  readonly frames?: Frames;
  readonly effects?: object;
  readonly engine?: object;
  /** Sentences written by hand for some of its cards. */
  readonly written?: WrittenTexts;
  /** What its boards, decks and pieces are called where the board is read out. */
  readonly board?: object;
  /** What its options and moments are called where a game is played. */
  readonly sandbox?: object;
}

/** What is told in a story: enough of a book for whoever only tells what happens, and what the board looks like then. */
export type ToldWords = Pick<BookWords, 'terms' | 'events' | 'board'>;

/** Those of several books; nothing where none says anything. */
export function allTold(books: readonly ToldWords[]): ToldWords | undefined {
  const told = books.flatMap(({ terms, events, board }) =>
    terms || events || board ? [{ terms: terms ?? {}, events: events ?? {}, ...(board && { board }) }] : [],
  );
  return told.length === 0 ? undefined : told.reduce<ToldWords>(both, {});
}

/** A language with the words of these books. */
export function withBooks(locale: Locale, books: readonly BookWords[]): Locale {
  return books.reduce(withBook, locale);
}

function withBook(locale: Locale, book: BookWords): Locale {
  return {
    ...locale,
    titles: both(locale.titles, book.titles ?? {}) as Titles,
    terms: both(locale.terms, book.terms ?? {}) as Terms,
    people: { ...locale.people, ...book.people },
    frames: { ...locale.frames, ...book.frames },
    effects: both(locale.effects, book.effects ?? {}),
    events: both(locale.events, book.events ?? {}),
    engine: both(locale.engine, book.engine ?? {}),
    written: { ...locale.written, ...book.written },
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
  return { terms: both(terms, more.terms ?? {}) as Terms, events: both(events, more.events ?? {}) };
}

/** The words of one book, written down in several files. */
export function allWords(parts: readonly BookWords[]): BookWords {
  return parts.reduce<BookWords>(both, {});
}
