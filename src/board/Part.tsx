/** One part of the board with its name. */
import { drawings } from './drawings.tsx';
import type { BoardPart } from './parts.ts';
import { Sheet } from './Sheet.tsx';
import { useScene } from './scene.ts';

type Props = { readonly part: BoardPart; readonly id: string };

export function Part({ part, id }: Props) {
  const { model, words } = useScene();
  const { box, Draw } = drawings[part];
  return (
    <Sheet id={id} name={words.t(`parts.${part}`)} class={part} box={plan => box(model, plan)}>
      <Draw />
    </Sheet>
  );
}
