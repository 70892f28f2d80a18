/** What the instructions of Pegasus may keep in a frame. */
import type { Library } from '../../library/library.ts';
import { sectors, shipKinds } from '../../model/vocabulary.ts';
import type { LocalChecks } from '../../save/locals.ts';
import { either, fields, list, oneOf, whole } from '../../save/shape.ts';
import type { PegasusLocals } from './words.ts';

export function pegasusLocals(lib: Library): LocalChecks<PegasusLocals> {
  const location = oneOf(lib.locations);
  const move = {
    goal: either(fields({ flight: oneOf(sectors) }), fields({ walk: location })),
    from: location,
  };
  return {
    evacuate: { count: whole },
    'meet-in-orbit': { left: list(oneOf(shipKinds)) },
    'set-out': move,
    'break-off-move': move,
  };
}
