/**
 * A drawing with its name, on a sheet that can be enlarged. The sheet is a popover that is shown in its place as long
 * as it is closed: opening it, the browser itself enlarges it, takes it back at Escape, and keeps the focus. It is
 * also what scrolls, so that the arrow keys move it while the focus rests on its button.
 */
import type { ComponentChildren } from 'preact';
import { type Box, viewBox } from './layout/shape.ts';
import { useScene } from './scene.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly box: Box;
  readonly children: ComponentChildren;
};

export function Sheet({ id, name, class: kind, box, children }: Props) {
  const { t } = useScene().words;
  return (
    <div class={`part ${kind}`}>
      {/* Keeps the place while the sheet is enlarged. */}
      <svg class="place" viewBox={viewBox(box)} aria-hidden="true" />
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
          <svg viewBox={viewBox(box)} role="group" aria-label={name}>
            {children}
          </svg>
        </div>
      </div>
    </div>
  );
}
