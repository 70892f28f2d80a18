import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerFor } from '#books/readerFor.ts';
import { contentRoot } from '#collections/contentRoot.ts';
import { memoize } from '#collections/memoize.ts';
import { taught, told } from '#collections/proofs.ts';
import { rulings } from '#collections/rulings.ts';
import { makeSave } from '#engine/index.ts';
import { Play } from '#scenarios/runner/play.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import type { OnSite } from '../table/onSite.ts';

/** Positions that are there to be played, in the order in which they are offered. */
const presetIds = memoize((): readonly string[] =>
  globSync('scenarios/presets/*.yaml', { cwd: contentRoot }).map(file =>
    file.replace(/^scenarios\/|\.yaml$/g, ''),
  ),
);

/** Every scenario that lies on the site as a saved game: to be played, told, or named by a ruling. */
export function savedScenarioIds(): readonly string[] {
  const ruled = rulings().flatMap(({ scenario }) => scenario);
  return [
    ...new Set([...presetIds(), ...told().map(({ id }) => id), ...taught().map(({ id }) => id), ...ruled]),
  ];
}

const saved = memoize(() => new Set(savedScenarioIds()));
export const isSaved = (id: string): boolean => saved().has(id);

/** A scenario as a saved game, with the choices that have been made after each line of its script. */
export async function savedScenario(id: string): Promise<OnSite> {
  const file = `scenarios/${id}.yaml`;
  const text = readFileSync(join(contentRoot, file), 'utf8');
  const reader = await readerFor(text);
  const loaded = reader.read(text, file);
  if (!loaded.ok) throw new Error(`${file} cannot be read: npm run scenario -- content/${file}`);
  const lines: number[] = [];
  let play = new Play(loaded, reader.lib);
  const outcome = runScenario(loaded, reader.lib, {
    onLine(_, step, playing) {
      play = playing;
      lines[step - 1] = playing.game.log?.length ?? 0;
    },
  });
  if (!outcome.ok) throw new Error(`${id} does not hold: npm run scenario -- content/${file}`);
  return { save: makeSave(play.game), lines };
}
