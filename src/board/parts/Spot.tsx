/**
 * A place or piece with a name. As a rule it is an image whose name says everything; where it can be chosen it is a
 * button in the tab order. A spot that holds others which can be chosen is a group, and its face the button.
 */
import type { ComponentChildren } from 'preact';
import type { Point } from '../layout/shape.ts';
import type { Marks, SpotId } from '../marks.ts';
import { useScene } from '../scene.ts';

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
  const { marks, words, onChoose } = useScene();
  const changed = marks.changed.has(id);
  const name = changed ? words.t('state.changed', { name: label }) : label;
  // Where there is somebody to ask, every spot can be pointed at, not only those to choose.
  const shared = { class: classes(kind, id, marks), transform, 'data-help': onChoose && `spot:${id}` };
  const mark = changed && <path class="mark" d={`M${corner.x} ${corner.y}h-18l18 18z`} />;
  const isButton = (spot: SpotId) => marks.choosable.has(spot) || marks.pressable.has(spot);
  const holdsButtons = holds.some(isButton);
  const button = isButton(id) && (
    <FaceButton id={id} name={name} chosen={marks.chosen.has(id)} onChoose={onChoose}>
      {face}
    </FaceButton>
  );
  if (holdsButtons) {
    return (
      <g {...shared} aria-label={name} role="group">
        {button || face}
        {children}
        {mark}
      </g>
    );
  }
  if (button) {
    return (
      <g {...shared}>
        {button}
        <g class="over" aria-hidden="true">
          {children}
          {mark}
        </g>
      </g>
    );
  }
  return (
    <g {...shared} aria-label={name} role="img">
      {face}
      {children}
      {mark}
    </g>
  );
}

type FaceButtonProps = {
  readonly id: SpotId;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: ((spot: SpotId) => void) | undefined;
  readonly children: ComponentChildren;
};

/** There is no button element inside an SVG, where attributes keep their case; this makes one of a shape. */
function FaceButton({ id, name, chosen, onChoose, children }: FaceButtonProps) {
  return (
    <g
      class="face"
      role="button"
      tabindex={0}
      data-spot={id}
      aria-label={name}
      aria-pressed={chosen}
      onClick={() => onChoose?.(id)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose?.(id);
      }}
    >
      {children}
    </g>
  );
}

function classes(kind: string, id: SpotId, { choosable, chosen, changed, lit }: Marks): string | undefined {
  const names = [
    kind,
    choosable.has(id) ? 'can-choose' : '',
    chosen.has(id) ? 'is-chosen' : '',
    changed.has(id) ? 'is-changed' : '',
    lit.has(id) ? 'is-lit' : '',
  ].filter(name => name !== '');
  return names.length === 0 ? undefined : names.join(' ');
}
