/** How a check stands when it is my turn to add cards. */
import type { Seat } from '#engine/model/vocabulary.ts';
import { face } from '#engine/rules/hands.ts';
import type { CheckView } from '#engine/view/now.ts';
import { fromDestiny } from './chances.ts';
import type { Outlook } from './outlook.ts';
import { suspicion } from './suspicion.ts';

/** Strength of an unseen card in a check, of a human; and how much less it is of a Cylon. */
const friendly = 2.4;
const foul = 4;

/** What lies in the check already: face up for all to see, otherwise by what may be expected of who put it there. */
export function lying(o: Outlook, check: CheckView): number {
  if (check.faceUp) {
    return check.cards.reduce((sum, card) => {
      const { skill, strength } = face(o.run, card);
      if (check.worthless.includes(skill)) return sum;
      return check.skills.includes(skill) || check.positive.includes(skill) ? sum + strength : sum - strength;
    }, 0);
  }
  let sum = fromDestiny(o, check.skills);
  for (const { by, n } of check.counts) {
    if (by === undefined || by === o.me) continue;
    const doubt = suspicion(o, by);
    sum += n * (friendly - foul * doubt);
  }
  return sum;
}

/** Players who have still to add cards after me; the current player is the last. */
export function later(o: Outlook): Seat[] {
  const n = o.view.seats.length;
  const last = o.view.turn?.seat ?? o.view.first;
  const seats: Seat[] = [];
  for (let seat = o.me; seat !== last; ) {
    seat = (seat + 1) % n;
    seats.push(seat);
  }
  return seats;
}
