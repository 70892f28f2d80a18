/** When a Cylon stops hiding. */
import type { CardId } from '#engine/model/vocabulary.ts';
import { isPrisoner } from '#engine/rules/people.ts';
import { sumOf } from '../facet.ts';
import type { Outlook } from './outlook.ts';
import { titlePrice } from './prices.ts';
import { worthOfBlock } from './worth/worth.ts';

/** What hiding is worth by itself: more where the humans have to do more than jump, which he can spoil unseen. */
function hiding(o: Outlook, late: boolean): number {
  const objective = o.lib.objectives.get(o.view.options.objective);
  return (late ? 1.5 : 3) + (objective ? sumOf(o.knowledge.facets, facet => facet.hiding?.(objective)) : 0);
}

/**
 * What a Cylon gains by revealing now. In hiding he spoils checks and holds titles, but has to work with the others;
 * in the open he uses the Cylon locations, and the further the fleet has come the less hiding is worth. A prisoner's card has no power
 * (brig.reveal-without-power), but later in the game nothing is left for him to do there.
 */
export function revealing(o: Outlook, card: CardId): number {
  const late = o.view.passed.includes('sleeper');
  if (isPrisoner(o.run, o.me)) return late ? 4 : 0;
  const power = -worthOfBlock(o, `loyalty/${card}#reveal`);
  let offices = 0;
  for (const [title, seat] of Object.entries(o.view.titles))
    if (seat === o.me) offices += titlePrice(o, title);
  return power - offices - hiding(o, late);
}
