/** A crop of the board for a page of rules: some sectors, Galactica alone, or one of the other parts. */
import { type Crop, cropTitle } from './crops.ts';
import { drawingOf } from './drawings.tsx';
import { type Plan, wide } from './layout/plan.ts';
import { around, type Box } from './layout/shape.ts';
import { type Marks, unmarked } from './marks.ts';
import type { BoardModel } from './model.ts';
import { Galactica } from './parts/Galactica.tsx';
import { Space } from './parts/Space.tsx';
import { narrowFor } from './room.ts';
import { Sheet } from './Sheet.tsx';
import { SceneContext } from './scene.ts';
import type { Words } from './words.ts';

type Props = {
  readonly model: BoardModel;
  readonly words: Words;
  readonly crop: Crop;
  /** Sets this figure apart from others on the page. */
  readonly id: string;
  readonly marks?: Marks | undefined;
  readonly plans?: readonly Plan[] | undefined;
};

export function Figure({ model, words, crop, id, marks = unmarked, plans = [wide] }: Props) {
  const kind = typeof crop === 'string' ? crop : 'some-sectors';
  const fitting = plans.map(plan => (plan.kind === 'narrow' ? narrowFor(model, words) : plan));
  return (
    <SceneContext.Provider value={{ model, words, marks, plan: wide, plans: fitting, drawingOf }}>
      <div class="board figure">
        <Sheet id={id} name={cropTitle(crop, words)} class={kind} box={plan => boxOf(crop, model, plan)}>
          <Cropped crop={crop} />
        </Sheet>
      </div>
    </SceneContext.Provider>
  );
}

function Cropped({ crop }: { readonly crop: Crop }) {
  if (crop === 'sectors') return <Space empty />;
  if (crop === 'galactica') return <Galactica alone />;
  if (typeof crop !== 'string') return <Space only={crop} />;
  const { Draw } = drawingOf(crop);
  return <Draw />;
}

function boxOf(crop: Crop, model: BoardModel, plan: Plan): Box {
  if (crop === 'sectors') return plan.sky;
  if (crop === 'galactica') return plan.galactica;
  if (typeof crop !== 'string') return around(crop.map(sector => plan.sectors[sector].box));
  return drawingOf(crop).box(model, plan);
}
