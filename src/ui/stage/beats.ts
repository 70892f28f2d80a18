/**
 * What the events of a step come to for those who watch: beats, in their order, each with what belongs together. They are
 * made of events as one viewer is told them, so no beat knows more than its viewer.
 */
import type { Viewer } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { SceneName, Weigh, Weighed, Weight } from './facet.ts';

export interface Beat {
  readonly scene: SceneName;
  readonly events: readonly GameEvent[];
  /** The one of them that matters most. */
  readonly chief: GameEvent;
  readonly weight: Weight;
  /** In milliseconds, at the usual pace. */
  readonly time: number;
  /** It stays until it is pressed away. */
  readonly waits: boolean;
  /** Moments that lie before it, and those by its end. */
  readonly from: number;
  readonly to: number;
}

/** Where a beat is shown: by the pieces themselves, in a line above the board, in its middle. */
export type Place = 'board' | 'line' | 'middle';

const onBoard: readonly SceneName[] = ['none', 'pieces'];
const inLine: readonly SceneName[] = ['turn', 'note', 'resource', 'damage'];
/** These take the middle from this weight on. */
const fromWeight: Partial<Record<SceneName, Weight>> = { roll: 3, attack: 3 };

export function placeOf({ scene, weight }: Pick<Beat, 'scene' | 'weight'>): Place {
  if (onBoard.includes(scene)) return 'board';
  if (inLine.includes(scene) || weight < (fromWeight[scene] ?? 0)) return 'line';
  return 'middle';
}

/** Events of these scenes go on in one beat as long as they follow each other. */
const goesOn: readonly SceneName[] = ['pieces', 'check', 'jump', 'loyalty', 'roll'];
/** However many pieces move, routine takes no longer than this. */
const mostRoutine = 480;

/** `moments`: events by the moment in which they happened, as the viewer is told them. */
export function beatsOf(
  moments: readonly (readonly GameEvent[])[],
  viewer: Viewer,
  weigh: Weigh,
): readonly Beat[] {
  const beats: Beat[] = [];
  let open: Beat | undefined;
  const close = () => {
    if (open !== undefined) beats.push(open);
    open = undefined;
  };
  moments.forEach((events, at) => {
    for (const event of events) {
      const weighed = weighedFor(event, weigh(event), viewer);
      const both: Beat | undefined = open && together(open, event, weighed, at);
      if (both === undefined) close();
      open = both ?? begun(event, weighed, at, viewer);
    }
  });
  close();
  return hurried(beats);
}

/** What it is to this viewer: whom it befalls, it matters more to. */
function weighedFor(event: GameEvent, { mine, ...weighed }: Weighed, viewer: Viewer): Weighed {
  if (!isMine(event, viewer)) return weighed;
  const { weight } = weighed;
  const heavier = weight > 1 && weight < 5 ? ((weight + 1) as Weight) : weight;
  const told = weighed.waits !== true || isTold(event);
  return { ...weighed, weight: heavier, ...(told ? mine : {}) };
}

/** True where an event befalls this seat, or is done by it with a die. */
function isMine(event: GameEvent, viewer: Viewer): boolean {
  if (typeof viewer !== 'number') return false;
  const { type, ...said } = event;
  const of = (name: string) => Reflect.get(said, name) === viewer;
  return of('seat') || of('to') || of('from') || of('of') || (type === 'rolled' && of('by'));
}

/** Cards that not everybody may see, and that this viewer does. */
const isTold = (event: GameEvent): boolean =>
  event.secretTo !== undefined && ('cards' in event || 'card' in event || 'cargo' in event);

function begun(event: GameEvent, weighed: Weighed, at: number, viewer: Viewer): Beat {
  const waits = weighed.waits === true && typeof viewer === 'number' && isTold(event);
  const { scene, weight } = weighed;
  return {
    scene,
    events: [event],
    chief: event,
    weight,
    time: timeOf(event, weighed),
    waits,
    from: at,
    to: at + 1,
  };
}

function timeOf(event: GameEvent, { time, each = 0 }: Weighed): number {
  const cards = 'cards' in event ? (event.cards?.length ?? 0) : 0;
  return time + each * cards;
}

function together(open: Beat, event: GameEvent, weighed: Weighed, at: number): Beat | undefined {
  const { scene, opens, joins = [], leads } = weighed;
  const isPart = scene === 'none' || joins.includes(open.scene);
  const isSame = scene === open.scene && goesOn.includes(scene) && opens !== true && !open.waits;
  // What only leads up to something is told together with it.
  const isHeading = open.scene === 'none';
  if (!isPart && !isSame && !isHeading) return undefined;
  const waits = open.waits || (isHeading && weighed.waits === true && isTold(event));
  const heavier = weighed.weight > open.weight || isHeading;
  // What came of it takes half its time, and what only follows from it none.
  const share = isSame || isHeading ? 1 : weighed.weight > 1 ? 0.5 : 0;
  const time = open.time + share * timeOf(event, weighed);
  const named = isHeading || leads === true ? scene : open.scene;
  return {
    scene: named,
    events: [...open.events, event],
    chief: heavier || leads === true ? event : open.chief,
    weight: heavier ? weighed.weight : open.weight,
    time: named === 'pieces' ? Math.min(time, mostRoutine) : time,
    waits,
    from: open.from,
    to: at + 1,
  };
}

/** Of a row of the same kind the later ones go quicker. */
function hurried(beats: readonly Beat[]): readonly Beat[] {
  let row = 0;
  return beats.map((beat, at) => {
    row = at > 0 && beats[at - 1]?.scene === beat.scene && beat.weight < 4 ? row + 1 : 0;
    const share = row < 2 ? 1 : row < 5 ? 0.6 : 0.4;
    return share === 1 || beat.waits ? beat : { ...beat, time: Math.round(beat.time * share) };
  });
}
