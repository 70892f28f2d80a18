/** What instructions may keep in a frame; one of the core that is missing here does not compile. */

import type { Library } from '../library/library.ts';
import type { CoreLocals, Move } from '../model/frame.ts';
import { type Activation, sectors, shipKinds } from '../model/vocabulary.ts';
import {
  count,
  type Entries,
  either,
  fields,
  list,
  oneOf,
  type Schema,
  text,
  whole,
  yesOrNo,
} from './shape.ts';

/** A schema for each local of these instructions. */
export type LocalChecks<L> = {
  readonly [K in keyof L]: Entries<L[K]>;
};

const seats = { left: list(count) };
const ships = { left: list(count) };
const kinds = { left: list(oneOf(shipKinds)) };
/** An icon stands for the procedure that carries it out. */
const icon = ({ blocks }: Library): Schema<Activation> =>
  oneOf<Activation>({ has: word => blocks.has(`activate-${word}`) });
const repeated = { count: whole };
const departure = { staying: list(count) };
const chosen = { chosen: text, paid: yesOrNo };
const basestar = { destroyed: yesOrNo };

/** Where somebody is on the way to. */
export const goal = (lib: Library): Schema<Move['goal']> =>
  either(
    fields<Extract<Move['goal'], { flight: unknown }>>({ flight: oneOf(sectors) }),
    fields<Extract<Move['goal'], { walk: unknown }>>({ walk: oneOf(lib.locations) }),
  );

function coreLocals(lib: Library): LocalChecks<CoreLocals> {
  const icons = { left: list(icon(lib)) };
  const move = {
    goal: goal(lib),
  };
  const leaving = { ...move, from: oneOf(lib.locations) };
  return {
    'take-turns': { count, last: count },
    'take-actions': { ...repeated, side: oneOf(['human', 'cylon']) },
    'choose-move': move,
    'set-out': leaving,
    'pay-for-move': move,
    'break-off-move': leaving,
    'fly-on': move,
    land: move,
    walk: move,
    'walk-as-cylon': move,
    'enter-characters': seats,
    'draw-starting-hands': seats,
    draw: { ...seats, draws: yesOrNo },
    'one-by-one': seats,
    'do-option': { chosen: yesOrNo },
    'activate-icons': icons,
    activate: icons,
    'activate-raiders': { ...ships, area: oneOf(sectors) },
    'board-galactica': ships,
    'move-heavy-raiders': ships,
    'activate-basestars': ships,
    'draw-basestar-damage': basestar,
    'look-at-basestar': basestar,
    station: seats,
    // -1 where whoever played it has left the game.
    'play-quorum': { player: whole },
    place: { ...kinds, launches: list(count), sectors: list(oneOf(sectors)) },
    deploy: { ...kinds, launches: list(count), area: oneOf(sectors) },
    launch: kinds,
    destroy: repeated,
    'damage-vipers': repeated,
    'damage-galactica': { ...repeated, left: list(oneOf(lib.tokens)) },
    attack: repeated,
    'activate-vipers': { ...repeated, ...chosen, ships: list(count) },
    'activate-own-viper': chosen,
    pilot: { recalled: yesOrNo, area: oneOf(sectors) },
    'recall-vipers': departure,
    'remove-ships': departure,
    'deal-sleeper': seats,
    contribute: { owner: count, added: list(text) },
    'draw-multi-skill': { count },
    'activate-location': { used: list(oneOf(lib.locations)) },
    scout: { pile: oneOf(lib.scouted) },
    'inspect-civilians': ships,
    'offer-to-pass-on': { passing: yesOrNo },
  };
}

type Checks = { readonly [local: string]: Schema };

/** By block, the locals of the instructions in it. */
export function localsOfBlocks(lib: Library): (at: unknown) => Checks {
  const all: { readonly [op: string]: Checks | undefined } = Object.assign(
    coreLocals(lib),
    ...lib.sources.map(book => book.code.locals?.(lib)),
  );
  return at => {
    const found: Record<string, Schema> = {};
    for (const { op } of lib.blocks.get(String(at))?.lines ?? []) {
      for (const [local, check] of Object.entries(all[op.op] ?? {})) {
        const other = found[local];
        found[local] = other ? either(other, check) : check;
      }
    }
    return found;
  };
}
