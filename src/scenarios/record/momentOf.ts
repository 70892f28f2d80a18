/**
 * One moment of a game as a short scenario: the position at the beginning of its step, and what has been chosen since.
 * Where the notation cannot say that position, an earlier one is taken.
 */
import { apply, type Game, gameFrom } from '#engine/index.ts';
import { layOut } from '../layout/layOut.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { ChooseLine } from '../notation/script.ts';
import { toAnswer } from '../runner/play.ts';
import { canonical } from './canonical.ts';
import { logOf } from './log.ts';
import { scenarioOf } from './scenarioOf.ts';

/** More choices than a step has; a game that gives no position for so long is told from its beginning. */
const farthest = 120;

/** `earlier` are the positions that the game has gone through, the last one first. */
export function momentOf(game: Game, id: string, earlier: Iterable<Game>): Scenario | undefined {
  const now = scenarioOf(game, id);
  return now?.script === undefined ? now : (since(game, id, earlier, farthest) ?? now);
}

/** The same from one of the earlier positions on, though the last one could be told by itself. */
export function courseOf(game: Game, id: string, earlier: Iterable<Game>): Scenario | undefined {
  return since(game, id, earlier, Number.POSITIVE_INFINITY) ?? scenarioOf(game, id);
}

function since(game: Game, id: string, earlier: Iterable<Game>, most: number): Scenario | undefined {
  const lines = logOf(game);
  for (const before of earlier) {
    const length = lines.length - (before.log?.length ?? 0);
    if (length > most) return undefined;
    const scenario = scenarioOf(before, id);
    if (scenario === undefined || scenario.script !== undefined) continue;
    const script = lines.slice(lines.length - length);
    if (leadsTo(game, scenario, script)) return { ...scenario, script };
  }
  return undefined;
}

/** The order of pieces that look alike makes no difference to a position, but may make one to what is asked next. */
function leadsTo({ lib, state }: Game, scenario: Scenario, script: readonly ChooseLine[]): boolean {
  const laid = layOut(lib, scenario);
  if (!laid.ok) return false;
  let { game } = gameFrom(lib, laid.state);
  for (const { seat, choose } of script) {
    const by = seat === 'chance' ? seat : state.seats.findIndex(({ id }) => id === seat);
    const step = apply(game, { seat: by, choose: toAnswer(choose) });
    if (!step.ok) return false;
    game = step.game;
  }
  return onTable(game) === onTable({ state });
}

/** Without the stack: it speaks of pieces by their numbers. */
const onTable = ({ state }: Pick<Game, 'state'>): string => canonical({ ...state, stack: [] });
