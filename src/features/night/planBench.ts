/** The plan of an evening as a bench: everything about it is set, nothing in it happens. */

import { type Book, books, isOptional, optionalBooks } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { GameOption, RulingId, Rulings } from '#engine/model/options.ts';
import { type CharacterId, type Difficulty, difficulties } from '#engine/model/vocabulary.ts';
import type { Bench } from '#ui/bench/bench.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';
import { firstPlan, isSeated, makePlan, type Plan, whyNotPlayed } from './plan.ts';

export type PlanMove =
  | { readonly type: 'book'; readonly book: Book; readonly on: boolean }
  | { readonly type: 'objective'; readonly objective: string }
  | { readonly type: 'difficulty'; readonly difficulty: Difficulty }
  | { readonly type: 'players'; readonly n: number }
  /** A player elsewhere with this character gets the one of this place. */
  | { readonly type: 'play'; readonly seat: number; readonly character: CharacterId | undefined }
  /** The player in that seat begins: the circle is turned, and all keep their neighbours. */
  | { readonly type: 'begin'; readonly seat: number }
  | { readonly type: 'ruling'; readonly id: RulingId; readonly option: string }
  /** What this box prints is what is played. */
  | { readonly type: 'box'; readonly box: string | undefined }
  | { readonly type: 'option'; readonly id: GameOption; readonly on: boolean };

export type Boxes = { readonly [box: string]: Partial<Rulings> };
/** The library of these books, where it is at hand. */
export type LibraryFor = (books: readonly Book[]) => Library | undefined;

const stages = ['loading', 'refused', 'seating', 'ready'] as const;
export type PlanStage = (typeof stages)[number];

export function planStage(libraryFor: LibraryFor, plan: Plan): PlanStage {
  const lib = libraryFor(plan.books);
  if (lib === undefined) return 'loading';
  if (whyNotPlayed(lib, plan) !== undefined) return 'refused';
  return isSeated(plan) ? 'ready' : 'seating';
}

/** So many sit down at the least and at the most, whatever the rest of the plan. */
export function tableSizes({ loyaltyDecks }: Library): readonly number[] {
  return [...new Set(loyaltyDecks.map(({ players }) => players))].toSorted((a, b) => a - b);
}

export function planBench(
  libraryFor: LibraryFor,
  boxes: Boxes,
  /** Fetched where a page has no room for it. */
  parse: (text: string) => Plan | undefined,
): Bench<Plan, PlanMove> {
  return {
    name: 'plan',
    start: firstPlan,
    stages,
    stageOf: plan => planStage(libraryFor, plan),
    steps: () => [],
    settings: plan => settingsOf(libraryFor(plan.books), boxes, plan),
    answer: (plan, move) => changed(libraryFor(plan.books), boxes, plan, move),
    before: () => undefined,
    make: makePlan,
    parse,
  };
}

function changed(lib: Library | undefined, boxes: Boxes, plan: Plan, move: PlanMove): Plan | undefined {
  switch (move.type) {
    case 'book':
      return isOptional(move.book) ? withBook(lib, plan, move.book, move.on) : undefined;
    case 'objective':
      return { ...plan, objective: move.objective };
    case 'difficulty':
      return { ...plan, difficulty: move.difficulty };
    case 'players':
      if (lib === undefined || !tableSizes(lib).includes(move.n)) return undefined;
      return { ...plan, seats: Array.from({ length: move.n }, (_, at) => plan.seats[at]) };
    case 'play':
      return move.seat in plan.seats ? { ...plan, seats: recast(plan.seats, move) } : undefined;
    case 'begin':
      if (!(move.seat in plan.seats)) return undefined;
      return { ...plan, seats: [...plan.seats.slice(move.seat), ...plan.seats.slice(0, move.seat)] };
    case 'ruling':
      return { ...plan, rulings: withRuling(lib, plan.rulings, move.id, move.option) };
    case 'box':
      return { ...plan, box: move.box, rulings: move.box === undefined ? {} : (boxes[move.box] ?? {}) };
    case 'option': {
      const others = plan.options.filter(id => id !== move.id);
      return { ...plan, options: move.on ? [...others, move.id] : others };
    }
  }
}

/** What the book brought goes with it; its characters get up. */
function withBook(lib: Library | undefined, plan: Plan, book: Book, on: boolean): Plan {
  const all = books.filter(one => (one === book ? on : plan.books.includes(one)));
  if (on) return { ...plan, books: all };
  const objective = lib === undefined ? firstPlan.objective : firstObjective(lib);
  return { ...plan, books: all, objective, options: [] };
}

/** What the library of its books does not know falls out of a plan, and the player of that seat chooses again. */
export function fitted(lib: Library, plan: Plan): Plan {
  const seats = plan.seats.map(one => (one !== undefined && lib.characters.has(one) ? one : undefined));
  const rulings = Object.entries(plan.rulings).filter(([id, option]) => lib.rulings[id]?.includes(option));
  const options = plan.options.filter(id => lib.gameOptions.includes(id));
  const sizes = tableSizes(lib);
  const n = Math.min(Math.max(seats.length, sizes[0] ?? 0), sizes.at(-1) ?? 0);
  const next: Plan = {
    ...plan,
    objective: lib.objectives.has(plan.objective) ? plan.objective : firstObjective(lib),
    seats: Array.from({ length: n }, (_, at) => seats[at]),
    rulings: Object.fromEntries(rulings),
    options,
  };
  return makePlan(next) === makePlan(plan) ? plan : next;
}

/** What a plan names that these books do not have: it falls out when the plan is fitted. */
export function strangersIn(lib: Library, plan: Plan): readonly string[] {
  const { seats, objective, rulings, options } = plan;
  return [
    ...seats.filter(one => one !== undefined && !lib.characters.has(one)),
    ...(objective === firstPlan.objective || lib.objectives.has(objective) ? [] : [objective]),
    ...Object.entries(rulings).flatMap(([id, option]) => (lib.rulings[id]?.includes(option) ? [] : [id])),
    ...options.filter(id => !lib.gameOptions.includes(id)),
  ].filter(one => one !== undefined);
}

function recast(
  seats: Plan['seats'],
  { seat, character }: { readonly seat: number; readonly character: CharacterId | undefined },
): Plan['seats'] {
  const before = seats[seat];
  return seats.map((one, at) => {
    if (at === seat) return character;
    return one !== undefined && one === character ? before : one;
  });
}

function withRuling(lib: Library | undefined, rulings: Partial<Rulings>, id: RulingId, option: string) {
  const { [id]: _, ...others } = rulings;
  return lib?.rulings[id]?.[0] === option ? others : { ...others, [id]: option };
}

function settingsOf(lib: Library | undefined, boxes: Boxes, plan: Plan): readonly PlanMove[] {
  const onOrOff = optionalBooks.map(
    book => ({ type: 'book', book, on: !plan.books.includes(book) }) as const,
  );
  if (lib === undefined) return onOrOff;
  return [
    ...onOrOff,
    ...[...lib.objectives.keys()].map(objective => ({ type: 'objective', objective }) as const),
    ...difficulties.map(difficulty => ({ type: 'difficulty', difficulty }) as const),
    ...tableSizes(lib).map(n => ({ type: 'players', n }) as const),
    ...plan.seats.flatMap((_, seat) =>
      [...lib.characters.keys()].map(character => ({ type: 'play', seat, character }) as const),
    ),
    ...plan.seats.map((_, seat) => ({ type: 'begin', seat }) as const),
    ...Object.keys(boxes).map(box => ({ type: 'box', box }) as const),
    ...Object.entries(lib.rulings).flatMap(([id, options]) =>
      options.map(option => ({ type: 'ruling', id: id as RulingId, option }) as const),
    ),
    ...(lib.gameOptions as readonly GameOption[]).map(id => ({ type: 'option', id, on: true }) as const),
  ];
}
