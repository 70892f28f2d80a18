/** A scenario of the site, opened as the sandbox opens it, exported and read back. */

import { libraryOf } from '#books/libraries.ts';
import { type Game, parseSave, savedBooks, viewFor } from '#engine/index.ts';
import { openLink } from '#features/sandbox/links/openLink.ts';
import { packPosition } from '#features/sandbox/links/positionLink.ts';
import { momentOf } from '#scenarios/record/momentOf.ts';
import { savedScenario } from '#ui/story/savedScenarios.ts';
import { playedThrough } from '../saves/playedThrough.ts';

/** What is on the table, whatever the pieces are numbered. */
function table(game: Game) {
  return [...game.state.seats.keys(), 'table' as const, 'teacher' as const].map(viewer => {
    const { options: _options, doing: _numbers, ships, seats, passed, ...rest } = viewFor(game, viewer);
    return JSON.stringify({
      ...rest,
      // In which order distances were passed makes no difference to anybody.
      passed: passed.toSorted(),
      ships: ships.map(({ id: _id, ...ship }) => JSON.stringify(ship)).sort(),
      seats: seats.map(({ place, ...seat }) => ({ ...seat, place: place.in === 'viper' ? 'viper' : place })),
    });
  });
}

/** What is different afterwards; undefined where nothing is. */
export async function differsBack(id: string): Promise<string | undefined> {
  const { save } = await savedScenario(id);
  const loaded = parseSave(await libraryOf(savedBooks(save) ?? []), save);
  if (!loaded.ok) return `its save is refused: ${loaded.fault}`;
  const scenario = momentOf(loaded.game, 'shared', []);
  if (scenario === undefined) return 'it cannot be written down';
  const opened = await openLink('position', packPosition(scenario), 1);
  if (!opened.ok || opened.kind !== 'position') return 'its link does not open';
  const again = await playedThrough(opened.scenario);
  if (again === undefined) return 'a line does not fit';
  const [was, is] = [table(loaded.game), table(again)];
  return was.every((view, i) => view === is[i]) ? undefined : 'another table';
}
