/** Lines that ask each of several players whether to do something, though they are no `may` of one. */
import type { CardOp, Effect } from '../../engine/model/effect.ts';

/** What whoever is asked would do; undefined where a line asks nobody that. */
export function wishOf(op: CardOp): Effect | undefined {
  switch (op.op) {
    case 'draw':
      return op.may === true ? [{ op: 'draw', who: 'you', n: op.n, from: op.from }] : undefined;
    case 'draw-if-few':
      return [{ op: 'draw', who: 'you', n: op.n, from: 'own' }];
    default:
      return undefined;
  }
}
