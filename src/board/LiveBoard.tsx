/** The board in a widget's hands: it shows what moves, marks what changed, and says it to those who cannot see it. */
import { useMemo, useRef } from 'preact/hooks';
import { Board, type BoardProps } from './Board.tsx';
import { changes } from './changes.ts';
import { lineText } from './describe/line.ts';
import { unmarked } from './marks.ts';
import type { BoardModel } from './model.ts';
import { useMotion } from './motion.ts';
import type { Words } from './words.ts';

export function LiveBoard({ marks = unmarked, ...props }: BoardProps) {
  const { model, words } = props;
  const board = useRef<HTMLDivElement>(null);
  const changed = useChanges(model, words);
  useMotion(board, model);
  const spots = new Set([...marks.changed, ...changed.map(({ spot }) => spot)]);
  return (
    <div ref={board}>
      <Board {...props} marks={{ ...marks, changed: spots }} />
      <p class="visually-hidden" aria-live="polite">
        {changed.map(line => lineText(words, line)).join(' ')}
      </p>
    </div>
  );
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
