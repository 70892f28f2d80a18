import { baseBook } from '../../cards/base/index.ts';
import {
  type CardText,
  characterText,
  damageTokenText,
  describeCard,
  locationText,
  objectiveText,
  titleText,
  type Voice,
} from '../../text/index.ts';

/** The kinds of cards and sheets on which there can be rulings, in the order in which they are shown. */
export const subjectKinds = [
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
export type SubjectKind = (typeof subjectKinds)[number];

/** What a ruling is about: its kind, and its text as the language tells it. */
export type Subject = { readonly kind: SubjectKind; readonly text: CardText };

const { cards, characters, titles, locations, objectives, damageTokens } = baseBook;

const subjects: ReadonlyMap<string, (voice: Voice) => Subject> = new Map([
  ...cards.map(card => entry(card.deck === 'new-caprica' ? 'crisis' : card.deck, card, describeCard)),
  ...characters.map(one => entry('character', one, characterText)),
  ...titles.map(one => entry('title', one, titleText)),
  ...locations.map(one => entry('location', one, locationText)),
  ...objectives.map(one => entry('objective', one, objectiveText)),
  ...damageTokens.map(one => entry('damage', one, damageTokenText)),
]);

function entry<Thing extends { readonly id: string }>(
  kind: SubjectKind,
  thing: Thing,
  tell: (voice: Voice, thing: Thing) => CardText,
) {
  return [thing.id, (voice: Voice): Subject => ({ kind, text: tell(voice, thing) })] as const;
}

export function subjectOf(voice: Voice, card: string): Subject {
  const tell = subjects.get(card);
  if (tell === undefined) throw new Error(`There is a ruling on ${card}, which is no card.`);
  return tell(voice);
}
