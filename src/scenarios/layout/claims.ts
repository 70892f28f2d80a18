/** Taking the cards a position names, and leaving the others where the set-up put them as far as that goes. */
import type { CardId, PileName } from '#engine/model/vocabulary.ts';
import type { Path } from '../problem.ts';
import { complain, type Layout } from './context.ts';

/** The named cards, each taken out of the box once. */
export function claim(layout: Layout, pile: PileName, cards: readonly CardId[], path: Path): CardId[] {
  return cards.filter((card, i) => {
    if (layout.box.take(pile, card)) return true;
    complain(layout, [...path, i], 'none-left', { card });
    return false;
  });
}

/** The same for a single card. */
export function claimOne(layout: Layout, pile: PileName, card: CardId, path: Path): boolean {
  const taken = layout.box.take(pile, card);
  if (!taken) complain(layout, path, 'elsewhere', { card });
  return taken;
}

/** What is not named stays as the set-up dealt it; a card that is wanted elsewhere is replaced by one of its pile. */
export function keep(
  layout: Layout,
  pile: PileName,
  cards: readonly CardId[],
  fits?: (card: CardId) => boolean,
): CardId[] {
  return cards.flatMap(card => {
    if (layout.box.take(pile, card)) return [card];
    const home = layout.lib.faces.get(card)?.skill ?? pile;
    return layout.box.takeAny(home, layout.below, fits) ?? [];
  });
}
