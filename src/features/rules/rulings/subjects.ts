import { allBooks } from '#books/atBuild/cards.ts';
import { type Book, onTable } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';
import {
  type CardText,
  characterText,
  damageTokenText,
  describeCard,
  locationText,
  objectiveText,
  titleText,
  type Voice,
} from '#text/index.ts';
import { kindTexts, withKindsOfBooks } from '#ui/parts/kinds.ts';

const coreKinds = [
  'skill',
  'character',
  'title',
  'location',
  'quorum',
  'loyalty',
  'crisis',
  'super-crisis',
  'destination',
  'objective',
  'damage',
] as const;

/** The kinds of cards and sheets on which there can be rulings, in the order in which they are shown. */
export const subjectKinds: readonly string[] = withKindsOfBooks(coreKinds);

/** What all cards of such a kind are called. */
export function subjectKindText(language: Language, kind: string): string {
  const core = coreKinds.find(one => one === kind);
  return core === undefined ? kindTexts(language, kind).cards : translator(language)(`rulings.kinds.${core}`);
}

/** What a ruling is about: its kind, and its text as the language tells it. */
export type Subject = { readonly kind: string; readonly text: CardText };

type Tell = (voice: Voice) => Subject;

const subjects: ReadonlyMap<string, Tell> = new Map(
  allBooks.flatMap(({ id, cards, characters, titles, locations, objectives, damageTokens }) => {
    const entry =
      <Thing extends { readonly id: string }>(kind: string, tell: (voice: Voice, thing: Thing) => CardText) =>
      (thing: Thing): readonly [string, Tell] => [
        `${id}/${thing.id}`,
        voice => ({ kind, text: tell(voice, thing) }),
      ];
    return [
      ...cards.map(card => entry(card.deck, describeCard)(card)),
      ...characters.map(entry('character', characterText)),
      ...titles.map(entry('title', titleText)),
      ...locations.map(entry('location', locationText)),
      ...objectives.map(entry('objective', objectiveText)),
      ...damageTokens.map(entry('damage', damageTokenText)),
    ];
  }),
);

/** A card as the book of the ruling has it, or else one that it needs. */
export function subjectOf(
  voice: Voice,
  { card, book }: { readonly card: string; readonly book: Book },
): Subject {
  const tell = onTable([book])
    .toReversed()
    .map(one => subjects.get(`${one}/${card}`))
    .find(found => found !== undefined);
  if (tell === undefined) throw new Error(`There is a ruling on ${card}, which is no card.`);
  return tell(voice);
}
