/** The table: the board with its instruments, the hand, what is asked, and what has happened. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { type Difference, viewFor } from '#engine/index.ts';
import type { SandboxSettings } from '#ui/keep/settings.ts';
import { NewerSaid } from '#ui/loading/PartFault.tsx';
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
import { Over } from './over/Over.tsx';
import { BotWhy } from './panel/BotWhy.tsx';
import { Crisis } from './panel/Crisis.tsx';
import { Decided } from './panel/Decided.tsx';
import { decidedIn, lastDecided } from './panel/decidedIn.ts';
import { BotFailed, Prompt } from './panel/Prompt.tsx';
import { SeenNote } from './panel/SeenNote.tsx';
import { WhyNot } from './panel/WhyNot.tsx';
import { Bar, Keys, Menu, type Sheet } from './parts/Bar.tsx';
import { Curtain } from './parts/Curtain.tsx';
import { Help } from './parts/Help.tsx';
import { Hints } from './parts/Hints.tsx';
import { Instruments } from './parts/Instruments.tsx';
import { Missed, type MissedProps } from './parts/Missed.tsx';
import { Replayed } from './parts/Replayed.tsx';
import { Status } from './parts/Status.tsx';
import { Tabs } from './parts/Tabs.tsx';
import { TableContext, type TableScene } from './scene.ts';
import { Hand } from './stage/Hand.tsx';
import { Stage } from './stage/Stage.tsx';
import { useBots } from './useBots.ts';
import { useHelp } from './useHelp.ts';
import { useKeys } from './useKeys.ts';
import { useReplay } from './useReplay.ts';
import type { Sandbox } from './useSandbox.ts';
import { useSeen } from './useSeen.ts';
import { useWall } from './useWall.ts';

type Props = {
  readonly play: Sandbox;
  readonly table: AtTable;
  readonly speech: Speech;
  readonly brains: Brains;
  readonly settings: SandboxSettings;
  readonly set: (change: SandboxSettings) => void;
  /** The game was begun before cards or rules were changed, and holds so far only. */
  readonly differs: Difference | undefined;
  readonly link: MissedProps;
};

export function Table({ play, table, speech, brains, settings, set, differs, link }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [sheet, open] = useState<Sheet>(undefined);
  const [tab, choose] = useState('log');
  const { viewer, stage } = play;
  const [wondering, wonder] = useState(false);
  const seen = useSeen(table, play.undone, viewer);
  const { replay, start, stop } = useReplay(table, viewer);
  const own = useMemo(() => viewFor(table.game, viewer), [table, viewer]);
  const view = replay?.view ?? own;
  const model = useMemo(() => boardOf(view, table.game.lib.sources, speech.words.facets), [view]);
  const asked = replay === undefined ? askedNow(table) : undefined;
  const picking = usePicking(asked, answer => {
    if (asked !== undefined && asked.seat !== 'chance') play.choose(asked.seat, answer);
  });

  const [looked, look] = useState<AtTable | undefined>(undefined);
  const pace = settings.pace ?? 'human';
  const decided = useMemo(() => (pace === 'once' ? lastDecided : decidedIn)(table), [table, pace]);
  const showsCheck = decided !== undefined && looked !== table && pace !== 'once';
  const [again, goThrough] = useState(false);
  // A check from a while ago is put away when the next one is called, or the game is over.
  const sorted =
    showsCheck || again || (decided !== undefined && stage !== 'over' && !(pace === 'once' && view.check));
  const [editing, edit] = useState(false);
  const halted = showsCheck || again || replay !== undefined || sheet !== undefined || editing;
  const { session } = play;
  const desk = useDesk(session, speech, differs);
  // In a tab that saves nothing bots wait: the game goes on in the other one.
  const bots = useBots(play, brains, pace, halted || desk.keeping.lead === 'follows');

  const wall = useWall(frame);
  const { subject, explain } = useHelp(frame, () => choose('help'));
  useKeys(() => open('keys'));
  useEffect(() => {
    // A question is where the keyboard goes on.
    if (stage === 'over') document.querySelector<HTMLElement>('#sandbox-over')?.focus();
  }, [stage]);

  const guide = useMemo(() => guideOf(settings.guide, table.game), [settings.guide, table.game]);

  const { t } = speech;
  const scene: TableScene = {
    play,
    table,
    speech,
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
    { id: 'instruments', name: t('tabs.instruments'), show: () => <Instruments /> },
    { id: 'help', name: t('tabs.help'), show: () => <Help subject={subject} /> },
    {
      id: 'desk',
      name: t('tabs.desk'),
      show: () => <DeskTab {...{ session, speech, desk }} edit={() => edit(true)} />,
    },
  ];
  return (
    <TableContext.Provider value={scene}>
      <NewerSaid.Provider value={t(isKept(desk.keeping) ? 'version.kept' : 'version.unkept')}>
        <div class="sandbox at-table" ref={frame} data-stage={stage} data-viewer={viewer}>
          <div class="top">
            <Status />
            <Bar {...{ sheet, open, wall }} replay={start} whyNot={() => wonder(!wondering)} />
          </div>
          <div class="left">
            <Stage />
            <Hand />
          </div>
          <div class="right">
            {guide === undefined ? <Hints /> : <Guide guide={guide} />}
            <DeskNotices {...{ session, speech, desk }} />
            <Missed {...link} />
            <BotFailed bots={bots} />
            {wondering && <WhyNot frame={frame} onDone={() => wonder(false)} />}
            <SeenNote seen={seen} />
            {replay !== undefined ? (
              <Replayed replay={replay} stop={stop} />
            ) : (
              <>
                {stage === 'over' ? <Over /> : stage === 'curtain' ? <Curtain /> : <Prompt bots={bots} />}
                {decided !== undefined && sorted && (
                  <Decided
                    key={`${table.name} ${decided.at}`}
                    check={decided}
                    hurried={pace === 'once' || looked === table}
                    onDone={() => {
                      look(table);
                      goThrough(false);
                    }}
                    onAgain={() => {
                      look(undefined);
                      goThrough(true);
                    }}
                  />
                )}
                {stage !== 'over' && <Crisis sorted={sorted} />}
                {stage !== 'over' && <BotWhy />}
              </>
            )}
            <Tabs tabs={tabs} label={t('tabs.label')} chosen={tab} choose={choose} />
          </div>
          <Announcer />
          {sheet === 'menu' && <Menu open={open} />}
          {sheet === 'keys' && <Keys open={open} />}
          {editing && <EditorSheet {...{ session, speech, desk }} close={() => edit(false)} />}
        </div>
      </NewerSaid.Provider>
    </TableContext.Provider>
  );
}
