/** What the abilities of Daybreak's sheets do. */

import type { Worths } from '#bots/facet.ts';
import type { Outlook } from '#bots/reasonable/outlook.ts';
import { cardPrice, civilianPrice } from '#bots/reasonable/prices.ts';
import { suspicion } from '#bots/reasonable/suspicion.ts';
import { shipsOf } from '#engine/rules/ships.ts';
import { nearest, you } from '#engine/run/find.ts';
import type { PeopleOps } from '../engine/words/people.ts';

const tokenPrice = 1;

/** Better with a friend than with a foe. */
const atHand = (o: Outlook, price: number): number => {
  const other = nearest(o.run, 'picked');
  return other === undefined || other < 0 ? 0 : price * (1 - 2 * suspicion(o, other));
};

export const sheetWorth: Worths<PeopleOps> = {
  'pass-miracle': (o, { to }) =>
    to === 'picked' ? atHand(o, tokenPrice) - tokenPrice * 0.9 : tokenPrice * 0.9 - atHand(o, tokenPrice),
  'play-mutiny': () => 1.2,
  'spare-discard': o => 0.7 * cardPrice(o, o.me),
  'ignore-icons': () => 0,
  'draw-and-keep': (o, { keep }) => keep * cardPrice(o, you(o.run)),
  escort: o => civilianPrice(o) - 0.9,
  'exchange-civilian': o => (shipsOf(o.run, 'civilian').length > 0 ? 0.2 : 0),
  'give-cards': (o, { n }) => atHand(o, n * 0.4) - n * 0.3,
  'take-all': o => -atHand(o, 1),
  'owe-brig': () => -2,
};
