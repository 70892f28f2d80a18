/** The table: the board with its instruments, the hand, what is asked, and what has happened. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { type Difference, viewFor } from '#engine/index.ts';
import type { SandboxSettings } from '#ui/keep/settings.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { NewerSaid } from '#ui/loading/PartFault.tsx';
import type { Weigh } from '#ui/stage/facet.ts';
import { isTold } from '#ui/table/isTold.ts';
import { usePicking } from '#ui/table/picking.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { Brains } from './brains/brains.ts';
import { DeskNotices } from './desk/DeskNotices.tsx';
import { DeskTab, EditorSheet } from './desk/DeskTab.tsx';
import { isKept } from './desk/games/notKept.ts';
import { useDesk } from './desk/useDesk.ts';
import { Guide } from './guide/Guide.tsx';
import { guideOf } from './guide/guided.ts';
import { Announcer } from './log/Announcer.tsx';
import { Log } from './log/Log.tsx';
import { type AtTable, askedNow } from './machine/table.ts';
import { BotWhy } from './panel/BotWhy.tsx';
import { Crisis } from './panel/Crisis.tsx';
import { BotFailed, Prompt } from './panel/Prompt.tsx';
import { SeenNote } from './panel/SeenNote.tsx';
import { Bar, type Sheet } from './parts/Bar.tsx';
import { Curtain } from './parts/Curtain.tsx';
import { Help } from './parts/Help.tsx';
import { Hints } from './parts/Hints.tsx';
import { Missed, type MissedProps } from './parts/Missed.tsx';
import { SheetDialog } from './parts/SheetDialog.tsx';
import { Status } from './parts/Status.tsx';
import { Tabs } from './parts/Tabs.tsx';
import { Plates } from './people/Plates.tsx';
import { TableContext, type TableScene } from './scene.ts';
import { Hand } from './stage/Hand.tsx';
import { SinceStrip } from './stage/SinceStrip.tsx';
import { Stage } from './stage/Stage.tsx';
import { Telling } from './stage/Telling.tsx';
import { useStage } from './stage/useStage.ts';
import { useBots } from './useBots.ts';
import { useHelp } from './useHelp.ts';
import { useKeys } from './useKeys.ts';
import type { Sandbox } from './useSandbox.ts';
import { useSeen } from './useSeen.ts';
import { useWall } from './useWall.ts';
import { useWondering } from './useWondering.ts';

type Props = {
  readonly play: Sandbox;
  readonly table: AtTable;
  readonly speech: Speech;
  readonly weigh: Weigh;
  readonly brains: Brains;
  readonly settings: SandboxSettings;
  readonly set: (change: SandboxSettings) => void;
  /** The game was begun before cards or rules were changed, and holds so far only. */
  readonly differs: Difference | undefined;
  readonly link: MissedProps;
  /** It begins in the editor. */
  readonly edits: boolean;
};

/** Of the usual time of a beat; the stage stays empty where bots move at once. */
const shares = { calm: 1.6, human: 1, quick: 0.5, once: 0, step: 1 } as const;

export function Table({ play, table, speech, weigh, brains, settings, set, differs, link, edits }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>(undefined);
  const [tab, setTab] = useState('log');
  const { viewer, stage } = play;
  const [wondering, setWondering] = useState(false);
  const meant = useWondering(frame, wondering);
  const seen = useSeen(table, play.undone, viewer);
  const [editing, setEditing] = useState(edits);
  const pace = settings.pace ?? 'human';
  const { staged, shown, replay } = useStage(table, viewer, {
    weigh,
    share: shares[pace],
    paused: sheet !== undefined || editing || play.paused === 'asked',
  });
  const own = useMemo(() => viewFor(table.game, viewer), [table, viewer]);
  const view = staged?.view ?? own;
  const model = useMemo(() => boardOf(view, table.game.lib.sources, speech.words.facets), [view]);
  const asked = staged === undefined ? askedNow(table) : undefined;
  const picking = usePicking(asked, answer => {
    if (asked !== undefined && asked.seat !== 'chance') play.choose(asked.seat, answer);
  });

  const halted = staged !== undefined || sheet !== undefined || editing;
  const { session } = play;
  const desk = useDesk(session, speech, differs);
  // In a tab that saves nothing bots wait: the game goes on in the other one.
  const bots = useBots(play, brains, pace, halted || desk.keeping.lead === 'follows');

  const wall = useWall(frame);
  const { subject, explain } = useHelp(frame, () => setTab('help'));
  useKeys(() => setSheet('keys'));
  const last = useMemo(() => lastTold(table), [table]);
  const guide = useMemo(() => guideOf(settings.guide, table.game), [settings.guide, table.game]);

  const { t } = speech;
  const scene: TableScene = {
    play,
    table,
    shown,
    speech,
    weigh,
    brains,
    view,
    model,
    asked,
    picking,
    settings,
    set,
    explain,
  };
  const tabs = [
    { id: 'log', name: t('tabs.log'), show: () => <Log /> },
    {
      id: 'instruments',
      name: t('tabs.instruments'),
      show: () => (
        <Fetched load={() => import('./parts/Instruments.tsx')}>
          {({ Instruments }) => <Instruments />}
        </Fetched>
      ),
    },
    { id: 'help', name: t('tabs.help'), show: () => <Help subject={subject} /> },
    {
      id: 'desk',
      name: t('tabs.desk'),
      show: () => <DeskTab {...{ session, speech, desk }} edit={() => setEditing(true)} />,
    },
  ];
  return (
    <TableContext.Provider value={scene}>
      <NewerSaid.Provider value={t(isKept(desk.keeping) ? 'version.kept' : 'version.unkept')}>
        <div
          class="sandbox at-table"
          ref={frame}
          data-stage={stage}
          data-viewer={viewer}
          data-staged={staged?.beat.scene}
        >
          <div class="top">
            <Status />
            <Bar
              {...{ sheet, wall }}
              open={setSheet}
              replay={last && (() => replay(last))}
              whyNot={() => setWondering(!wondering)}
            />
          </div>
          <div class="left">
            <Plates />
            <SinceStrip replay={({ step, event }) => replay(step, event)} openLog={() => setTab('log')} />
            <Stage staged={staged} />
            <Hand />
          </div>
          <div class="right">
            {guide === undefined ? <Hints /> : <Guide guide={guide} />}
            <DeskNotices {...{ session, speech, desk }} />
            <Missed {...link} />
            <BotFailed bots={bots} />
            {wondering && (
              <Fetched load={() => import('./panel/WhyNot.tsx')}>
                {({ WhyNot }) => <WhyNot subject={meant} onDone={() => setWondering(false)} />}
              </Fetched>
            )}
            <SeenNote seen={seen} />
            {staged !== undefined ? (
              <Telling staged={staged} />
            ) : (
              <>
                {stage === 'over' ? (
                  <Fetched load={() => import('./over/Over.tsx')}>{({ Over }) => <Over />}</Fetched>
                ) : stage === 'curtain' ? (
                  <Curtain />
                ) : (
                  <Prompt bots={bots} />
                )}
                {stage !== 'over' && <BotWhy />}
              </>
            )}
            {stage !== 'over' && <Crisis />}
            <Tabs tabs={tabs} label={t('tabs.label')} chosen={tab} choose={setTab} />
          </div>
          <Announcer staged={staged} />
          {(sheet === 'menu' || sheet === 'keys') && (
            <SheetDialog key={sheet} sheet={sheet} open={setSheet} />
          )}
          {editing && <EditorSheet {...{ session, speech, desk }} close={() => setEditing(false)} />}
        </div>
      </NewerSaid.Provider>
    </TableContext.Provider>
  );
}

/** The last step of which there was something to tell. */
function lastTold(table: AtTable): AtTable | undefined {
  for (let at: AtTable | undefined = table; at?.earlier !== undefined; at = at.earlier) {
    if (at.events.some(isTold)) return at;
  }
  return undefined;
}
