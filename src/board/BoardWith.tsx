/**
 * The whole board: parts that stand side by side on a wall and one below the other on a phone. Each part can be
 * enlarged to the size of the screen, without script.
 */

import { type Plan, wide } from './layout/plan.ts';
import type { SpotId } from './marks.ts';
import { type Marks, unmarked } from './marks.ts';
import type { BoardModel } from './model.ts';
import { Part } from './Part.tsx';
import { type BoardPart, boardParts, instruments, shipParts } from './parts.ts';
import { narrowFor } from './room.ts';
import { SceneContext } from './scene.ts';
import type { DrawingOf } from './shipDrawings.tsx';
import type { Words } from './words.ts';

export type BoardProps = {
  readonly model: BoardModel;
  readonly words: Words;
  /** Sets this board apart from others on the page. */
  readonly id: string;
  /** The parts that are drawn; all of them when left out. */
  readonly parts?: readonly BoardPart[] | undefined;
  readonly marks?: Marks | undefined;
  readonly plans?: readonly Plan[] | undefined;
  readonly onChoose?: (spot: SpotId) => void;
};

export function BoardWith({ drawingOf, ...props }: BoardProps & { readonly drawingOf: DrawingOf }) {
  const { model, words, id, marks = unmarked, plans = [wide], onChoose } = props;
  const { parts = boardParts(model) } = props;
  const sides = [inPlayFirst(model, shipParts(model)), instruments]
    .map(side => side.filter(part => parts.includes(part)))
    .filter(side => side.length > 0);
  const fitting = plans.map(plan => (plan.kind === 'narrow' ? narrowFor(model, words) : plan));
  return (
    <SceneContext.Provider value={{ model, words, marks, plan: wide, plans: fitting, drawingOf, onChoose }}>
      <div class="board" data-desk={fitting.some(({ shape }) => shape !== undefined) || undefined}>
        <div class="board-grid">
          {sides.map((side, at) => (
            <div key={at} class="side">
              {side.map(part => (
                <Part key={part} part={part} id={`${id}-${part}`} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </SceneContext.Provider>
  );
}

/** What happens at the moment stands above what merely lies there. */
function inPlayFirst({ first = [] }: BoardModel, side: readonly BoardPart[]): readonly BoardPart[] {
  return [...first.filter(part => side.includes(part)), ...side.filter(part => !first.includes(part))];
}
