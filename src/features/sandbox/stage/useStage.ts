/**
 * The stage keeps the table behind what it shows: each step that was made is gone through beat by beat, and until its
 * last beat is over, board and question are those of the moment that is shown.
 */
import { useMemo, useRef, useState } from 'preact/hooks';
import { eventsFor, type View, type Viewer, viewFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { type Beat, beatsOf, placeOf } from '#ui/stage/beats.ts';
import type { Weigh } from '#ui/stage/facet.ts';
import { useClock } from '#ui/stage/useClock.ts';
import type { AtTable } from '../machine/table.ts';
import { humansAt, stageOf } from '../machine/table.ts';
import { momentsOf } from './moments.ts';

/** What is gone through: the beats of a step, or of several, and how things stood around each. */
interface Score {
  /** The table that it leads to. */
  readonly to: AtTable;
  readonly viewer: Viewer;
  readonly beats: readonly Beat[];
  /** The events of all beats. */
  readonly all: readonly GameEvent[];
  /** After so many moments. */
  readonly viewAt: (moments: number) => View;
  readonly isReplay: boolean;
}

export interface Staged {
  readonly beat: Beat;
  readonly before: View;
  readonly after: View;
  /** What the board shows meanwhile. */
  readonly view: View;
  readonly progress: number;
  /** What has been told since it began, this beat with it. */
  readonly events: readonly GameEvent[];
  /** All that is told from beginning to end, and how much of it has been by the end of this beat. */
  readonly all: readonly GameEvent[];
  readonly upTo: number;
  readonly isReplay: boolean;
  /** Others look at the screen as well. */
  readonly sealed: boolean;
  /** On to the next beat, to the end of what waits for nothing, and four times as fast while it is held. */
  readonly next: () => void;
  readonly skip: () => void;
  readonly hurry: (on: boolean) => void;
}

interface Playing {
  /** All that has been shown. */
  readonly shown: AtTable;
  readonly score: Score | undefined;
  readonly at: number;
}

/** So many steps at once are still gone through; more have been made while nobody was to see them. */
const mostSteps = 3;
const held = 4;
/** With reduced motion everything is a still; this long at least. */
const still = 1500;
/** Who asks to see something once more wants to look at it: each beat takes this long at least. */
const again = 1300;

type Options = {
  readonly weigh: Weigh;
  /** Of the usual time; nothing is shown where it is 0. */
  readonly share: number;
  /** Something lies over the table. */
  readonly paused: boolean;
};

export function useStage(table: AtTable, viewer: Viewer, { weigh, share, paused }: Options) {
  const [known, setPlaying] = useState<Playing>(() => begun(table, viewer, weigh, share));
  // Worked out at once: the board is never drawn later than the stage.
  let playing = known;
  if (share === 0 && playing.score !== undefined && !playing.score.isReplay)
    playing = { shown: playing.score.to, score: undefined, at: 0 };
  if (table !== (playing.score?.to ?? playing.shown)) {
    const from = playing.score?.isReplay ? playing.shown : (playing.score?.to ?? playing.shown);
    playing = following(from, table, viewer, weigh, share);
  }
  if (playing !== known) setPlaying(playing);

  const { score, at } = playing;
  const beat = score?.beats[at];
  const rate = useRef(1);
  const isStill = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const isMiddle = beat !== undefined && placeOf(beat) === 'middle';
  const time = beat?.time ?? 0;
  const usual = score?.isReplay ? Math.max(again, time) : time * share;
  const go = (to: number) => {
    if (score === undefined) return;
    if (to < score.beats.length) setPlaying({ ...playing, at: to });
    else setPlaying({ shown: score.isReplay ? playing.shown : score.to, score: undefined, at: 0 });
  };
  const gone = useClock(
    beat,
    {
      time: isStill && isMiddle ? Math.max(still, usual) : usual,
      waits: beat?.waits ?? false,
      paused,
      rate: () => rate.current,
    },
    () => go(at + 1),
  );
  const staged: Staged | undefined =
    score === undefined || beat === undefined
      ? undefined
      : {
          beat,
          before: score.viewAt(beat.from),
          after: score.viewAt(beat.to),
          view: score.viewAt(isMiddle ? beat.from : beat.to),
          progress: isStill ? 1 : gone,
          events: score.beats.slice(0, at + (isUntold(beat, gone) ? 0 : 1)).flatMap(({ events }) => events),
          all: score.all,
          upTo: score.beats.slice(0, at + 1).reduce((sum, { events }) => sum + events.length, 0),
          isReplay: score.isReplay,
          sealed: humansAt(table).length > 1,
          next: () => go(at + 1),
          skip: () => {
            const waiting = score.beats.findIndex((one, i) => i > at && one.waits && !score.isReplay);
            go(waiting < 0 ? score.beats.length : waiting);
          },
          hurry: on => {
            rate.current = on ? held : 1;
          },
        };
  return {
    staged,
    /** Up to here everything has been shown. */
    shown: staged === undefined || staged.isReplay ? table : playing.shown,
    /** Shows once more what a step brought, from the beat in which this happened. */
    replay(step: AtTable, event?: GameEvent) {
      const told = scoreOf([step], step, viewer, weigh, true);
      const from = event === undefined ? 0 : told.beats.findIndex(one => isIn(one, event));
      if (told.beats.length > 0)
        setPlaying({ shown: table, score: { ...told, to: table }, at: Math.max(0, from) });
    },
  };
}

/** Cards of a check are named when they lie there. */
const isUntold = ({ events }: Beat, progress: number): boolean =>
  progress < 0.9 && events.some(({ type }) => type === 'check-revealed');

const isIn = ({ events }: Beat, { type, cause }: GameEvent) =>
  events.some(event => event.type === type && event.cause.node === cause.node);

const resting = (shown: AtTable): Playing => ({ shown, score: undefined, at: 0 });

/** A game that is laid out begins with what one is to know first; one that goes on, with the question. */
function begun(table: AtTable, viewer: Viewer, weigh: Weigh, share: number): Playing {
  if (table.earlier !== undefined || share === 0) return resting(table);
  const view = viewFor(table.game, viewer);
  const beats = beatsOf([eventsFor(table.events, viewer)], viewer, weigh).filter(({ waits }) => waits);
  return beats.length === 0
    ? resting(table)
    : {
        shown: table,
        score: {
          to: table,
          viewer,
          beats,
          all: beats.flatMap(({ events }) => events),
          viewAt: () => view,
          isReplay: false,
        },
        at: 0,
      };
}

function following(shown: AtTable, table: AtTable, viewer: Viewer, weigh: Weigh, share: number): Playing {
  if (table.name !== shown.name) return begun(table, viewer, weigh, share);
  const steps: AtTable[] = [];
  for (let at: AtTable | undefined = table; at !== shown; at = at.earlier) {
    if (at === undefined || steps.length === mostSteps || share === 0) return resting(table);
    steps.unshift(at);
  }
  const score = scoreOf(steps, table, eyesOn(shown, viewer), weigh, false);
  return score.beats.length === 0 ? resting(table) : { shown, score, at: 0 };
}

/** Among several humans, whoever has just decided still holds the device. */
function eyesOn(shown: AtTable, viewer: Viewer): Viewer {
  return viewer === 'table' && humansAt(shown).length > 1 && stageOf(shown) === 'asking'
    ? (shown.holder ?? viewer)
    : viewer;
}

function scoreOf(
  steps: readonly AtTable[],
  to: AtTable,
  viewer: Viewer,
  weigh: Weigh,
  isReplay: boolean,
): Score {
  const before = steps[0]?.earlier;
  const moments = steps.flatMap(momentsOf);
  const beats = beatsOf(
    moments.map(({ events }) => eventsFor(events, viewer)),
    viewer,
    weigh,
  ).filter(({ time, waits }) => time > 0 || waits);
  const views = new Map<number, View>();
  const viewAt = (n: number): View => {
    const state = moments[n - 1]?.state;
    const known = views.get(n);
    if (known !== undefined) return known;
    const game = state === undefined ? (before ?? to).game : { ...to.game, state };
    const view = viewFor(game, viewer);
    views.set(n, view);
    return view;
  };
  return { to, viewer, beats, all: beats.flatMap(({ events }) => events), viewAt, isReplay };
}
