/** The set-up of tonight's table as a list to tick off: what lies where, how many, before whom. */
import type { Library } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Instruction, OpName } from '#engine/model/flow.ts';
import type { Pile, SeatState, State } from '#engine/model/state.ts';
import {
  type Board,
  type CardId,
  type CharacterId,
  type Count,
  type LocationId,
  type PileName,
  type Resource,
  resources,
  type Seat,
  type Sector,
  type ShipKind,
  type Skill,
  type Title,
} from '#engine/model/vocabulary.ts';
import { type SetUpStep, setUpSteps } from '#engine/tools/setUp.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { optionsFor, type Plan } from './plan.ts';

/** What players are given. */
type Dealt = 'miracles' | 'mutinies' | 'quorum' | 'loyalty' | 'motives' | 'agenda';

/** Something to do or to look at; `say` names its sentence. */
export type Fact =
  | { readonly say: 'objective'; readonly objective: string }
  | { readonly say: 'board'; readonly board: Board }
  | { readonly say: 'resource'; readonly resource: Resource; readonly n: Count }
  | { readonly say: 'vipers' | 'raptors' | 'nukes' | 'fleet'; readonly n: Count }
  | { readonly say: 'pile' | 'destiny'; readonly pile: PileName; readonly n: Count }
  | { readonly say: 'begins' | 'stranded' | 'flies' | 'infiltrates' | 'no-hand'; readonly seat: Seat }
  | { readonly say: 'plays'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly say: 'stands'; readonly seat: Seat; readonly location: LocationId }
  | { readonly say: Dealt; readonly seat: Seat; readonly n: Count }
  | { readonly say: 'title'; readonly title: Title; readonly seat: Seat }
  | { readonly say: 'cylon-cards'; readonly n: Count; readonly of: Count }
  | { readonly say: 'human-cards' | 'deck' | 'left' | 'box' | 'nothing-joins'; readonly n: Count }
  | { readonly say: 'special-card' | 'joins'; readonly card: CardId }
  | { readonly say: 'hand'; readonly seat: Seat; readonly n: Count; readonly skills: readonly Skill[] }
  | { readonly say: 'ships'; readonly ship: ShipKind; readonly at: Sector; readonly n: Count };

export type Say = Fact['say'];

export interface Task {
  /** Stable: the instruction, and what sets it apart from its like. */
  readonly id: string;
  readonly rules: readonly RuleId[];
  readonly facts: readonly Fact[];
  /** The table when it is done. */
  readonly after: State;
}

/** Steps that have nothing to do at this table are left out. Everybody has a character. */
export function tasksFor(lib: Library, plan: Plan, boards: readonly Board[]): readonly Task[] {
  return setUpSteps(lib, optionsFor(plan)).flatMap(step => {
    const facts = step.op === 'begin-game' ? opening(plan, boards) : (tellers[step.op]?.(step, lib) ?? []);
    const id = idOf(step.instruction);
    return facts.length === 0 ? [] : [{ id, rules: step.rules, facts, after: step.after }];
  });
}

function idOf(instruction: Instruction): string {
  switch (instruction.op) {
    case 'give-first-title':
      return `first-${instruction.title}`;
    case 'place-fleet':
      return `place-${instruction.kinds[0] ?? 'nothing'}`;
    default:
      return instruction.op;
  }
}

function opening({ objective }: Plan, boards: readonly Board[]): readonly Fact[] {
  return [...boards.map(board => ({ say: 'board', board }) as const), { say: 'objective', objective }];
}

type Teller = (step: SetUpStep, lib: Library) => readonly Fact[];

const tellers: { readonly [op in OpName]?: Teller } = {
  'set-resources': ({ after }) =>
    resources.map(resource => ({ say: 'resource', resource, n: after.resources[resource] })),

  'lay-out-pieces': (step, lib) => [
    { say: 'vipers', n: step.after.reserves.vipers },
    { say: 'raptors', n: step.after.reserves.raptors },
    { say: 'nukes', n: step.after.nukes },
    { say: 'fleet', n: step.after.jumpTrack },
    ...grown(step, lib),
  ],

  'lay-out-decks': grown,

  'draw-starting-player': ({ after }) => [{ say: 'begins', seat: after.first }],

  'choose-characters': ({ after }) =>
    ofSeats(after, ({ character }, seat) => character && { say: 'plays', seat, character }),

  'enter-characters': ({ after }) =>
    after.seats.flatMap(({ place, revealed }, seat): Fact[] => [
      ...(place.in === 'location' ? [{ say: 'stands', seat, location: place.location } as const] : []),
      ...(place.in === 'viper' ? [{ say: 'flies', seat } as const] : []),
      ...(place.in === 'stranded' ? [{ say: 'stranded', seat } as const] : []),
      ...(revealed === 'infiltrating' ? [{ say: 'infiltrates', seat } as const] : []),
    ]),

  'deal-miracles': ({ after }) =>
    ofSeats(after, ({ slots: { miracles = 0 } }, seat) =>
      miracles === 0 ? undefined : { say: 'miracles', seat, n: miracles },
    ),

  'draw-first-mutinies': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('mutinies', seat, dealtTo(events, 'mutiny-drawn', seat))),

  'give-first-title': ({ events }) =>
    events.flatMap(event =>
      event.type === 'title-given' ? [{ say: 'title', title: event.title, seat: event.to } as const] : [],
    ),

  'draw-first-quorum': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('quorum', seat, dealtTo(events, 'quorum-drawn', seat))),

  'build-loyalty-deck': ({ after }, lib) => {
    const cards = cardsIn(after.piles.loyalty);
    const sideOf = (card: CardId) => lib.loyalty.get(card)?.side;
    const cylons = [...lib.loyalty.values()].filter(({ side }) => side === 'cylon');
    return [
      {
        say: 'cylon-cards',
        n: cards.filter(card => sideOf(card) === 'cylon').length,
        of: cylons.reduce((sum, { count }) => sum + count, 0),
      },
      { say: 'human-cards', n: cards.filter(card => sideOf(card) === 'human').length },
      ...cards
        .filter(card => sideOf(card) === 'special')
        .map(card => ({ say: 'special-card', card }) as const),
      { say: 'deck', n: cards.length },
    ];
  },

  'deal-loyalty': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('loyalty', seat, dealtTo(events, 'loyalty-dealt', seat))),

  'deal-motives': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('motives', seat, dealtTo(events, 'motives-dealt', seat))),

  'deal-agenda': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('agenda', seat, dealtTo(events, 'agenda-dealt', seat))),

  'add-sympathizer': ({ before, after }) => {
    const left = cardsIn(before.piles.loyalty);
    const joined = cardsIn(after.piles.loyalty).filter(card => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (joined.length === 0) return [{ say: 'nothing-joins', n: after.seats.length }];
    return joined.map(card => ({ say: 'joins', card }));
  },

  'put-loyalty-aside': ({ after }) => [
    { say: 'left', n: sizeOf(after.piles.loyalty) },
    { say: 'box', n: after.aside.length },
  ],

  'draw-starting-hands': ({ events, after, asked }) =>
    ofSeats(after, (_, seat): Fact => {
      const drawn = events.filter(event => event.type === 'cards-drawn' && event.seat === seat);
      const n = drawn.reduce((sum, event) => sum + (event.type === 'cards-drawn' ? event.n : 0), 0);
      if (n === 0) return { say: 'no-hand', seat };
      const choice = asked.find(one => one.seat === seat && 'options' in one);
      const offered = choice !== undefined && 'options' in choice ? choice.options.map(({ id }) => id) : [];
      const types = drawn.flatMap(event => (event.type === 'cards-drawn' ? [event.skill] : []));
      return { say: 'hand', seat, n, skills: offered.length > 0 ? (offered as Skill[]) : types };
    }),

  'build-destiny': ({ after }) => [{ say: 'destiny', pile: 'destiny', n: sizeOf(after.piles.destiny) }],

  'place-fleet': ({ events }) => {
    const placed = new Map<string, { readonly ship: ShipKind; readonly at: Sector; readonly n: Count }>();
    for (const event of events) {
      if (event.type !== 'ship-placed' || event.ship === 'assault-raptor') continue;
      const { ship, at } = event;
      placed.set(`${ship} ${at}`, { ship, at, n: (placed.get(`${ship} ${at}`)?.n ?? 0) + 1 });
    }
    return [...placed.values()].map(ships => ({ say: 'ships', ...ships }));
  },
};

function ofSeats(
  { seats }: State,
  tell: (seat: SeatState, at: Seat) => Fact | undefined | '',
): readonly Fact[] {
  return seats.flatMap((one, at) => tell(one, at) || []);
}

function counted(say: Dealt, seat: Seat, n: Count): Fact | undefined {
  return n === 0 ? undefined : { say, seat, n };
}

function dealtTo(events: readonly GameEvent[], type: GameEvent['type'], seat: Seat): Count {
  return events.reduce(
    (sum, event) =>
      event.type === type && 'seat' in event && event.seat === seat
        ? sum + ('n' in event && typeof event.n === 'number' ? event.n : 1)
        : sum,
    0,
  );
}

/** Piles that lie there now and did not before. */
function grown({ before, after }: SetUpStep, { piles }: Library): readonly Fact[] {
  return piles.flatMap(pile => {
    const n = sizeOf(after.piles[pile]);
    return n > sizeOf(before.piles[pile]) ? [{ say: 'pile', pile, n } as const] : [];
  });
}

const cardsIn = ({ top, bag, bottom }: Pile): CardId[] => [
  ...top.map(({ card }) => card),
  ...bag,
  ...bottom.map(({ card }) => card),
];
const sizeOf = (pile: Pile): number => cardsIn(pile).length;

/** What a step asks for, to be compared: a tick holds as long as this is the same. */
function askedIn({ facts }: Pick<Task, 'facts'>): string {
  return JSON.stringify(facts);
}

/** Ticks by the id of their step, each with what was asked when it was made. */
export interface Ticks {
  readonly [task: string]: string;
}

export function isTicked(ticks: Ticks, task: Task): boolean {
  return ticks[task.id] === askedIn(task);
}

export function ticked(ticks: Ticks, task: Task, on: boolean): Ticks {
  const { [task.id]: _, ...others } = ticks;
  return on ? { ...others, [task.id]: askedIn(task) } : others;
}

/**
 * The first step that was done and asks for something else now, after somebody has swapped a character; from there on
 * everything is gone through once more, since later steps stand on it.
 */
export function firstToRedo<T extends Task>(ticks: Ticks, tasks: readonly T[]): T | undefined {
  return tasks.find(task => ticks[task.id] !== undefined && !isTicked(ticks, task));
}

/** The ticks that still hold: those of the steps before the first that has changed. */
export function ticksThatHold(ticks: Ticks, tasks: readonly Task[]): Ticks {
  const from = firstToRedo(ticks, tasks);
  if (from === undefined) return ticks;
  const before = tasks.slice(0, tasks.indexOf(from)).filter(task => isTicked(ticks, task));
  return Object.fromEntries(before.map(task => [task.id, askedIn(task)]));
}
