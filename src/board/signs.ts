/**
 * Line drawings of people, places and tools on the grid of 24, drawn with `currentColor`. Filled outlines (`symbols/`) are
 * things that lie on the table; lines are who acts, where, and what one can press. `docs/design.md` says how they are drawn.
 */
import type { CharacterClass } from '#engine/model/people.ts';
import type { CharacterId, LocationId } from '#engine/model/vocabulary.ts';
import { type BoardFacets, frameIn, signIn } from './facet.ts';
import { type Drawing, emblemFrames, type Frame, plainFrame } from './symbols/emblems.ts';

export type { Drawing, Frame } from './symbols/emblems.ts';

/** What stands for one person whatever their class: a head and shoulders for somebody that no book has drawn. */
export const personSign = (who: CharacterId, facets: BoardFacets): Drawing =>
  signIn(facets, 'people', who) ?? {
    lines: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M3.5 21c0-5 3.5-8 8.5-8s8.5 3 8.5 8z',
  };

/** What stands for a location: a plain room where no book has drawn it. */
export const placeSign = (where: LocationId, facets: BoardFacets): Drawing =>
  signIn(facets, 'places', where) ?? { lines: 'M3.5 3.5h13l4 4v13h-17z' };

const isCore = (kind: CharacterClass): kind is keyof typeof emblemFrames => Object.hasOwn(emblemFrames, kind);

const frameOf = (kind: CharacterClass, facets: BoardFacets): Frame =>
  isCore(kind) ? emblemFrames[kind] : (frameIn(facets, kind) ?? plainFrame);

/** An emblem: the frame tells the class, the sign in it the person. */
export interface EmblemDrawing {
  /** On the grid of 40. */
  readonly frame: string;
  /** Where the sign begins in it. */
  readonly at: readonly [x: number, y: number];
  readonly sign: Drawing;
}

export function emblemOf(
  { id, class: kind }: { readonly id: CharacterId; readonly class: CharacterClass },
  facets: BoardFacets,
): EmblemDrawing {
  const { frame, at } = frameOf(kind, facets);
  return { frame, at, sign: personSign(id, facets) };
}
