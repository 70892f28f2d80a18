/** What one press of "Next" shows: moments of the play that belong together for whoever watches. */
import type { EventType, GameEvent } from '../../engine/model/event.ts';
import type { State } from '../../engine/model/state.ts';
import type { Moment } from '../../scenarios/recording/moments.ts';
import type { Mark } from '../../scenarios/recording/recording.ts';

export interface Beat {
  readonly events: readonly GameEvent[];
  readonly state: State;
  readonly marks: readonly Mark[];
  /** The last of its moments. */
  readonly at: number;
}

/** These only say what comes next, so they are told together with it. */
const leads: readonly EventType[] = ['turn-began', 'step-began', 'activated', 'sector-activated'];
/** These say what came of an attack, so they are told together with it. */
const results: readonly EventType[] = [
  'ship-damaged',
  'ship-destroyed',
  'galactica-damaged',
  'centurion-destroyed',
];

export function beatsOf(moments: readonly Moment[], marks: readonly Mark[]): readonly Beat[] {
  const beats: Beat[] = [];
  let events: GameEvent[] = [];
  moments.forEach((moment, at) => {
    events.push(...moment.events);
    const marked = marks.filter(mark => mark.at === at);
    const next = moments[at + 1];
    const staysOpen =
      next !== undefined && marked.length === 0 && at > 0 && belongs(moment, next, marks, at + 1);
    if (staysOpen) return;
    beats.push({ events, state: moment.state, marks: marked, at });
    events = [];
  });
  return beats;
}

function belongs(moment: Moment, next: Moment, marks: readonly Mark[], at: number): boolean {
  if (moment.events.every(({ type }) => leads.includes(type))) return true;
  const asked = marks.some(mark => mark.at === at && mark.ask !== undefined);
  const attack = moment.events.some(({ type }) => type === 'attacked' || type === 'risked');
  return attack && !asked && next.events.every(({ type }) => results.includes(type));
}
