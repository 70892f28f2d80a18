/** What every part of the drawing needs to know, handed down once. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Marks, SpotId } from './marks.ts';
import type { BoardModel } from './model.ts';
import type { Words } from './words.ts';

export interface Scene {
  readonly model: BoardModel;
  readonly words: Words;
  readonly marks: Marks;
  /** Called with what the reader chose; a board on a page without script has none. */
  readonly onChoose?: ((spot: SpotId) => void) | undefined;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error('A part of the board stands outside of any board.');
  return scene;
}
