/** The part of a book that a play looks at: a page that shows it ships no other card. */
import type { Library } from '../../engine/index.ts';
import type { Book, Card } from '../../engine/model/card.ts';

/** What has been looked up in a library: ids of cards and characters, and of the blocks of their effects. */
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

/**
 * Locations, titles, tokens and skill cards stay. So does whatever else has something to say at a timing point or about
 * a question: whether anybody is asked depends on the cards that might be about, not on those that are.
 */
export function excerpt(book: Book, seen: Seen, objective: string): Book {
  const carriedOut = new Set([...seen].map(id => /^[\w-]+\/([\w-]+)#/.exec(id)?.[1]));
  return {
    ...book,
    cards: book.cards.filter(card => isAlwaysThere(card) || seen.has(card.id) || carriedOut.has(card.id)),
    characters: book.characters.filter(({ id }) => seen.has(id)),
    objectives: book.objectives.filter(({ id }) => id === objective),
  };
}

function isAlwaysThere(card: Card): boolean {
  return card.deck === 'skill' || ('abilities' in card && card.abilities !== undefined);
}
