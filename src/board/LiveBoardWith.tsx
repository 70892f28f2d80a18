/** The board in a widget's hands: it shows what moves, marks what changed, and says it to those who cannot see it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BoardProps, BoardWith } from './BoardWith.tsx';
import { changes } from './changes.ts';
import { lineText } from './describe/line.ts';
import { narrow, type Plan, wide } from './layout/plan.ts';
import { unmarked } from './marks.ts';
import type { BoardModel } from './model.ts';
import type { DrawingOf } from './shipDrawings.tsx';
import { useMotion } from './useMotion.ts';
import type { Words } from './words.ts';

export type LiveProps = BoardProps & {
  /** Somebody else says what has happened. */
  readonly silent?: boolean;
};

type Props = LiveProps & { readonly drawingOf: DrawingOf };

export function LiveBoardWith({ marks = unmarked, silent = false, ...props }: Props) {
  const { model, words } = props;
  const board = useRef<HTMLDivElement>(null);
  const changed = useChanges(model, words);
  const plans = usePlans(board);
  useMotion(board, model);
  const spots = new Set([...marks.changed, ...changed.map(({ spot }) => spot)]);
  return (
    <div ref={board}>
      <BoardWith {...props} plans={plans} marks={{ ...marks, changed: spots }} />
      {!silent && (
        <p class="visually-hidden" aria-live="polite">
          {changed.map(line => lineText(words, line)).join(' ')}
        </p>
      )}
    </div>
  );
}

/** As `board.css` has it. */
const narrowBelow = 608;
const both = [wide, narrow];

/** Both drawings until it is known how wide the board is, then only the one that is seen. */
function usePlans(board: { readonly current: HTMLElement | null }): readonly Plan[] {
  const [plans, setPlans] = useState<readonly Plan[]>(both);
  useEffect(() => {
    const { current } = board;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      const plan = current.clientWidth < narrowBelow ? narrow : wide;
      setPlans(known => (known.length === 1 && known[0] === plan ? known : [plan]));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [board]);
  return plans;
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
