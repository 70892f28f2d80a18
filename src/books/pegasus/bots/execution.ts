/** What it is worth that somebody is executed. */
import type { Outlook } from '#bots/reasonable/outlook.ts';
import { lossOf } from '#bots/reasonable/prices.ts';
import { suspicion } from '#bots/reasonable/suspicion.ts';
import type { Who } from '#engine/model/effect.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { named } from '#engine/queries/who.ts';
import { isHuman } from '#engine/rules/people.ts';

/** A loyal human costs morale and a hand; a Cylon is found out, and loses the hand at the least. */
function lossWorth(o: Outlook, seat: Seat): number {
  const hand = 0.15 * (o.view.seats[seat]?.handSize ?? 0);
  if (!isHuman(o.run, seat)) return 0.6 + hand;
  const doubt = suspicion(o, seat);
  return doubt * (2.5 + hand) - (1 - doubt) * (lossOf(o, 'morale', 1) + 1.5 + hand);
}

export const executionWorth = (o: Outlook, who: Who): number =>
  named(o.run, who).reduce((sum, seat) => sum + lossWorth(o, seat), 0);
