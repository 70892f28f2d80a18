/** The machine of the sandbox in a page: what is shown, what can be done, and the session that other parts share. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { createActor } from 'xstate';
import { choicesOf, type Game, type Viewer } from '#engine/index.ts';
import type { Answer } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { benchMachine } from '#ui/bench/benchMachine.ts';
import type { FetchOnSite, OpenBench } from '#ui/table/onSite.ts';
import type { Opening, Player, WindowHabit } from '#ui/table/opening.ts';
import { openGame } from './machine/openGame.ts';
import type { StandingAnswer } from './machine/reactions/standingAnswers.ts';
import { type SandboxMove, sandboxBench } from './machine/sandboxBench.ts';
import type { Opened, SandboxSession } from './machine/session.ts';
import {
  type AtTable,
  isAtTable,
  type SandboxState,
  type Stage,
  stageOf,
  viewerOf,
} from './machine/table.ts';

/** The table and everything that can be done at it. */
export interface Sandbox {
  readonly state: SandboxState;
  readonly stage: Stage;
  readonly viewer: Viewer;
  /** Steps that were taken back, the one to be made again first. */
  readonly undone: readonly AtTable[];
  /** The table as the machine has it by now, drawn or not. */
  now(): SandboxState;
  choose(seat: Seat, choose: Answer): boolean;
  /** Lets this roll pass, and says nothing of those like it. */
  passThisAlone(seat: Seat): void;
  take(seat: Seat): void;
  nobody(): void;
  roll(): void;
  hand(seat: Seat, to: Player): void;
  windows(to: WindowHabit): void;
  /** Says about a reaction when its player is to be asked for it. */
  say(answer: StandingAnswer): void;
  /** Whoever watches looks through these eyes. */
  watchAs(viewer: Viewer): void;
  /** Back to what the same player decided last, and on again; each left out where it leads nowhere. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  leave(): void;
  /** Bots wait: as was asked for, or since steps were taken back. */
  readonly paused: Pause | undefined;
  pause(paused: boolean): void;
  readonly session: SandboxSession;
}

const noAnswers: readonly StandingAnswer[] = [];

type Pause = 'asked' | 'back';

/** While bots play at once, so much time lies between two drawings, in milliseconds. */
const between = 90;

/** How this device likes it: bots at once, everybody asked in windows. */
interface Habits {
  readonly hurried: boolean;
  readonly windows: WindowHabit;
}

export function useSandbox(
  fetchOnSite: FetchOnSite,
  openBench: OpenBench | undefined,
  { hurried, windows }: Habits,
): Sandbox {
  const actor = useMemo(() => createActor(benchMachine(sandboxBench(() => undefined))).start(), []);
  const [context, setContext] = useState(() => actor.getSnapshot().context);
  const [watcher, setWatcher] = useState<Viewer>('table');
  const [paused, setPaused] = useState<Pause | undefined>(undefined);

  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    let drawn = 0;
    const draw = () => {
      due = undefined;
      drawn = performance.now();
      setContext(actor.getSnapshot().context);
    };
    const { unsubscribe } = actor.subscribe(({ context: next }) => {
      const isQuiet = stageOf(next.state) === 'watching' || stageOf(next.state) === 'thinking';
      const rest = between - (performance.now() - drawn);
      // What a human has chosen is seen before the bots go on.
      if (hurried && isQuiet && rest > 0) due ??= setTimeout(draw, rest);
      else {
        clearTimeout(due);
        draw();
      }
    });
    return () => {
      clearTimeout(due);
      unsubscribe();
    };
  }, [actor, hurried]);

  const { state, undone } = context;
  const now = () => actor.getSnapshot().context.state;
  const send = (move: SandboxMove): boolean => {
    const before = now();
    actor.send({ type: 'ANSWER', move });
    return now() !== before;
  };

  const goBack = (far: (reached: AtTable) => boolean) => {
    for (let at = now(); isAtTable(at) && at.earlier !== undefined; at = now()) {
      actor.send({ type: 'BACK' });
      const reached = now();
      if (isAtTable(reached) && far(reached)) return;
    }
  };
  const goOn = (far: (reached: AtTable) => boolean) => {
    for (let left = actor.getSnapshot().context.undone.length; left > 0; left--) {
      actor.send({ type: 'FORWARD' });
      const reached = now();
      if (isAtTable(reached) && far(reached)) return;
    }
  };
  const undo = () => {
    const at = now();
    setPaused('back');
    goBack(reached => isStop(reached, at));
  };
  const redo = () => {
    const at = now();
    goOn(reached => isStop(reached, at));
  };

  const load = async (opening: Opening): Promise<Opened> => {
    const { opened, table } = await openGame({ windows, ...opening }, fetchOnSite, openBench);
    if (table !== undefined) {
      setWatcher(opening.viewer ?? 'table');
      setPaused(undefined);
      send({ type: 'sit', table });
    }
    return opened;
  };

  const viewer = isAtTable(state) ? viewerOf(state, watcher) : 'table';
  const session: SandboxSession = {
    game: isAtTable(state) ? state.game : undefined,
    name: state.name,
    save: isAtTable(state) ? state.save : undefined,
    players: isAtTable(state) ? state.players : [],
    standingAnswers: isAtTable(state) ? state.standingAnswers : noAnswers,
    viewer,
    at: lengthOf(state),
    of: lengthOf(undone.at(-1) ?? state),
    choices() {
      const last = undone.at(-1) ?? state;
      return isAtTable(last) ? choicesOf(last.game) : [];
    },
    gameAt: choice => gameAt(undone.at(-1) ?? state, choice),
    jumpTo(choice) {
      setPaused('back');
      if (choice < lengthOf(now())) goBack(reached => lengthOf(reached) <= choice);
      else goOn(reached => lengthOf(reached) >= choice);
    },
    load,
    pause: () => setPaused('asked'),
  };

  return {
    state,
    stage: stageOf(state),
    viewer,
    undone: useMemo(() => undone.filter(isAtTable), [undone]),
    now,
    choose: (seat, choose) => send({ type: 'choose', seat, choose }),
    passThisAlone: seat => void send({ type: 'choose', seat, choose: 'pass', thisAlone: true }),
    take: seat => void send({ type: 'take', seat }),
    nobody: () => void send({ type: 'nobody' }),
    roll: () => void send({ type: 'roll' }),
    hand: (seat, to) => void send({ type: 'hand', seat, to }),
    windows: to => void send({ type: 'windows', to }),
    say: answer => void send({ type: 'react', answer }),
    watchAs: setWatcher,
    undo: isAtTable(state) && state.earlier !== undefined ? undo : undefined,
    redo: undone.length > 0 ? redo : undefined,
    leave: () => actor.send({ type: 'RESTART' }),
    paused,
    pause: wanted => setPaused(wanted ? 'asked' : undefined),
    session,
  };
}

function lengthOf(state: SandboxState): number {
  return isAtTable(state) ? (state.game.log?.length ?? 0) : 0;
}

function gameAt(last: SandboxState, choice: number): Game | undefined {
  for (let at = isAtTable(last) ? last : undefined; at !== undefined; at = at.earlier) {
    if (lengthOf(at) <= choice) return at.game;
  }
  return undefined;
}

/**
 * Where undo and redo rest: at something a human has to decide, and never with the hand of somebody else open. Where
 * only bots play, at every step that tells something.
 */
function isStop(reached: AtTable, from: SandboxState): boolean {
  const stage = stageOf(reached);
  if (stage === 'watching') return reached.events.length > 0;
  if (stage === 'curtain' || stage === 'rolling' || stage === 'over') return true;
  if (stage !== 'asking') return false;
  const alone = reached.players.filter(player => player === 'human').length === 1;
  return alone || (isAtTable(from) && from.holder === reached.holder);
}
