/** What a player adds to a check that is to fail. */
import type { Seat } from '#engine/model/vocabulary.ts';
import type { CheckView } from '#engine/view/now.ts';
import type { Candidate } from './candidates.ts';
import { expectedShare } from './chances.ts';
import { later, lying } from './checkSoFar.ts';
import { disguised } from './disguise.ts';
import type { Outlook } from './outlook.ts';
import { suspicion } from './suspicion.ts';

/** What those who want it passed may still add: Cylons among the rest, and whoever began it. */
function comingFor(o: Outlook, check: CheckView, following: readonly Seat[]): number {
  const actor = o.view.doing.actors.at(-1);
  return following.reduce((sum, seat) => {
    const able = (o.view.seats[seat]?.handSize ?? 0) * expectedShare(check.skills);
    const willing = seat === actor ? 1 : suspicion(o, seat);
    return sum + willing * Math.min(able, 5);
  }, 0);
}

/** A Cylon in the open with the strongest card; in hiding with a single one, not always, and never face up. */
export function spoil(
  o: Outlook,
  check: CheckView,
  cards: Candidate[],
  matching: Candidate[],
  stake: number,
  max: number,
): string[] {
  if (stake < 0.5) return [];
  if (o.side === 'humans') return foil(o, check, cards, stake, max);
  const hiding = o.view.seats[o.me]?.revealed === 'no';
  if (hiding && o.conduct && !check.faceUp) return disguised(o, cards, matching, stake, max);
  if (cards.length === 0) return [];
  if (hiding && (check.faceUp || o.dice(3) > 0)) return [];
  const strongest = cards.sort((a, b) => b.strength - a.strength);
  return strongest.slice(0, Math.min(1, max)).map(c => c.card);
}

/** No more than it takes to make it fail. */
function foil(o: Outlook, check: CheckView, cards: Candidate[], stake: number, max: number): string[] {
  let over = lying(o, check) + comingFor(o, check, later(o)) + 1 - check.difficulty;
  let price = 0;
  const put: string[] = [];
  for (const card of cards.sort((a, b) => a.price / a.strength - b.price / b.strength)) {
    if (over < 0 || put.length >= max || price + card.price > stake) break;
    put.push(card.card);
    over -= card.strength;
    price += card.price;
  }
  return put;
}
