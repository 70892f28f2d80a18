/** Kinds of slots that several books have: cards held in secret, cards lying open, tokens. */
import type { Library } from '../library/library.ts';
import type { Hidden } from '../model/state.ts';
import type { CardId, PileName, Seat } from '../model/vocabulary.ts';
import { count, fields, list as listOf, oneOf, type Schema } from '../save/shape.ts';
import { type Laying, list, number, type Path } from './notation.ts';

/** Ids of a pile's cards, as a library has them. */
export type Ids = (lib: Library) => { has(id: string): boolean };

export type Known = CardId | undefined;

export const hiddenCards = (ids: { has(id: string): boolean }): Schema<Hidden[]> =>
  listOf(fields<Hidden>({ card: oneOf(ids), seen: count }));

/** Cards of which a view tells only some; nobody knows the others. */
export const unknownCards = (cards: readonly Known[]): Hidden[] =>
  cards.map(card => ({ card: card ?? '', seen: 0 }));

interface Secret {
  readonly pile: PileName;
  readonly ids: Ids;
  readonly key: string;
  /** What the set-up dealt stays where a position does not say otherwise. */
  readonly dealt?: true;
  /** What is wrong with cards in this hand, if something is. */
  readonly wrong?: (laying: Laying, seat: Seat) => string | undefined;
}

/** Cards in a player's hand that only he sees. */
export const secretHand = ({ pile, ids, key, dealt, wrong }: Secret) => {
  const own = (cards: readonly CardId[], seat: Seat): Hidden[] =>
    cards.map(card => ({ card, seen: 1 << seat }));
  return {
    initial: (): Hidden[] => [],
    check: (lib: Library) => hiddenCards(ids(lib)),
    view: (cards: Hidden[], known: (hidden: Hidden) => Known): readonly Known[] => cards.map(known),
    fromView: unknownCards,
    hidden: (cards: Hidden[]) => [{ pile, cards }],
    notation: {
      keys: { [key]: { is: 'cards', of: pile } as const },
      reference: key,
      lay(
        laying: Laying,
        given: { readonly [key: string]: unknown },
        before: Hidden[] | undefined,
        seat: Seat,
        path: Path,
      ) {
        const named = list(given, key);
        if (named === undefined) return dealt ? before : [];
        const at = [...path, key];
        const why = named.length === 0 ? undefined : wrong?.(laying, seat);
        if (why !== undefined) laying.complain(at, why);
        return own(laying.claim(pile, named, at), seat);
      },
      keep(
        laying: Laying,
        given: { readonly [key: string]: unknown },
        before: Hidden[] | undefined,
        seat: Seat,
      ) {
        if (!dealt || list(given, key) !== undefined) return before;
        return own(
          laying.keep(
            pile,
            (before ?? []).map(h => h.card),
          ),
          seat,
        );
      },
      write: (cards: Hidden[] | undefined) => ({ [key]: (cards ?? []).map(h => h.card) }),
    },
  };
};

/** Cards lying face up before a player. */
export const openCards = ({ pile, ids, key, wrong }: Omit<Secret, 'dealt'>) => ({
  initial: (): CardId[] => [],
  check: (lib: Library) => listOf(oneOf(ids(lib))),
  view: (cards: CardId[]): readonly CardId[] => cards.slice(),
  fromView: (cards: readonly CardId[]) => cards.slice(),
  open: (cards: readonly CardId[]) => cards,
  notation: {
    keys: { [key]: { is: 'cards', of: pile } as const },
    lay(
      laying: Laying,
      given: { readonly [key: string]: unknown },
      _before: CardId[] | undefined,
      seat: Seat,
      path: Path,
    ) {
      const named = list(given, key) ?? [];
      const why = named.length === 0 ? undefined : wrong?.(laying, seat);
      if (why !== undefined) laying.complain([...path, key], why);
      return laying.claim(pile, named, [...path, key]);
    },
    write: (cards: CardId[] | undefined) => ({ [key]: cards ?? [] }),
  },
});

/** Tokens before a player; those the set-up gave stay where a position does not say otherwise. */
export const tokens = (key: string) => ({
  initial: () => 0,
  check: (): Schema<number> => count,
  view: (n: number) => n,
  fromView: (n: number) => n,
  notation: {
    keys: { [key]: { is: 'count' } as const },
    lay: (_: Laying, given: { readonly [key: string]: unknown }, before: number | undefined) =>
      number(given, key) ?? before,
    write: (n: number | undefined) => ({ [key]: n ?? 0 }),
  },
});
