/** What every part of the drawing needs to know, handed down once. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Plan } from './layout/plan.ts';
import type { Marks, SpotId } from './marks.ts';
import type { BoardModel } from './model.ts';
import type { DrawingOf } from './shipDrawings.tsx';
import type { Words } from './words.ts';

export interface Scene {
  readonly model: BoardModel;
  readonly words: Words;
  readonly marks: Marks;
  /** The drawing that is being made. */
  readonly plan: Plan;
  readonly drawingOf: DrawingOf;
  /** The drawings that are wanted: which of them is seen, the width of the board decides. */
  readonly plans: readonly Plan[];
  /** Called with what the reader chose; a board on a page without script has none. */
  readonly onChoose?: ((spot: SpotId) => void) | undefined;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error('A part of the board stands outside of any board.');
  return scene;
}
