/** The board in a widget's hands: it shows what moves, marks what changed, and says it to those who cannot see it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BoardProps, BoardWith } from './BoardWith.tsx';
import { changes } from './changes.ts';
import { lineText } from './describe/line.ts';
import { narrow, type Plan, wide } from './layout/plan.ts';
import { tenth } from './layout/shape.ts';
import { unmarked } from './marks.ts';
import type { BoardModel } from './model.ts';
import type { DrawingOf } from './shipDrawings.tsx';
import { useMotion } from './useMotion.ts';
import type { Words } from './words.ts';

export type LiveProps = BoardProps & {
  /** Somebody else says what has happened. */
  readonly silent?: boolean;
};

type Props = LiveProps & {
  readonly drawingOf: DrawingOf;
  readonly drawn?: Drawn;
};

/** What is drawn on a broad screen, what on one narrower than that, in pixels, and what until it is known which it is. */
export interface Drawn {
  readonly broad: Plan;
  readonly narrow: Plan;
  readonly below: number;
  readonly atFirst: readonly Plan[];
}

/** As `board.css` has it: it shows one of both. */
const usual: Drawn = { broad: wide, narrow, below: 608, atFirst: [wide, narrow] };

export function LiveBoardWith({ marks = unmarked, silent = false, drawn = usual, ...props }: Props) {
  const { model, words } = props;
  const board = useRef<HTMLDivElement>(null);
  const changed = useChanges(model, words);
  const isNarrow = useNarrow(board, drawn.below);
  const plans = isNarrow === undefined ? drawn.atFirst : [isNarrow ? drawn.narrow : drawn.broad];
  const { shape } = plans[0] ?? drawn.broad;
  useMotion(board, model);
  const spots = new Set([...marks.changed, ...changed.map(({ spot }) => spot)]);
  return (
    <div ref={board} style={shape === undefined ? undefined : `--shape:${tenth(100 * shape) / 100}`}>
      <BoardWith {...props} plans={plans} marks={{ ...marks, changed: spots }} />
      {!silent && (
        <p class="visually-hidden" aria-live="polite">
          {changed.map(line => lineText(words, line)).join(' ')}
        </p>
      )}
    </div>
  );
}

/** Undefined until it is known. */
function useNarrow(board: { readonly current: HTMLElement | null }, below: number): boolean | undefined {
  const [isNarrow, setNarrow] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    const { current } = board;
    if (current === null) return;
    const observer = new ResizeObserver(() => setNarrow(current.clientWidth < below));
    observer.observe(current);
    return () => observer.disconnect();
  }, [board, below]);
  return isNarrow;
}

/** What the last step changed; it stays until the next one. */
function useChanges(model: BoardModel, words: Words) {
  const steps = useRef<{ readonly before: BoardModel; readonly now: BoardModel }>({
    before: model,
    now: model,
  });
  if (steps.current.now !== model) steps.current = { before: steps.current.now, now: model };
  const { before } = steps.current;
  return useMemo(() => changes(before, model, words), [before, model, words]);
}
