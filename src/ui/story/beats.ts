/** What one press of "Next" shows: the moments that belong together. */
import type { Moment as EngineMoment } from '#engine/index.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import type { Mark } from '#scenarios/recording/recording.ts';

/** A bench has no script, so its moments carry no count of answers. */
type Moment = EngineMoment & { readonly answered?: number };

export interface Beat {
  readonly events: readonly GameEvent[];
  /** So many of them, the first, only lead up to the others. */
  readonly leads: number;
  readonly state: State;
  /** The state in which it began. */
  readonly before: State;
  /** Where others were told together with it: the position after them. */
  readonly led?: Pick<Beat, 'state' | 'answered'>;
  readonly marks: readonly Mark[];
  /** The last of its moments. */
  readonly at: number;
  /** How many answers had been given by then. */
  readonly answered: number;
}

/** These only say what comes next, and the board does not show them: they are told together with it. */
const leads: readonly EventType[] = [
  'turn-began',
  'step-began',
  'activated',
  'sector-activated',
  'action-taken',
  'card-played',
  'option-chosen',
  'player-picked',
  'check-began',
  'check-cards-discarded',
  'rerolled',
  'roll-amended',
  'rolled',
  'destinations-drawn',
  'destination-chosen',
];
/** These say what came of it, so they are told together with it. */
const results: { readonly [T in EventType]?: readonly EventType[] } = {
  attacked: ['ship-damaged', 'ship-destroyed', 'galactica-damaged', 'centurion-destroyed'],
  risked: ['ship-damaged', 'ship-destroyed', 'galactica-damaged', 'centurion-destroyed'],
  jumped: ['ship-returned'],
  'cards-discarded': ['moved'],
};
/** These put away what has been dealt with: they are told together with what came before. */
const closings: readonly EventType[] = ['check-cards-discarded'];
/** One after the other they add their cards, face down, or are dealt theirs. */
const rows: readonly (readonly EventType[])[] = [
  ['destiny-added', 'contributed'],
  ['cards-drawn'],
  ['loyalty-dealt'],
];

/** A moment with what the script says to it. */
interface Told extends Moment {
  readonly at: number;
  readonly marks: readonly Mark[];
}

type Group = [Told, ...Told[]];

/** Where the reader acts, what the script says nothing to is told together with what follows (`isBrief`). */
export function beatsOf(
  moments: readonly Moment[],
  marks: readonly Mark[],
  isBrief = false,
): readonly Beat[] {
  const groups: Group[] = [];
  for (const [at, moment] of moments.entries()) {
    const told = { ...moment, at, marks: marks.filter(mark => mark.at === at) };
    const open = groups.at(-1);
    if (open !== undefined && isTogether(open, told)) open.push(told);
    else groups.push([told]);
  }
  const beats = groups.map((group, at) => beatOf(group, groups[at - 1], moments));
  return isBrief ? brief(beats) : beats;
}

function brief(beats: readonly Beat[]): readonly Beat[] {
  const told: Beat[] = [];
  let untold: Beat | undefined;
  for (const beat of beats) {
    const whole = untold === undefined ? beat : joined(untold, beat);
    const isUntold = beat.at > 0 && beat.marks.length === 0;
    untold = isUntold ? whole : undefined;
    if (!isUntold) told.push(whole);
  }
  const last = told.at(-1);
  if (untold === undefined) return told;
  if (last === undefined || last.at === 0 || last.marks.some(isAboutNow)) return [...told, untold];
  const { state, answered, at } = untold;
  return [
    ...told.slice(0, -1),
    { ...last, events: [...last.events, ...untold.events], state, answered, at: Math.max(at, last.at) },
  ];
}

function joined(untold: Beat, beat: Beat): Beat {
  const { events, before, state, answered } = untold;
  return {
    ...beat,
    events: [...events, ...beat.events],
    leads: events.length + beat.leads,
    before,
    led: { state, answered },
  };
}

function beatOf(group: Group, earlier: Group | undefined, moments: readonly Moment[]): Beat {
  // What is put away stays in sight until something else happens.
  const { state, at, answered = 0 } = group.findLast(({ events }) => !onlyCloses(events)) ?? group[0];
  // A jump leaves everything behind that was around: nobody is asked before that has left the board.
  const hasJumped = group.some(({ events }) => events.some(({ type }) => type === 'jumped'));
  const left = hasJumped ? moments[(group.at(-1) ?? group[0]).at + 1]?.state : undefined;
  const led = Math.max(
    0,
    group.findIndex(moment => !isLead(moment)),
  );
  return {
    events: group.flatMap(({ events }) => events),
    leads: group.slice(0, led).flatMap(({ events }) => events).length,
    state: left ?? state,
    before: (earlier?.at(-1) ?? group[0]).state,
    marks: group.flatMap(({ marks }) => marks),
    at,
    answered,
  };
}

function isTogether(group: Group, next: Told): boolean {
  const moment = group.at(-1) ?? group[0];
  if (moment.at === 0) return false;
  if (group.every(isLead)) return true;
  if (!next.marks.every(isAboutNow)) return false;
  if (onlyCloses(next.events)) return !moment.marks.some(isAboutNow);
  return hasResult(moment, next) || (moment.marks.length === 0 && isRow(moment, next));
}

/** Nothing stops at it. */
function isLead({ at, marks, events }: Told): boolean {
  return at > 0 && marks.length === 0 && onlyLeads(events);
}

export function onlyLeads(events: readonly GameEvent[]): boolean {
  return events.every(({ type }) => leads.includes(type));
}

function onlyCloses(events: readonly GameEvent[]): boolean {
  return events.length > 0 && events.every(({ type }) => closings.includes(type));
}

function hasResult({ events }: Moment, next: Moment): boolean {
  const expected = events.flatMap(({ type }) => results[type] ?? []);
  return expected.length > 0 && next.events.every(({ type }) => expected.includes(type));
}

function isRow(moment: Moment, next: Moment): boolean {
  return rows.some(row => [...moment.events, ...next.events].every(({ type }) => row.includes(type)));
}

/** Whether it is asked of the position as it stands then: something is to be done, is allowed, or is known. */
export function isAboutNow({ do: deed, ask }: Pick<Mark, 'do' | 'ask'>): boolean {
  return deed !== undefined || ask === 'allowed' || ask === 'knows';
}
