/** What a player adds to a check that is to pass. */
import type { CheckView } from '#engine/view/now.ts';
import type { Candidate } from './candidates.ts';
import { expectedFrom } from './chances.ts';
import { later, lying } from './checkSoFar.ts';
import type { Outlook } from './outlook.ts';

/** People have more to add than they usually do, and add it where a check depends on it. */
const willing = 1.2;

/** What a card is missed for of its price: there are new ones every turn. */
const thrift = 0.6;

/** How far the strength of a check may be off what it looks like. */
const blur = 2.2;

/** The chance that a check passes whose strength is expected to be so much above the difficulty. */
const chanceAbove = (margin: number): number => 1 / (1 + Math.exp(-(margin + 0.5) / blur));

/** What it is worth that the check comes to that strength; passing in part counts as less than half. */
function promise(check: CheckView, strength: number, stake: number): number {
  const whole = chanceAbove(strength - check.difficulty);
  if (check.partial === undefined) return stake * whole;
  return stake * (0.6 * whole + 0.4 * chanceAbove(strength - check.partial));
}

/** As many of the cards I miss least as pay: nothing where it cannot be reached, or is reached without me. */
export function support(
  o: Outlook,
  check: CheckView,
  cards: Candidate[],
  stake: number,
  max: number,
): string[] {
  const following = later(o);
  const coming = following.reduce((sum, seat) => sum + Math.max(0, expectedFrom(o, seat, check.skills)), 0);
  const there = lying(o, check);
  o.watch?.reckons({ missing: check.difficulty - there, coming });
  const sorted = cards.sort((a, b) => a.price / a.strength - b.price / b.strength);
  let strength = there + willing * coming;
  let price = 0;
  let most = promise(check, strength, stake);
  let n = 0;
  for (const [i, card] of sorted.slice(0, max).entries()) {
    strength += card.strength;
    price += card.price;
    const gain = promise(check, strength, stake) - thrift * price;
    if (gain <= most) continue;
    most = gain;
    n = i + 1;
  }
  return sorted.slice(0, n).map(({ card }) => card);
}
