/**
 * What one seat knows, behind `#seat=`. The cards that the seat has not seen are dealt anew, always in the same way:
 * whatever the others hold and the decks hide, the link is the same, so that it can tell nobody. Whoever opens it has
 * them dealt once more (`dealtFor`).
 */
import { forkFor, type Game, type Library, makeSave, type NotLoaded, parseSave } from '#engine/index.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { isObject, parseJson } from '#ui/links/json.ts';
import { type PackFault, pack, unpack } from '#ui/links/packed.ts';

/** The one deal of all links. */
const deal = 1;

export function packSeat(game: Game, seat: Seat): string {
  const { lib, state } = forkFor(game, seat, deal);
  // From the seed of a game all its luck could be worked out.
  const known = { ...state, options: { ...state.options, seed: deal } };
  const save = makeSave({ lib, state: known, log: undefined, origin: known, turns: [] });
  return pack(JSON.stringify([seat, JSON.parse(save)]));
}

export interface SeatKnown {
  readonly ok: true;
  readonly seat: Seat;
  /** A save in which what the seat has not seen lies anyhow. */
  readonly save: string;
}

export function unpackSeat(packed: string): SeatKnown | { readonly ok: false; readonly fault: PackFault } {
  const unpacked = unpack(packed);
  if (!unpacked.ok) return unpacked;
  const parts = parseJson(unpacked.text);
  const [seat, save]: readonly unknown[] = Array.isArray(parts) ? parts : [];
  if (!Number.isInteger(seat) || !isObject(save)) return { ok: false, fault: 'damaged' };
  return { ok: true, seat: Number(seat), save: JSON.stringify(save) };
}

/** A game as it may be for all that seat knows. */
export function dealtFor(
  lib: Library,
  { seat, save }: SeatKnown,
  seed: number,
): { readonly ok: true; readonly game: Game } | NotLoaded {
  const loaded = parseSave(lib, save);
  if (!loaded.ok) return loaded;
  if (loaded.game.state.seats[seat] === undefined) return { ok: false, fault: 'bad-position', where: 'seat' };
  return { ok: true, game: forkFor(loaded.game, seat, seed) };
}
