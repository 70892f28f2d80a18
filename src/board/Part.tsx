/**
 * One part of the board with its name. Its drawing lies in a popover that is shown in its place as long as it is
 * closed: opening it, the browser itself enlarges the part, takes it back at Escape, and keeps the focus.
 */
import { drawings } from './drawings.tsx';
import { viewBox } from './layout/shape.ts';
import type { BoardPart } from './parts.ts';
import { useScene } from './scene.ts';

type Props = { readonly part: BoardPart; readonly id: string };

export function Part({ part, id }: Props) {
  const { model, words } = useScene();
  const { t } = words;
  const { box, Draw } = drawings[part];
  const size = box(model);
  const name = t(`parts.${part}`);
  return (
    <div class={`part ${part}`}>
      {/* Keeps the place while the part is enlarged. */}
      <svg class="place" viewBox={viewBox(size)} aria-hidden="true" />
      <div class="sheet" id={id} popover="auto">
        <div class="head">
          <p class="title">{name}</p>
          <button type="button" popovertarget={id} aria-label={t('zoom', { part: name })}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path class="enlarge" d="M3 10V3h7M14 3h7v7M21 14v7h-7M10 21H3v-7" />
              <path class="close" d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <div class="pane">
          <svg viewBox={viewBox(size)} role="group" aria-label={name}>
            <Draw />
          </svg>
        </div>
      </div>
    </div>
  );
}
