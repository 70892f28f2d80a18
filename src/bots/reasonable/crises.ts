/** Crisis cards as a whole: their options, results, icons. */

import type { CrisisCard } from '#engine/model/card.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import { openOptions } from '#engine/queries/options.ts';
import { optionChooser } from '#engine/queries/who.ts';
import { current } from '#engine/run/find.ts';
import { firstOf } from '../facet.ts';
import type { Outlook } from './outlook.ts';
import { stepPrice } from './prices.ts';
import { harmOf } from './threats.ts';
import { preferred, worthOfBlock } from './worth/worth.ts';

/** Puts the card on the table, for questions about it. */
function facing<T>(o: Outlook, card: CardId, read: () => T): T {
  const drawer = current(o.run);
  const crisis = { card, drawer, super: false, icons: true, option: undefined, placed: [], replaced: false };
  o.run.state.stack.push({ at: 'crisis-step', pc: 0, seat: drawer, crisis });
  const result = read();
  o.run.state.stack.pop();
  return result;
}

const worthOfOption = (o: Outlook, { deck, id }: CrisisCard, option: string) =>
  worthOfBlock(o, `${deck}/${id}#${option}`, current(o.run));

/** Any option of the card, by its id. */
export function optionWorth(o: Outlook, id: CardId, option: string): number {
  const card = o.lib.crises.get(id);
  return card ? facing(o, id, () => worthOfOption(o, card, option)) : 0;
}

/** All that comes of the card, with its icons or without. */
export function crisisWorth(o: Outlook, id: CardId, icons = true): number {
  const card = o.lib.crises.get(id);
  if (!card) return 0;
  let sum = facing(o, id, () => {
    const options = openOptions(o.run).map(option => worthOfOption(o, card, option));
    if (options.length > 0) return preferred(o, optionChooser(o.run), options);
    return worthOfOption(o, card, '') + (card.attack ? worthOfOption(o, card, 'special') : 0);
  });
  if (icons) {
    for (const what of card.activate) sum -= harmOf(o, what);
    const last = firstOf(o.knowledge.facets, facet => facet.lastIcon?.(o, card));
    sum += last ?? (card.jump ? stepPrice(o) : 0);
  }
  return sum;
}
