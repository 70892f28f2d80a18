/** The board: the ships where the options lie, and the dice that have just been thrown. */
import { useRef, useState } from 'preact/hooks';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import { shipParts } from '#board/parts.ts';
import { spotsOf } from '#ui/table/spots.ts';
import { useTable } from '../scene.ts';
import { Dice } from './Dice.tsx';
import { useChoicesInView } from './useChoicesInView.ts';

export function Stage() {
  const { model, speech, asked, picking } = useTable();
  const [near, setNear] = useState(false);
  const { choosable, chosen, press } = spotsOf(asked, picking);
  const marks = { ...unmarked, choosable, chosen };
  const stage = useRef<HTMLDivElement>(null);
  useChoicesInView(stage, asked);
  return (
    <div class="stage" ref={stage} data-near={near || undefined}>
      <div class="stage-pane">
        <LiveBoard
          id="sandbox-board"
          model={model}
          words={speech.words}
          parts={shipParts(model)}
          marks={marks}
          onChoose={press}
          silent
        />
      </div>
      <button type="button" class="zoom" aria-pressed={near} onClick={() => setNear(!near)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M16 16l5.5 5.5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10.5 7v7M7 10.5h7" />
        </svg>
        <span class="visually-hidden">{speech.t('stage.zoom')}</span>
      </button>
      <Dice />
    </div>
  );
}
