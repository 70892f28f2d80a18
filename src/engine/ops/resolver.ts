import type { Line } from '../library/library.ts';
import type { Instruction, OpName, OpOf } from '../model/flow.ts';
import type { Frame, FrameOf } from '../model/frame.ts';
import type { Again, Run } from '../run/run.ts';

/**
 * Carries out one operation. Gives nothing when it is done, 'again' when it has asked something or called a block
 * it must hear from: then it is carried out again, with the answers to be taken.
 */
export type Resolver<K extends OpName> = (
  run: Run,
  op: OpOf<K>,
  frame: FrameOf<K>,
  child: Line['child'],
) => Again;

/** As a line calls it, which names its operation at run time. */
export type AnyResolver = (run: Run, op: Instruction, frame: Frame, child: Line['child']) => Again;

export type Resolvers<K extends OpName> = { readonly [N in K]: Resolver<N> };

/** Those that a book has; which, its cards and procedures say. */
export type Operations = Partial<Resolvers<OpName>>;
