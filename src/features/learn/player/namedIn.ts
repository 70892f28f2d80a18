import { voiceOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import { cardsNamed } from '#ui/moments/cardsNamed.ts';
import type { NamedCard } from '#ui/moments/WithCards.tsx';
import { cardAddress } from '#ui/parts/cardAddress.ts';
import { entryWith, textOf } from '#ui/parts/catalogue.ts';
import type { Story } from '#ui/story/index.ts';

/** People and ships stand in every other sentence: their names lead nowhere. */
const unlinked: ReadonlySet<string> = new Set(['character', 'token', 'title']);

/** The cards and places that an example speaks of, each with its page. */
export function namedIn(language: Language, { stops }: Story): readonly NamedCard[] {
  return cardsNamed(stops.flatMap(({ beat }) => beat.events)).flatMap(id => {
    const entry = entryWith(id);
    if (entry === undefined || unlinked.has(entry.kind)) return [];
    const { title } = allNonBreaking(language, textOf(entry, voiceOf(language)));
    return [{ id, name: title, href: cardAddress(language, entry) }];
  });
}
