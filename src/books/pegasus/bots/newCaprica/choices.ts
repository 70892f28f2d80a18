/** Choices that come up on New Caprica and nowhere else, and where one likes to be then. */

import type { Scouted } from '#bots/facet.ts';
import { bestForMe } from '#bots/reasonable/best.ts';
import type { Outlook } from '#bots/reasonable/outlook.ts';
import { gainOf, lossOf } from '#bots/reasonable/prices.ts';
import type { ChoiceOf } from '#engine/model/choice.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { boardOf, isHuman, isPrisoner } from '#engine/rules/people.ts';
import { forcePrice, phaseOf, strandedPrice } from './prices.ts';

export function chooseForce(o: Outlook, { about, options }: ChoiceOf<'occupation'>): string {
  return bestForMe(o, options, id => (about === 'destroy' ? 1 : -1) * forcePrice(o, id));
}

export function chooseResource(o: Outlook, { options }: ChoiceOf<'resource'>): string {
  return bestForMe(o, options, id => {
    const resource = resources.find(r => r === id);
    return resource ? -lossOf(o, resource, 1) : 0;
  });
}

/** The locked ship on top: one that carries little may be found by the next patrol. */
export const lockedShips: Scouted = {
  top: o => o.view.slots.newCaprica?.locked[0],
  isGood(o, card) {
    const loss = o.lib.civilians.get(card)?.loss;
    return resources.reduce((sum, r) => sum + (loss?.[r] ? gainOf(o, r, 1) : 0), 0) <= 1.5;
  },
};

/** What is better or worse about being somewhere than what can be done there. */
export function standing(o: Outlook): number {
  const here = phaseOf(o);
  if (!here) return 0;
  const onPlanet = boardOf(o.run, o.me) === 'new-caprica';
  const stays = isHuman(o.run, o.me) && onPlanet ? strandedPrice(o) : 0;
  return (isPrisoner(o.run, o.me) ? -1 : 0) - (o.side === 'humans' ? stays : 0.3 * stays);
}
