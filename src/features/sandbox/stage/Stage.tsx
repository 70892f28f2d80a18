/** The board: the ships where the options lie, and above it the stage, on which what matters happens. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LiveShips } from '#board/LiveShips.tsx';
import { unmarked } from '#board/marks.ts';
import { shipParts } from '#board/parts.ts';
import { placeOf } from '#ui/stage/beats.ts';
import { Line } from '#ui/stage/Line.tsx';
import type * as Scenes from '#ui/stage/Stage.tsx';
import { spotsOf } from '#ui/table/spots.ts';
import { useTable } from '../scene.ts';
import { useChoicesInView } from './useChoicesInView.ts';
import { useRoom } from './useRoom.ts';
import type { Staged } from './useStage.ts';

export function Stage({ staged }: { readonly staged: Staged | undefined }) {
  const { model, view, speech, asked, picking, table, play } = useTable();
  const [near, setNear] = useState(false);
  const { choosable, chosen, press } = spotsOf(asked, picking);
  const marks = { ...unmarked, choosable, chosen };
  const stage = useRef<HTMLDivElement>(null);
  useChoicesInView(stage, asked);
  useRoom(stage, staged?.beat ?? view);
  const scenes = useScenes(view.check !== undefined || (staged && placeOf(staged.beat)) === 'middle');
  const { lib } = table.game;
  // What is to be chosen on the board has to be seen.
  const isBetween = staged === undefined && choosable.size === 0 && play.stage !== 'over';
  return (
    <div class="stage" ref={stage} data-near={near || undefined}>
      <div class="stage-pane">
        <LiveShips
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
      {staged !== undefined && <Line {...staged} {...{ lib, speech }} />}
      {scenes !== undefined && staged !== undefined && (
        <scenes.Stage {...staged} {...{ lib, speech }} onNext={staged.next} />
      )}
      {scenes !== undefined && isBetween && <scenes.StageBetween {...{ view, lib, speech }} />}
    </div>
  );
}

/** What draws the middle is fetched when it is first wanted; without it the log tells all the same. */
function useScenes(wanted: boolean): typeof Scenes | undefined {
  const [scenes, setScenes] = useState<typeof Scenes | undefined>(undefined);
  useEffect(() => {
    if (!wanted || scenes !== undefined) return;
    import('#ui/stage/Stage.tsx').then(setScenes, () => undefined);
  }, [wanted]);
  return scenes;
}
