/** Positions worth looking at: those made for the board, and those in which the engine's traps lie. */
import { join, relative } from 'node:path';
import type { BoardModel } from '#board/model.ts';
import { boardIn } from '#collections/positions.ts';
import type { Viewer } from '#engine/index.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';

const folder = 'content/scenarios';
const shown = ['board', 'traps'];

export interface GalleryPosition {
  /** Such as `board/swarm`. */
  readonly id: string;
  readonly board: (viewer: Viewer) => BoardModel;
}

export function galleryPositions(): readonly GalleryPosition[] {
  const files = shown.flatMap(name => scenarioFiles(join(folder, name)) ?? []);
  return files.map(file => {
    const id = relative(folder, file).replace(/\.yaml$/, '');
    return { id, board: viewer => boardIn(id, 'start', viewer) };
  });
}
