/** Drawing from, returning to and looking into piles. */
import type { Hidden, Pile } from '../model/state.ts';
import type { CardId, Count, PileName } from '../model/vocabulary.ts';
import { pickByChance } from './chance.ts';
import { emit, type Run } from './run.ts';

export function emptyPile(): Pile {
  return { top: [], bag: [], bottom: [], discard: [] };
}

export function pileSize(pile: Pile): number {
  return pile.top.length + pile.bag.length + pile.bottom.length;
}

/** Piles whose discards become the new pile when it is used up (limits.reshuffle-all). */
function reshuffles(name: PileName): boolean {
  return name !== 'loyalty' && name !== 'destiny' && name !== 'civilians';
}

/** The next card, or `undefined` when there is none anywhere (skill-cards.all-in-play). */
export function drawHidden(run: Run, name: PileName): Hidden | undefined {
  const pile = run.state.piles[name];
  if (pileSize(pile) === 0 && pile.discard.length > 0 && reshuffles(name)) {
    pile.bag = pile.discard;
    pile.discard = [];
    emit(run, 'deck-reshuffled', { pile: name });
  }
  const top = pile.top.shift();
  if (top) return top;
  if (pile.bag.length > 0) {
    const i = pickByChance(run, { prompt: 'draw-card', about: name }, pile.bag);
    const card = pile.bag[i];
    const last = pile.bag.pop();
    if (card === undefined || last === undefined) throw new Error(`Pile ${name} lost a card`);
    if (i < pile.bag.length) pile.bag[i] = last;
    return { card, seen: 0 };
  }
  return pile.bottom.shift();
}

export function draw(run: Run, name: PileName): CardId | undefined {
  return drawHidden(run, name)?.card;
}

export function drawSeveral(run: Run, name: PileName, n: Count): Hidden[] {
  const drawn: Hidden[] = [];
  while (drawn.length < n) {
    const hidden = drawHidden(run, name);
    if (!hidden) break;
    drawn.push(hidden);
  }
  return drawn;
}

/** Mix cards into a pile: from now on nobody knows where anything lies. */
export function shuffleIn(run: Run, name: PileName, cards: readonly CardId[]): void {
  const pile = run.state.piles[name];
  pile.bag = [...pile.top.map(h => h.card), ...pile.bag, ...pile.bottom.map(h => h.card), ...cards];
  pile.top = [];
  pile.bottom = [];
}

export function discardTo(run: Run, name: PileName, card: CardId): void {
  run.state.piles[name].discard.push(card);
}
