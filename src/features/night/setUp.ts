/** The set-up of tonight's table as a list to tick off: what lies where, how many, before which player. */
import type { Library } from '#engine/index.ts';
import type { Instruction, OpName } from '#engine/model/flow.ts';
import type { State } from '#engine/model/state.ts';
import type {
  Board,
  CardId,
  CharacterId,
  Count,
  LocationId,
  PileName,
  Resource,
  Seat,
  Sector,
  ShipKind,
  Skill,
  Title,
} from '#engine/model/vocabulary.ts';
import { type SetUpStep, setUpSteps } from '#engine/tools/setUp.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Night, SetUp } from './night.ts';
import { optionsFor, type Plan } from './plan.ts';

/** What players are given, by the words that tell of it; books add theirs. */
export interface CoreDealt {
  quorum: object;
  loyalty: object;
}
export interface Dealt extends CoreDealt {}

/** How a character begins who is not simply placed; books add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface Standings {}

/** Something to do or to look at; `say` names its sentence. */
export type Fact =
  | { readonly say: 'objective'; readonly objective: string }
  | { readonly say: 'board'; readonly board: Board }
  | { readonly say: 'resource'; readonly resource: Resource; readonly n: Count }
  | { readonly say: 'vipers' | 'raptors' | 'nukes' | 'fleet'; readonly n: Count }
  | { readonly say: 'pile' | 'destiny'; readonly pile: PileName; readonly n: Count }
  | { readonly say: 'begins' | 'stranded' | 'flies' | 'no-hand' | keyof Standings; readonly seat: Seat }
  | { readonly say: 'plays'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly say: 'stands'; readonly seat: Seat; readonly location: LocationId }
  | { readonly say: keyof Dealt; readonly seat: Seat; readonly n: Count }
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
export function tasksFor(
  lib: Library,
  nights: readonly Night[],
  plan: Plan,
  boards: readonly Board[],
): readonly Task[] {
  const inBooks = nights.flatMap(({ setUp }) => setUp ?? []);
  return setUpSteps(lib, optionsFor(plan)).flatMap(step => {
    const facts =
      step.op === 'begin-game'
        ? opening(plan, boards)
        : (tellerOf(inBooks, step.op)?.(step, lib, inBooks) ?? []);
    const id = idOf(step.instruction);
    return facts.length === 0 ? [] : [{ id, rules: step.rules, facts, after: step.after }];
  });
}

const tellerOf = (inBooks: readonly SetUp[], op: OpName): Teller | undefined =>
  inBooks.findLast(({ tellers }) => tellers[op] !== undefined)?.tellers[op];

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

/** What a step of the set-up asks for; `others` are what all books bring to it. */
export type Teller = (step: SetUpStep, lib: Library, others: readonly SetUp[]) => readonly Fact[];

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
 * The first step that was done and asks for something else now, after a character has been swapped; from there on
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
