import { bookOf } from '#books/atBuild/cards.ts';
import { type Book as BookName, books } from '#books/registry.ts';
import type { Card } from '#engine/model/card.ts';
import {
  type CardText,
  characterText,
  civilianShipText,
  damageTokenText,
  describeCard,
  locationText,
  objectiveText,
  titleText,
  type Voice,
} from '#text/index.ts';
import { type CardKind, cardKinds, isCardKind } from './kinds.ts';
import { type Traits, traitsOf } from './traits.ts';

/** What one book has of a thing: a later book may bring it anew. */
export interface Version {
  readonly book: BookName;
  readonly count: number;
  readonly traits: Traits;
  readonly thing: object;
  readonly tell: (voice: Voice) => CardText;
}

/** A card, character, location, title or token. */
export interface Entry {
  readonly kind: CardKind;
  readonly id: string;
  /** The book that brought it first. */
  readonly book: BookName;
  /** In the order of the books. */
  readonly versions: readonly [Version, ...Version[]];
}

type Thing = { readonly id: string; readonly count?: number };
type Found = Version & { readonly kind: CardKind; readonly id: string };

function foundIn(book: BookName): Found[] {
  const { cards, characters, locations, titles, damageTokens, civilianShips, objectives } = bookOf(book);
  const found = <T extends Thing>(
    kind: CardKind,
    things: readonly T[],
    tell: (voice: Voice, one: T) => CardText,
  ): Found[] =>
    things.map(thing => ({
      kind,
      id: thing.id,
      book,
      count: copies(thing),
      traits: traitsOf(thing),
      thing,
      tell: remembered(voice => tell(voice, thing)),
    }));
  return [
    ...cards.flatMap(card => (isCardKind(card.deck) ? found<Card>(card.deck, [card], describeCard) : [])),
    ...found('objective', objectives, objectiveText),
    ...found('character', characters, characterText),
    ...found('location', locations, locationText),
    ...found('title', titles, titleText),
    ...found('token', damageTokens, damageTokenText),
    ...found('token', civilianShips, civilianShipText),
  ];
}

/** A card is told on its own page, in the lists and wherever its name stands: worked out once a language. */
function remembered(tell: (voice: Voice) => CardText): (voice: Voice) => CardText {
  const told = new WeakMap<Voice, CardText>();
  return voice => {
    const known = told.get(voice) ?? tell(voice);
    told.set(voice, known);
    return known;
  };
}

/** Skill cards have a number of copies for each strength. */
function copies(thing: Thing & { readonly strengths?: { readonly [strength: number]: number } }): number {
  if (thing.strengths === undefined) return thing.count ?? 1;
  return Object.values(thing.strengths).reduce((sum, n) => sum + n, 0);
}

/** Everything there is, by kind and then by book. */
export const catalogue: readonly Entry[] = (() => {
  const all = books.flatMap(foundIn);
  const byName = Map.groupBy(all, ({ kind, id }) => `${kind}/${id}`);
  const entries = [...byName.values()].flatMap(([first, ...later]) =>
    first === undefined
      ? []
      : [{ kind: first.kind, id: first.id, book: first.book, versions: [first, ...later] as const }],
  );
  return cardKinds.flatMap(kind => entries.filter(entry => entry.kind === kind));
})();

const byId: ReadonlyMap<string, Entry> = new Map(
  catalogue.map(entry => [`${entry.kind}/${entry.id}`, entry]),
);

/** The entry of this name, if there is one. */
export const entryNamed = (kind: CardKind, id: string): Entry | undefined => byId.get(`${kind}/${id}`);

/** The entry with this id, whatever its kind; cards come before sheets and places. */
export const entryWith = (id: string): Entry | undefined => firstWith.get(id);

const firstWith: ReadonlyMap<string, Entry> = new Map(catalogue.toReversed().map(entry => [entry.id, entry]));

/** Its text as the book has it that brought it first. */
export const textOf = (entry: Entry, voice: Voice): CardText => entry.versions[0].tell(voice);
