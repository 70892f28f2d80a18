/** One part of the board with its name. */
import { shapeOf } from './facet.ts';
import { type BoardPart, rowBoards } from './parts.ts';
import { Sheet } from './Sheet.tsx';
import { useScene } from './scene.ts';

type Props = { readonly part: BoardPart; readonly id: string };

export function Part({ part, id }: Props) {
  const { model, words, drawingOf, plans } = useScene();
  const { box, Draw } = drawingOf(part);
  const board = rowBoards(model).find(one => one === part);
  const width = board && (shapeOf(board, words.facets).width ?? 'usual');
  return (
    <Sheet
      share={board && plans[0]?.shareOf?.(board)}
      id={id}
      name={words.t(`parts.${part}`)}
      class={part}
      width={width}
      box={plan => box(model, plan)}
    >
      <Draw />
    </Sheet>
  );
}
