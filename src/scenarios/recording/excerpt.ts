/** The part of some books that a play looks at: a page that shows it ships no other card. */
import type { Library } from '#engine/index.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { Book, Card } from '#engine/model/card.ts';

/** What has been looked up in a library: ids of cards and characters, blocks of their effects, and timing points. */
type Seen = ReadonlySet<string>;

/** The same library, and what is looked up in it from now on. */
export function watched(lib: Library): { readonly lib: Library; readonly seen: Seen } {
  const seen = new Set<string>();
  const watch = <Thing>(things: ReadonlyMap<string, Thing>) => new Watched(things, seen);
  return {
    seen,
    lib: {
      ...lib,
      blocks: watch(lib.blocks),
      crises: watch(lib.crises),
      quorum: watch(lib.quorum),
      loyalty: watch(lib.loyalty),
      destinations: watch(lib.destinations),
      ownCards: new Map([...lib.ownCards].map(([kind, cards]) => [kind, watch(cards)])),
      characters: watch(lib.characters),
      reactions: watchedPoints(lib.reactions, seen),
      triggers: watchedPoints(lib.triggers, seen),
    },
  };
}

class Watched<Thing> extends Map<string, Thing> {
  readonly #seen: Set<string>;

  constructor(things: ReadonlyMap<string, Thing>, seen: Set<string>) {
    super(things);
    this.#seen = seen;
  }

  override get(id: string): Thing | undefined {
    this.#seen.add(id);
    return super.get(id);
  }

  override values(): MapIterator<Thing> {
    for (const id of this.keys()) this.#seen.add(id);
    return super.values();
  }
}

function watchedPoints<Points extends object>(points: Points, seen: Set<string>): Points {
  return new Proxy(points, {
    get(all, point) {
      if (typeof point === 'string') seen.add(point);
      return Reflect.get(all, point);
    },
  });
}

/**
 * Locations, titles, tokens and skill cards stay. So does whatever else has something to say at a timing point or about
 * a question: whether anybody is asked depends on the cards that might be about, not on those that are.
 */
export function excerpt(books: readonly Book[], seen: Seen, objective: string): readonly Book[] {
  const carriedOut = new Set([...seen].map(id => /^[\w-]+\/([\w-]+)#/.exec(id)?.[1]));
  const cut = books.map(book => ({
    ...book,
    cards: book.cards.filter(card => isAlwaysThere(card) || seen.has(card.id) || carriedOut.has(card.id)),
    characters: book.characters.filter(({ id }) => seen.has(id)),
    objectives: book.objectives.filter(({ id }) => id === objective),
  }));
  const extras = understudies(books, cut, seen);
  return cut.map((book, at) => ({
    ...book,
    characters: books[at]?.characters.filter(one => book.characters.includes(one) || extras.has(one)) ?? [],
  }));
}

function isAlwaysThere(card: Card): boolean {
  return card.deck === 'skill' || ('abilities' in card && card.abilities !== undefined);
}

/**
 * Some timing points are there only where something in the game could answer. Where nothing that is left does, somebody
 * who does stays in the box.
 */
function understudies(books: readonly Book[], cut: readonly Book[], seen: Seen) {
  const answered = new Set(cut.flatMap(pointsIn));
  const extras = new Set<Book['characters'][number]>();
  for (const character of books.flatMap(book => book.characters)) {
    const points = pointsOf(character.abilities).filter(point => seen.has(point) && !answered.has(point));
    if (points.length > 0) extras.add(character);
    for (const point of points) answered.add(point);
  }
  return extras;
}

function pointsIn({ cards, characters, locations, titles, damageTokens }: Book): readonly string[] {
  const things: readonly object[] = [...cards, ...characters, ...locations, ...titles, ...damageTokens];
  return things.flatMap(thing => pointsOf('abilities' in thing ? (thing.abilities as Abilities) : undefined));
}

type Abilities = readonly Ability[] | undefined;

function pointsOf(abilities: Abilities): readonly string[] {
  return (abilities ?? []).flatMap(one => (one.kind === 'reaction' || one.kind === 'trigger' ? one.on : []));
}
