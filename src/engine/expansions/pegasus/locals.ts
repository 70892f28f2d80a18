/** What the instructions of Pegasus may keep in a frame. */
import { shipKinds } from '../../model/vocabulary.ts';
import type { LocalChecks } from '../../save/locals.ts';
import { list, oneOf, whole } from '../../save/shape.ts';
import type { PegasusLocals } from './words.ts';

export const pegasusLocals = (): LocalChecks<PegasusLocals> => ({
  evacuate: { count: whole },
  'meet-in-orbit': { left: list(oneOf(shipKinds)) },
});
