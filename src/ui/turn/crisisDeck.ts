import type { Card, CrisisCard } from '#engine/model/card.ts';

/** How many cards of the Crisis deck are of which kind: what a player has to expect. */
export function crisisDeck(cards: Iterable<Card>, deck: CrisisCard['deck'] = 'crisis') {
  const crises = [...cards].flatMap(card => ('activate' in card && card.deck === deck ? [card] : []));
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

/** The figures of the deck that a step of the turn is told with. */
export function figuresIn(
  { all, check, choice, attack, activate, jump }: ReturnType<typeof crisisDeck>,
  step: string,
): { readonly [name: string]: number } {
  if (step === 'activate') return { all, n: activate };
  if (step === 'jump') return { all, n: jump };
  return { all, check, choice, attack };
}
