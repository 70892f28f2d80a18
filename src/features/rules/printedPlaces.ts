import type { Atom } from '#collections/schemas.ts';
import type { Language } from '#i18n/languages.ts';
import type { Translator } from '#i18n/translator.ts';

type Printed = Atom['printed'];
type Edition = keyof Printed;
type Places = { readonly language: Edition; readonly places: NonNullable<Printed[Edition]> };

const editions: readonly Edition[] = ['de', 'es', 'pl'];

/**
 * Where the printed books say what these rules say, each place once: the reader's own edition first, then the others, since
 * tables are mixed.
 */
export function printedPlaces(printed: readonly Printed[], language: Language): Places[] {
  return editions
    .flatMap(edition => {
      const all = printed.flatMap(places => places[edition] ?? []);
      const places = [...new Map(all.map(place => [JSON.stringify(place), place])).values()];
      return places.length === 0 ? [] : [{ language: edition, places }];
    })
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}

/** Pages as a reader writes them: "p. 11", "pp. 11–12". */
export function pagesText(t: Translator, pages: string): string {
  return t(/^\d+$/.test(pages) ? 'rule.page' : 'rule.pages', { pages: pages.replaceAll('-', '–') });
}
