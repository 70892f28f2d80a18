/**
 * A place or piece with a name. As a rule it is an image whose name says everything; where it can be chosen it is a
 * button in the tab order. A spot that holds others which can be chosen is a group, and its face the button.
 */
import type { ComponentChildren } from 'preact';
import type { Point } from '../layout/shape.ts';
import type { Marks, SpotId } from '../marks.ts';
import { type Scene, useScene } from '../scene.ts';

type Props = {
  readonly id: SpotId;
  readonly label: string;
  readonly class?: string;
  readonly transform?: string;
  /** Where the mark of a change is set. */
  readonly corner: Point;
  /** What lies at the bottom and shows the state. */
  readonly face: ComponentChildren;
  /** Spots inside this one. */
  readonly holds?: readonly SpotId[];
  readonly children?: ComponentChildren;
};

export function Spot({ id, label, class: kind = '', transform, corner, face, holds = [], children }: Props) {
  const scene = useScene();
  const { marks, words } = scene;
  const changed = marks.changed.has(id);
  const choosable = marks.choosable.has(id);
  const isGroup = holds.some(other => marks.choosable.has(other));
  const name = changed ? words.t('state.changed', { name: label }) : label;
  const role = isGroup
    ? { role: 'group' as const }
    : choosable
      ? button(scene, id)
      : { role: 'img' as const };
  return (
    <g class={classes(kind, id, marks)} transform={transform} aria-label={name} {...role}>
      {isGroup && choosable ? (
        <g aria-label={name} {...button(scene, id)}>
          {face}
        </g>
      ) : (
        face
      )}
      {children}
      {changed && <path class="mark" d={`M${corner.x} ${corner.y}h-18l18 18z`} />}
    </g>
  );
}

/** There is no button element inside an SVG; this makes one of a group. */
function button({ marks, onChoose }: Scene, id: SpotId) {
  return {
    role: 'button' as const,
    tabIndex: 0,
    'data-spot': id,
    'aria-pressed': marks.chosen.has(id),
    onClick: () => onChoose?.(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose?.(id);
    },
  };
}

function classes(kind: string, id: SpotId, { choosable, chosen, changed }: Marks): string | undefined {
  const names = [
    kind,
    choosable.has(id) ? 'can-choose' : '',
    chosen.has(id) ? 'is-chosen' : '',
    changed.has(id) ? 'is-changed' : '',
  ].filter(name => name !== '');
  return names.length === 0 ? undefined : names.join(' ');
}
