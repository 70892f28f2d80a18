import type { CardOp, Effect } from '#engine/model/effect.ts';

/**
 * The order in which to tell: that of what happens. What is added to a roll before it is made again falls on the new roll,
 * so it is told after it; one operation may stand for two that readers take for one. Who is touched one by one, is told as
 * all are.
 */
export function inTellingOrder(effect: Effect): Effect {
  const told: CardOp[] = [];
  for (const op of effect.flatMap(one => (one.op === 'one-by-one' ? one.do : [one]))) {
    const last = told.at(-1);
    if (op.op === 'reroll' && last !== undefined && amendsRoll(last)) told.splice(-1, 1, op, last);
    else told.push(op);
  }
  return told;
}

function amendsRoll(op: CardOp): boolean {
  if (op.op === 'amend-roll') return true;
  return op.op === 'if' && op.else === undefined && op.then.every(amendsRoll);
}
