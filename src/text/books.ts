import type { Place, Terms } from './terms.ts';
import type { Title, TitleKind, Titles } from './titles.ts';
import type { Locale } from './voice.ts';

/** What a book names beyond the base game, as `locales/<lang>/<book>.json` holds it. */
export interface BookWords {
  readonly titles: { readonly [kind in TitleKind]?: { readonly [id: string]: Title } };
  readonly terms: {
    readonly places?: { readonly [id: string]: Place };
    readonly characters?: { readonly [id: string]: { readonly gender: string; readonly short: string } };
  };
}

/** A language with the words of one more book. */
export function withBook(locale: Locale, book: BookWords): Locale {
  const titles: Record<string, object> = { ...locale.titles };
  for (const [kind, more] of Object.entries(book.titles)) titles[kind] = { ...titles[kind], ...more };
  const terms: Terms = {
    ...locale.terms,
    places: { ...locale.terms.places, ...book.terms.places },
    characters: { ...locale.terms.characters, ...book.terms.characters },
  };
  return { ...locale, titles: titles as Titles, terms };
}
