/** What stands behind `#`, as far as it is packed: the game in it, or why there is none. Never an exception. */

import { libraryOf } from '#books/libraries.ts';
import type { NotLoaded } from '#engine/index.ts';
import { savedBooks } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Scenario } from '#scenarios/index.ts';
import type { LocatedProblem } from '#scenarios/problem.ts';
import type { PackFault } from '#ui/links/packed.ts';
import { unpackSave } from './gameLink.ts';
import type { PackedKind } from './packedKinds.ts';
import { unpackPosition } from './positionLink.ts';
import { dealtFor, unpackSeat } from './seatLink.ts';

export type LinkOpened =
  | { readonly ok: true; readonly kind: 'game'; readonly save: string }
  | { readonly ok: true; readonly kind: 'position'; readonly scenario: Scenario }
  | { readonly ok: true; readonly kind: 'seat'; readonly seat: Seat; readonly state: State }
  | LinkFault;

export type LinkFault =
  | { readonly ok: false; readonly fault: PackFault }
  /** A scenario that does not hold; its text can be mended by hand. */
  | PositionFault
  | { readonly ok: false; readonly fault: 'not-loaded'; readonly loaded: NotLoaded };

export interface PositionFault {
  readonly ok: false;
  readonly fault: 'bad-position';
  readonly problems: readonly LocatedProblem[];
  readonly text: string;
}

/** `seed`: with what a seat does not know is dealt. */
export async function openLink(kind: PackedKind, packed: string, seed: number): Promise<LinkOpened> {
  switch (kind) {
    case 'game': {
      const unpacked = unpackSave(packed);
      return unpacked.ok ? { ok: true, kind, save: unpacked.text } : unpacked;
    }
    case 'position': {
      const unpacked = unpackPosition(packed);
      return unpacked.ok ? openScenario(unpacked.text) : unpacked;
    }
    case 'seat': {
      const known = unpackSeat(packed);
      if (!known.ok) return known;
      const loaded = dealtFor(await libraryOf(savedBooks(known.save) ?? []), known, seed);
      if (!loaded.ok) return { ok: false, fault: 'not-loaded', loaded };
      return { ok: true, kind, seat: known.seat, state: loaded.game.state };
    }
  }
}

/** A scenario in its notation, from a link, a file or somebody's keyboard; its reader is fetched only for that. */
export async function openScenario(
  text: string,
): Promise<Extract<LinkOpened, { kind: 'position' }> | PositionFault> {
  const { readShared } = await import('./readShared.ts');
  const read = await readShared(text);
  return read.ok
    ? { ok: true, kind: 'position', scenario: read.scenario }
    : { ok: false, fault: 'bad-position', problems: read.problems, text };
}
