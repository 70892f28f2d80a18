/** Choices that only Pegasus puts. */

import { best, bestForMe } from '#bots/reasonable/best.ts';
import { crisisWorth } from '#bots/reasonable/crises.ts';
import { mine, type Outlook } from '#bots/reasonable/outlook.ts';
import { civilianPrice, damagePrice, lossOf } from '#bots/reasonable/prices.ts';
import { checkStake } from '#bots/reasonable/stakes.ts';
import type { ChoiceOf } from '#engine/model/choice.ts';
import { resources, sectors } from '#engine/model/vocabulary.ts';
import { shipsAt } from '#engine/rules/ships.ts';

/** Pegasus can be lost, Galactica must not. */
export function damagedShip(o: Outlook, { options }: ChoiceOf<'damaged-ship'>): string {
  const lost = o.view.slots.pegasus?.damage.length ?? 0;
  return bestForMe(o, options, id => (id === 'galactica' ? -damagePrice(o) : -(1 + 0.6 * lost)));
}

/** Where there is most to hit and least to lose. */
export function area(o: Outlook, { options }: ChoiceOf<'area'>): string {
  return bestForMe(o, options, id => {
    const at = sectors.find(sector => sector === id);
    if (at === undefined) return 0;
    const here = (kind: 'raider' | 'viper' | 'civilian') => shipsAt(o.run, at, kind).length;
    return Math.min(4, here('raider')) - 0.3 * here('viper') - 0.4 * civilianPrice(o) * here('civilian');
  });
}

export function shield(o: Outlook, { options }: ChoiceOf<'shield'>): string {
  return bestForMe(o, options, id => {
    const resource = resources.find(r => r === id);
    return resource ? lossOf(o, resource, 1) : 0;
  });
}

/** Crises that are better than usual for us come first. */
export function arrange(o: Outlook, { options }: ChoiceOf<'arrange'>): string {
  return best(o, options, ({ id }) => {
    const [card = '', to] = id.split(':');
    const worth = mine(o, crisisWorth(o, card) + 1.5);
    return to === 'top' ? worth : -worth;
  });
}

export const study = (o: Outlook): string =>
  mine(o, o.view.check ? checkStake(o, o.view.check) : 0) > 1.5 ? 'check' : 'hand';
