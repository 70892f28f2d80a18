/** Positions worth looking at: those made for the board, and those in which the engine's traps lie. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { boardOf } from '../../board/boardOf.ts';
import type { BoardModel } from '../../board/model.ts';
import { baseBook } from '../../cards/base/index.ts';
import { gameFrom, type Viewer, viewFor } from '../../engine/index.ts';
import { library } from '../../scenarios/library.ts';
import { Reader } from '../../scenarios/reader/read.ts';
import { scenarioFiles } from '../../scenarios/runner/files.ts';

const folder = 'content/scenarios';
const shown = ['board', 'traps'];

export interface GalleryPosition {
  /** Such as `board/swarm`. */
  readonly id: string;
  readonly board: (viewer: Viewer) => BoardModel;
}

export function galleryPositions(): readonly GalleryPosition[] {
  const reader = new Reader(library);
  const files = shown.flatMap(name => scenarioFiles(join(folder, name)) ?? []);
  return files.map(file => {
    const read = reader.read(readFileSync(file, 'utf8'), file);
    if (!read.ok) throw new Error(`${file} cannot be read; npm run scenario says why.`);
    const { game } = gameFrom(library, read.start);
    const id = relative(folder, file).replace(/\.yaml$/, '');
    return { id, board: viewer => boardOf(viewFor(game, viewer), [baseBook]) };
  });
}
