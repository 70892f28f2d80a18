/** Whom the words of an effect reach: a crisis does nothing to revealed Cylons, unless a book says how it may. */
import { answered } from '../library/facet.ts';
import type { Who } from '../model/effect.ts';
import type { Instruction } from '../model/flow.ts';
import type { Frame } from '../model/frame.ts';
import type { Seat } from '../model/vocabulary.ts';
import { named } from '../queries/who.ts';
import { isHuman } from '../rules/people.ts';
import { blockOf, type Run } from '../run/run.ts';

/** The text of a crisis itself speaks, not a procedure it has set going. */
function isCrisis(run: Run, frame: Frame): boolean {
  const card: string | undefined = blockOf(run, frame).card;
  return card !== undefined && run.lib.crises.has(card);
}

/** All of them, or the one whose turn it is, even if the word does not name him any more: an office may have passed on. */
function meantBy(run: Run, who: Who, { only }: Frame): readonly Seat[] {
  return only === undefined ? named(run, who) : [only];
}

/** Those whom this hurts; nothing while a revealed Cylon is asked whether he lets it (cylon-turn.unaffected). */
export function subjected(run: Run, op: Instruction, who: Who, frame: Frame): readonly Seat[] | undefined {
  const seats = meantBy(run, who, frame);
  const cylons = isCrisis(run, frame) ? seats.filter(seat => !isHuman(run, seat)) : [];
  if (cylons.length === 0) return seats;
  const willing = answered(run, rules => rules.suffer?.(run, op, cylons, frame)) ?? [];
  return willing === 'asking'
    ? undefined
    : seats.filter(seat => !cylons.includes(seat) || willing.includes(seat));
}

/** Those to whom this does good. */
export function favoured(run: Run, who: Who, frame: Frame): readonly Seat[] {
  const seats = meantBy(run, who, frame);
  const cylons = isCrisis(run, frame) ? seats.filter(seat => !isHuman(run, seat)) : [];
  if (cylons.length === 0) return seats;
  const too = answered(run, rules => rules.benefit?.(run, cylons)) ?? [];
  return seats.filter(seat => !cylons.includes(seat) || too.includes(seat));
}
