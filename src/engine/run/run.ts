/** A position, and one run of the engine over a state it may change: what every instruction is handed. */
import type { Block, Library, Line } from '../library/library.ts';
import type { Answer, Choice, Logged, Made, Prompt } from '../model/choice.ts';
import type { EventBody, EventType, GameEvent } from '../model/event.ts';
import type { OpName } from '../model/flow.ts';
import type { Beginning, Frame, WithLocals } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import type { BlockId, Seat } from '../model/vocabulary.ts';
import { causeOf } from './cause.ts';

/** What a question about the game needs to know. */
export interface Position {
  readonly lib: Library;
  readonly state: State;
}

/** What chance answered when this game was played before. */
export type Recall = (prompt: Prompt, ids: readonly string[]) => string;

export interface Run extends Position {
  readonly events: GameEvent[];
  /** Pass at once for seats that have nothing to react with; only drivers that nobody watches may ask for it. */
  readonly passIdle: boolean;
  /** Takes the answers nobody was asked for, so that the log lacks none: the generator's, and passes for idle seats. */
  readonly trail?: Logged[];
  /** In a game that is played again: asked instead of the generator. */
  readonly recall?: Recall;
  /** Called before each line is carried out. */
  readonly onLine?: (line: Line, run: Run) => void;
  /** Called when a turn begins, before anything has happened in it. */
  readonly onTurn?: (state: State) => void;
  /**
   * Called with every choice that had one possible answer and was made without asking, and with how many events there
   * were by then. A line that is carried out again makes such a choice again.
   */
  readonly onSettled?: (choice: Choice, answer: Answer, happened: number) => void;
  /** Keep events of these kinds only; for play that nobody watches. */
  readonly hears?: ReadonlySet<EventType>;
  /** How much had happened when the option in hand began; a run in which it did not begin knows nothing of it. */
  optionFrom?: number | undefined;
  /** Halt where this instruction would come next. */
  readonly stopBefore?: OpName;
  /** Halt before the next instruction once this is so. */
  readonly isFarEnough?: (state: State, events: readonly GameEvent[]) => boolean;
}

/** What an instruction says when it is not done: carry me out again when control comes back to me. */
// biome-ignore lint/suspicious/noConfusingVoidType: an instruction that is done simply ends, without a return
export type Again = 'again' | void;

export type Emitted<T extends EventType> = EventBody<T> & { readonly secretTo?: number };

export function emit<T extends EventType>(run: Run, type: T, body: Emitted<T>): void {
  if (run.hears && !run.hears.has(type)) return;
  run.events.push({ type, ...body, cause: causeOf(run) } as unknown as GameEvent);
}

/** Start a block; it is carried out before the instruction that called it goes on. */
export function push<K extends WithLocals = never>(
  run: Run,
  block: BlockId,
  beginning: Beginning<K> = {} as Beginning<K>,
): void {
  if (!run.lib.blocks.has(block)) throw new Error(`There is no block ${block}`);
  run.state.stack.push({ at: block, pc: 0, ...beginning });
}

export function blockOf(run: Position, frame: Frame): Block {
  const block = run.lib.blocks.get(frame.at);
  if (!block) throw new Error(`There is no block ${frame.at}`);
  return block;
}

export function ask(run: Run, choice: Choice): 'again' {
  run.state.pending.push(choice);
  return 'again';
}

/** The answers to what the instruction in hand asked, or `undefined` when it has not asked yet. */
export function takeAnswers(run: Run): Made[] | undefined {
  const { answers } = run.state;
  if (answers.length === 0) return undefined;
  run.state.answers = [];
  return answers;
}

/** As `takeAnswers`, for an instruction that asked one seat for one thing. */
export function takeWord(run: Run): string | undefined {
  const answer = takeAnswers(run)?.[0]?.choose;
  if (answer === undefined) return undefined;
  return typeof answer === 'string' ? answer : answer[0];
}

export function takeWords(run: Run): readonly string[] | undefined {
  const answer = takeAnswers(run)?.[0]?.choose;
  if (answer === undefined) return undefined;
  return typeof answer === 'string' ? [answer] : answer;
}

export function bit(seat: Seat): number {
  return 1 << seat;
}
