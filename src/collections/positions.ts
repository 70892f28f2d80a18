/** The positions of scenarios as boards: what a figure shows has been laid out, and played, by the engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardOf } from '../board/boardOf.ts';
import type { BoardModel } from '../board/model.ts';
import { baseBook } from '../cards/base/index.ts';
import { type Game, type Viewer, viewFor } from '../engine/index.ts';
import { library } from '../scenarios/library.ts';
import { Reader } from '../scenarios/reader/read.ts';
import { Play } from '../scenarios/runner/play.ts';
import { runScenario } from '../scenarios/runner/run.ts';
import { contentRoot } from './contentRoot.ts';

/** Before the first line of the scenario, or after its last. */
export type When = 'start' | 'end';

const reader = new Reader(library);

export function boardIn(scenario: string, when: When, viewer: Viewer = 'table'): BoardModel {
  return boardOf(viewFor(gameIn(scenario, when), viewer), [baseBook]);
}

function gameIn(id: string, when: When): Game {
  const file = join(contentRoot, `scenarios/${id}.yaml`);
  const read = reader.read(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(`${file} cannot be read; npm run scenario says why.`);
  let play = new Play(read, library);
  if (when === 'start') return play.game;
  const { ok } = runScenario(read, library, {
    onLine: (_line, _step, played) => {
      play = played;
    },
  });
  if (!ok) throw new Error(`${file} does not come to its end; npm run scenario says why.`);
  return play.game;
}
