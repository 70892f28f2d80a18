import type { Atom } from '../../collections/schemas.ts';
import type { Language } from '../../i18n/languages.ts';

type Printed = Atom['printed'];
type Edition = keyof Printed;
type Places = { readonly language: Edition; readonly places: NonNullable<Printed[Edition]> };

const editions: readonly Edition[] = ['de', 'es', 'pl'];

/** Where the printed books say it: in the reader's own edition, or else in every edition that we know. */
export function printedPlaces(printed: Printed, language: Language): Places[] {
  const all = editions.flatMap(edition => {
    const places = printed[edition];
    return places === undefined ? [] : [{ language: edition, places }];
  });
  const own = all.filter(places => places.language === language);
  return own.length > 0 ? own : all;
}
