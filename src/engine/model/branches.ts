/** The effects that lie inside an operation, by the name of the branch: the one place that knows how trees nest. */
import type { Instruction } from './flow.ts';

export type Branches = readonly (readonly [branch: string, effect: readonly Instruction[]])[];

const none: Branches = [];

export function branches(op: Instruction): Branches {
  switch (op.op) {
    case 'choose':
      return op.options.map(option => [option.id, option.do] as const);
    case 'may':
      return [['do', op.do], ...(op.else ? [['else', op.else] as const] : [])];
    case 'if':
    case 'when':
      return [['then', op.then], ...(op.else ? [['else', op.else] as const] : [])];
    case 'one-by-one':
      return [['do', op.do]];
    case 'roll':
      return op.outcomes.map(o => [o.from === o.to ? `${o.from}` : `${o.from}-${o.to}`, o.do] as const);
    case 'risk':
      return [
        ['reward', op.reward],
        ['loss', op.loss],
      ];
    case 'after-check':
      return [['pass', op.pass], ...(op.fail ? [['fail', op.fail] as const] : [])];
    case 'check':
      return [
        ['pass', op.pass],
        ...(op.partialDo ? [['partial', op.partialDo] as const] : []),
        ['fail', op.fail],
      ];
    default:
      return none;
  }
}
