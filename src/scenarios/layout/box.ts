/**
 * The cards and tokens of the game while a position is laid out: everything is taken from here and what is left over
 * goes back to its pile, so that nothing can be in two places. Destiny has no box: its cards come from the skill decks.
 */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { CardId, PileName } from '#engine/model/vocabulary.ts';
import { filledSlots } from '#engine/slots/each.ts';

export class Box {
  readonly #left = new Map<PileName, CardId[]>();
  readonly #homes: (card: CardId, lyingIn: PileName) => PileName;

  /** Gathers what a set-up has laid out. */
  constructor(lib: Library, state: State) {
    this.#homes = (card, lyingIn) => lib.faces.get(card)?.skill ?? lyingIn;
    for (const name of lib.piles) this.#gather(name, state.piles[name].bag);
    for (const seat of state.seats) {
      for (const card of seat.hand) this.#gather('destiny', [card]);
      this.#gather('loyalty', [...seat.loyalty.map(h => h.card), ...seat.shown]);
    }
    for (const [slot, value] of filledSlots(lib, state)) {
      for (const { pile, cards } of slot.hidden?.(value) ?? [])
        this.#gather(
          pile,
          cards.map(h => h.card),
        );
    }
    this.#gather(
      'quorum',
      state.quorumHand.map(h => h.card),
    );
    for (const ship of [...state.ships, ...(state.afar ?? [])])
      if (ship.cargo) this.#gather('civilians', [ship.cargo.card]);
  }

  #gather(name: PileName, cards: readonly CardId[]): void {
    for (const card of cards) this.#of(card, name).push(card);
  }

  #of(card: CardId, lyingIn: PileName): CardId[] {
    const home = this.#homes(card, lyingIn);
    const cards = this.#left.get(home) ?? [];
    this.#left.set(home, cards);
    return cards;
  }

  /** Takes one such card, if there is any left. */
  take(pile: PileName, card: CardId): boolean {
    const cards = this.#of(card, pile);
    const i = cards.indexOf(card);
    if (i < 0) return false;
    cards.splice(i, 1);
    return true;
  }

  put(pile: PileName, card: CardId): void {
    this.#of(card, pile).push(card);
  }

  /** Takes any card that will do. */
  takeAny(
    pile: PileName,
    below: (n: number) => number,
    fits: (card: CardId) => boolean = () => true,
  ): CardId | undefined {
    const fitting = this.rest(pile).filter(fits).sort();
    const card = fitting[below(fitting.length)];
    if (card !== undefined) this.take(pile, card);
    return card;
  }

  rest(pile: PileName): readonly CardId[] {
    return this.#left.get(pile) ?? [];
  }
}
