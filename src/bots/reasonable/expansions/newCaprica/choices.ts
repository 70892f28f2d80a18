/** Choices that come up on New Caprica and nowhere else. */
import type { ChoiceOf } from '#engine/model/choice.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { boardOf, isHuman, isPrisoner } from '#engine/rules/people.ts';
import { bestForMe } from '../../best.ts';
import { mine, type Outlook } from '../../outlook.ts';
import { gainOf, lossOf } from '../../prices.ts';
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

/** A ship that carries much lies on top, where the next patrol finds it, or out of the way. */
export function topShip(o: Outlook): string {
  const card = o.view.slots.newCaprica?.locked[0];
  const loss = card === undefined ? undefined : o.lib.civilians.get(card)?.loss;
  const carries = resources.reduce((sum, r) => sum + (loss?.[r] ? gainOf(o, r, 1) : 0), 0);
  return mine(o, carries > 1.5 ? -1 : 1) > 0 ? 'top' : 'bottom';
}

/** What is better or worse about being somewhere than what can be done there. */
export function standing(o: Outlook): number {
  const here = phaseOf(o);
  if (!here) return 0;
  const onPlanet = boardOf(o.run, o.me) === 'new-caprica';
  const stays = isHuman(o.run, o.me) && onPlanet ? strandedPrice(o) : 0;
  return (isPrisoner(o.run, o.me) ? -1 : 0) - (o.side === 'humans' ? stays : 0.3 * stays);
}
