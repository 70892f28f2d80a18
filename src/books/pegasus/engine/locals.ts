/** What the instructions of Pegasus may keep in a frame. */
import type { Library } from '#engine/library/library.ts';
import { sectors, shipKinds } from '#engine/model/vocabulary.ts';
import type { LocalChecks } from '#engine/save/locals.ts';
import { count, fields, list, oneOf, whole, yesOrNo } from '#engine/save/shape.ts';
import type { PegasusLocals } from './words.ts';

export function pegasusLocals(lib: Library): LocalChecks<PegasusLocals> {
  const location = oneOf(lib.locations);
  return {
    evacuate: { count: whole },
    'prepare-or-evacuate': { chosen: oneOf(['prepare', 'evacuate']) },
    'scout-locked': { seen: yesOrNo },
    'advance-occupation': { left: list(location) },
    'destroy-force': { count: whole },
    'meet-in-orbit': { left: list(oneOf(shipKinds)) },
    'execute-those-left': { left: list(count) },
    'draw-if-few': { left: list(count), draws: yesOrNo },
    'trade-destiny': { traded: yesOrNo },
    hit: { count: whole },
    'next-execution': { waiting: list(fields({ block: oneOf(lib.blocks), seat: count })), over: yesOrNo },
    'remove-character': { fell: location },
    'enter-replacement': { area: oneOf(sectors), fell: location },
  };
}
