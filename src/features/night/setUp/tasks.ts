/** The steps of tonight's set-up with the board after each of them. */
import { boardOf } from '#board/boardOf.ts';
import { changingParts } from '#board/changing.ts';
import type { BoardModel } from '#board/model.ts';
import type { BoardPart } from '#board/parts.ts';
import type { Words } from '#board/words.ts';
import { type Library, viewOf } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Plan } from '../plan.ts';
import { type Task, tasksFor } from '../setUp.ts';
import type { EveningShown } from '../useEvening.ts';

export interface ShownTask extends Task {
  readonly board: BoardModel;
  /** The parts of it that this step changes. */
  readonly parts: readonly BoardPart[];
}

type AtHand = Pick<NonNullable<EveningShown['atHand']>, 'lib' | 'nights' | 'speech'>;

export function shownTasks({ lib, nights, speech: { words } }: AtHand, plan: Plan): readonly ShownTask[] {
  const model = (state: State) => boardOf(viewOf(lib, state, 'table'), lib.sources, words.facets);
  const laid = tasksFor(lib, nights, plan, []).at(-1)?.after;
  const boards =
    laid === undefined ? [] : [...new Set(model(laid).print.locations.map(({ board }) => board))];
  const tasks = tasksFor(lib, nights, plan, boards);
  const models = tasks.map(({ after }) => model(after));
  return tasks.map((task, at) => {
    const board = models[at] as BoardModel;
    const before = models[at - 1];
    return {
      ...task,
      board,
      parts: before === undefined ? ['space'] : partsChanged(lib, before, board, words),
    };
  });
}

/** What changes in the decks alone is shown there; it is left out beside anything else. */
function partsChanged(
  { piles }: Library,
  before: BoardModel,
  after: BoardModel,
  words: Words,
): readonly BoardPart[] {
  const isDealt = piles.some(pile => before.piles[pile].size !== after.piles[pile].size);
  const parts = changingParts([before, after], words);
  const isQuiet = changingParts([after, after], words).join() === parts.join();
  return isQuiet && isDealt ? ['decks'] : parts;
}
