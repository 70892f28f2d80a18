import type { Book } from '../../engine/model/card.ts';

/** How many cards of the Crisis deck are of which kind: what a player has to expect. */
export function crisisDeck({ cards }: Book) {
  const crises = cards.flatMap(card => (card.deck === 'crisis' ? [card] : []));
  const count = (is: (card: (typeof crises)[number]) => boolean) =>
    crises.reduce((sum, card) => (is(card) ? sum + card.count : sum), 0);
  return {
    all: count(() => true),
    check: count(({ check }) => check !== undefined),
    choice: count(({ check, options }) => check === undefined && options !== undefined),
    attack: count(({ attack }) => attack !== undefined),
    activate: count(({ activate }) => activate.length > 0),
    jump: count(({ jump }) => jump),
  };
}
