/** What one press of "Next" shows: the moments that belong together. */
import type { Moment as EngineMoment } from '../../engine/index.ts';
import type { EventType, GameEvent } from '../../engine/model/event.ts';
import type { State } from '../../engine/model/state.ts';
import type { Mark } from '../../scenarios/recording/recording.ts';

/** A bench has no script: nobody counts its answers. */
type Moment = EngineMoment & { readonly answered?: number };

export interface Beat {
  readonly events: readonly GameEvent[];
  readonly state: State;
  readonly marks: readonly Mark[];
  /** The last of its moments. */
  readonly at: number;
  /** How many answers had been given by then. */
  readonly answered: number;
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
  let marked: Mark[] = [];
  moments.forEach((moment, at) => {
    const here = marks.filter(mark => mark.at === at);
    events.push(...moment.events);
    marked.push(...here);
    const next = moments[at + 1];
    const isNextMarked = marks.some(mark => mark.at === at + 1);
    if (at > 0 && next !== undefined) {
      if (here.length === 0 && onlyLeads(moment)) return;
      if (here.length === 0 && !isNextMarked && isContribution(moment) && isContribution(next)) return;
      if (!isNextMarked && isAttack(moment) && onlyResults(next)) return;
    }
    beats.push({ events, state: moment.state, marks: marked, at, answered: moment.answered ?? 0 });
    events = [];
    marked = [];
  });
  return beats;
}

const onlyLeads = ({ events }: Moment) => events.every(({ type }) => leads.includes(type));
const onlyResults = ({ events }: Moment) => events.every(({ type }) => results.includes(type));
/** One after the other they add their cards, face down. */
const isContribution = ({ events }: Moment) => events.every(({ type }) => type === 'contributed');
const isAttack = ({ events }: Moment) => events.some(({ type }) => type === 'attacked' || type === 'risked');
