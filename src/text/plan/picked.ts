import type { CardOp, Effect } from '#engine/model/effect.ts';

/** Operations that can take up the choice themselves: "send another player to the Brig". */
export function namesPicked(op: CardOp): boolean {
  switch (op.op) {
    case 'send':
    case 'station':
      return op.who === 'picked';
    case 'title':
    case 'give':
    case 'give-loyalty':
      return op.to === 'picked';
    case 'peek-loyalty':
      return op.of === 'picked';
    case 'take':
      return op.from === 'picked';
    default:
      return false;
  }
}

/** A body is meant, not a hand: where the person stands, or where they are sent, matters. */
export function isCharacter(among: object, effect: Effect): boolean {
  return 'on' in among || 'at' in among || effect.some(movesPicked);
}

function movesPicked(op: CardOp): boolean {
  if (op.op === 'send' || op.op === 'station' || op.op === 'procedure') return op.who === 'picked';
  if (op.op === 'if') return op.then.some(movesPicked) || (op.else?.some(movesPicked) ?? false);
  return op.op === 'check' && (op.pass.some(movesPicked) || op.fail.some(movesPicked));
}
