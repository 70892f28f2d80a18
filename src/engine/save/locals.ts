/** What instructions may keep in a frame; one of the core that is missing here does not compile. */

import type { Library } from '../library/library.ts';
import type { CoreLocals } from '../model/frame.ts';
import { sectors, shipKinds } from '../model/vocabulary.ts';
import { type Check, count, either, fields, list, oneOf, whole, yesOrNo } from './shape.ts';

/** A check for each local of these instructions. */
export type LocalChecks<L> = {
  readonly [K in keyof L]: { readonly [Name in keyof L[K]]: Check };
};

const seats = { left: list(count) };
const ships = { left: list(count) };
const kinds = { left: list(oneOf(shipKinds)) };
/** An icon stands for the procedure that carries it out. */
const icon =
  ({ blocks }: Library): Check =>
  (value, at) =>
    blocks.has(`activate-${String(value)}`) ? undefined : at;
const repeated = { count: whole };
const departure = { staying: list(count) };
const basestar = { destroyed: yesOrNo };

function coreLocals(lib: Library): LocalChecks<CoreLocals> {
  const icons = { left: list(icon(lib)) };
  const move = {
    goal: either(fields({ flight: oneOf(sectors) }), fields({ walk: oneOf(lib.locations) })),
  };
  return {
    'take-turns': { count, last: count },
    'take-actions': { ...repeated, side: oneOf(['human', 'cylon']) },
    'choose-move': move,
    'pay-for-move': move,
    'fly-on': move,
    land: move,
    walk: move,
    'walk-as-cylon': move,
    'enter-characters': seats,
    'draw-starting-hands': seats,
    draw: { ...seats, draws: yesOrNo },
    'do-option': { chosen: yesOrNo },
    'activate-icons': icons,
    activate: icons,
    'activate-raiders': { ...ships, area: oneOf(sectors) },
    'board-galactica': ships,
    'move-heavy-raiders': ships,
    'activate-basestars': ships,
    'draw-basestar-damage': basestar,
    'look-at-basestar': basestar,
    place: { ...kinds, launches: list(count) },
    launch: kinds,
    destroy: repeated,
    'damage-vipers': repeated,
    'damage-galactica': { ...repeated, left: list(oneOf(lib.tokens)) },
    attack: repeated,
    'activate-vipers': repeated,
    pilot: { recalled: yesOrNo },
    'recall-vipers': departure,
    'remove-ships': departure,
    'deal-sleeper': seats,
    scout: { pile: oneOf(['crisis', 'destination']) },
    'inspect-civilians': ships,
    'offer-to-pass-on': { passing: yesOrNo },
  };
}

type Checks = { readonly [local: string]: Check };

/** By block, the locals of the instructions in it. */
export function localsOfBlocks(lib: Library): (at: unknown) => Checks {
  const all: { readonly [op: string]: Checks | undefined } = Object.assign(
    coreLocals(lib),
    ...lib.sources.map(book => book.locals?.(lib)),
  );
  return at => {
    const found: Record<string, Check> = {};
    for (const { op } of lib.blocks.get(String(at))?.lines ?? []) {
      for (const [local, check] of Object.entries(all[op.op] ?? {})) {
        const other = found[local];
        found[local] = other ? either(other, check) : check;
      }
    }
    return found;
  };
}
