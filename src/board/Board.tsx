/**
 * The whole board: parts that stand side by side on a wall and one below the other on a phone. Each part can be
 * enlarged to the size of the screen, without script.
 */
import type { SpotId } from './marks.ts';
import { type Marks, unmarked } from './marks.ts';
import type { BoardModel } from './model.ts';
import { Part } from './Part.tsx';
import { boardSides } from './parts.ts';
import { SceneContext } from './scene.ts';
import type { Words } from './words.ts';

export type BoardProps = {
  readonly model: BoardModel;
  readonly words: Words;
  /** Sets this board apart from others on the page. */
  readonly id: string;
  readonly marks?: Marks | undefined;
  readonly onChoose?: (spot: SpotId) => void;
};

export function Board({ model, words, id, marks = unmarked, onChoose }: BoardProps) {
  return (
    <SceneContext.Provider value={{ model, words, marks, onChoose }}>
      <div class="board">
        <div class="board-grid">
          {boardSides.map((parts, side) => (
            <div key={side} class="side">
              {parts.map(part => (
                <Part key={part} part={part} id={`${id}-${part}`} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </SceneContext.Provider>
  );
}
