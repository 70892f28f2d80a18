import { allBooks } from '#books/atBuild/cards.ts';
import { type Book, onTable } from '#books/registry.ts';
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

/** The kinds of cards and sheets on which there can be rulings, in the order in which they are shown. */
export const subjectKinds = [
  'skill',
  'character',
  'title',
  'location',
  'quorum',
  'loyalty',
  'mutiny',
  'crisis',
  'super-crisis',
  'destination',
  'objective',
  'damage',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What a ruling is about: its kind, and its text as the language tells it. */
export type Subject = { readonly kind: SubjectKind; readonly text: CardText };

/** There are no rulings on cards of other decks; one that is written makes `subjectOf` throw until its kind is listed. */
const isKind = (deck: string): deck is SubjectKind => subjectKinds.some(kind => kind === deck);

type Tell = (voice: Voice) => Subject;

const subjects: ReadonlyMap<string, Tell> = new Map(
  allBooks.flatMap(({ id, cards, characters, titles, locations, objectives, damageTokens }) => {
    const entry =
      <Thing extends { readonly id: string }>(
        kind: SubjectKind,
        tell: (voice: Voice, thing: Thing) => CardText,
      ) =>
      (thing: Thing): readonly [string, Tell] => [
        `${id}/${thing.id}`,
        voice => ({ kind, text: tell(voice, thing) }),
      ];
    return [
      ...cards.flatMap(card => (isKind(card.deck) ? [entry(card.deck, describeCard)(card)] : [])),
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
