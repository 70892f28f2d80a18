/**
 * A drawing with its name, on a sheet that can be enlarged. The sheet is a popover that is shown in its place as long
 * as it is closed: opening it, the browser itself enlarges it, takes it back at Escape, and keeps the focus. It is
 * also what scrolls, so that the arrow keys move it while the focus rests on its button.
 */
import type { ComponentChildren } from 'preact';
import type { BoardWidth } from './facet.ts';
import type { Plan } from './layout/plan.ts';
import { type Box, tenth, viewBox } from './layout/shape.ts';
import { SceneContext, useScene } from './scene.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly width?: BoardWidth | undefined;
  /** Of the width that all of them have. */
  readonly share?: number | undefined;
  readonly box: (plan: Plan) => Box;
  readonly children: ComponentChildren;
};

export function Sheet({ id, name, class: kind, width, share, box, children }: Props) {
  const scene = useScene();
  const { t } = scene.words;
  const [first] = scene.plans;
  // Most parts are drawn in the same way at any width.
  const drawn = scene.plans.filter(plan => plan === first || isOther(box(plan), first && box(first)));
  return (
    <div
      class={`part ${kind}`}
      data-width={width}
      style={share === undefined ? undefined : `--share:${tenth(100 * share)}%`}
    >
      {/* Keeps the place while the sheet is enlarged. */}
      {drawn.map(plan => (
        <svg
          key={plan.kind}
          class={`place ${kindOf(plan, drawn)}`}
          viewBox={viewBox(box(plan))}
          aria-hidden="true"
        />
      ))}
      <div class="sheet" id={id} popover="auto">
        <div class="head">
          <p class="title">{name}</p>
          <button type="button" popovertarget={id}>
            <span class="visually-hidden enlarge">{t('zoom', { part: name })}</span>
            <span class="visually-hidden close">{t('close', { part: name })}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path class="enlarge" d="M3 10V3h7M14 3h7v7M21 14v7h-7M10 21H3v-7" />
              <path class="close" d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <div class="pane">
          {drawn.map(plan => (
            <SceneContext.Provider key={plan.kind} value={{ ...scene, plan }}>
              <svg class={kindOf(plan, drawn)} viewBox={viewBox(box(plan))} role="group" aria-label={name}>
                {children}
              </svg>
            </SceneContext.Provider>
          ))}
        </div>
      </div>
    </div>
  );
}

function isOther(box: Box, first: Box | undefined): boolean {
  return first === undefined || viewBox(box) !== viewBox(first);
}

/** Which of several drawings it is; a single one is seen at any width. */
function kindOf(plan: Plan, drawn: readonly Plan[]): string {
  return drawn.length > 1 ? `plan-${plan.kind}` : `plan-only plan-is-${plan.kind}`;
}
