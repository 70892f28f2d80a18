/** One turn, whole: its steps in the order of the procedures, what comes of each, and what may be chosen in it. */
import type { RuleId } from '#rules/ruleId.ts';
import { sample } from '../choices/check.ts';
import { apply, type Game, gameFrom } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Choice } from '../model/choice.ts';
import type { GameEvent } from '../model/event.ts';
import type { State, TurnState } from '../model/state.ts';
import type { Step } from '../model/vocabulary.ts';

export interface Question {
  readonly choice: Choice;
  /** The rule that lets him choose. */
  readonly rule: RuleId | undefined;
  /** Options that cost a card from the hand. */
  readonly paid: readonly string[];
}

export interface StepOfTurn {
  readonly step: Step;
  /** Not every turn has every step. */
  readonly taken: boolean;
  readonly events: readonly { readonly event: GameEvent; readonly state: State }[];
  /** What is asked of the player whose turn it is. */
  readonly asked: readonly Question[];
}

/** Every step that a turn can have, in order. */
export function stepsOfTurn(lib: Library): readonly Step[] {
  return stepsIn(lib, 'turn');
}

function stepsIn(lib: Library, block: string): Step[] {
  return (lib.blocks.get(block)?.lines ?? []).flatMap(({ op, child }) => {
    if (op.op === 'step') return [op.step];
    if (op.op === 'call') return stepsIn(lib, op.block);
    return Object.values(child).flatMap(inner => stepsIn(lib, inner));
  });
}

/**
 * The turn that is about to begin in this position. Nobody does more than he must: nothing is played, nobody moves, no
 * action is taken, and of what must be chosen it is the first. `below(n)` is chance: a number from
 * 0 to n-1.
 */
export function turnOf(lib: Library, state: State, below: (n: number) => number): readonly StepOfTurn[] {
  const begun = turnIn(state);
  if (begun === undefined) throw new Error('It is nobody’s turn.');
  const { seat, number } = begun;
  const found = new Map<Step, { events: StepOfTurn['events'][number][]; asked: Question[] }>();
  let step: Step = begun.step;
  let now = gameFrom(lib, state, { passIdle: true });
  for (;;) {
    for (const event of now.events) {
      if (event.type === 'turn-began') continue;
      if (event.type === 'step-began') step = event.step;
      const here = found.get(step) ?? { events: [], asked: [] };
      found.set(step, here);
      if (event.type !== 'step-began') here.events.push({ event, state: now.game.state });
    }
    const [choice] = now.game.state.pending;
    if (choice === undefined || turnIn(now.game.state)?.number !== number) break;
    if (choice.seat === seat && choice.shape !== 'react')
      found.get(step)?.asked.push(questionIn(now.game, choice));
    const choose = choice.seat === 'chance' ? sample(choice, below) : leastOf(choice);
    const next = apply(now.game, { seat: choice.seat, choose }, { passIdle: true });
    if (!next.ok) throw new Error(`The turn could not go on: ${next.because}`);
    now = next;
  }
  return stepsOfTurn(lib).map(one => ({
    step: one,
    taken: found.has(one),
    events: found.get(one)?.events ?? [],
    asked: found.get(one)?.asked ?? [],
  }));
}

function turnIn({ stack }: State): TurnState | undefined {
  return stack.find(({ turn }) => turn !== undefined)?.turn;
}

function leastOf(choice: Choice): ReturnType<typeof sample> {
  const pass = choice.shape === 'one' && choice.options.some(({ id }) => id === 'pass');
  if (pass || choice.shape === 'react') return 'pass';
  return choice.shape === 'yes-no' ? 'no' : sample(choice, () => 0);
}

function questionIn(game: Game, choice: Choice): Question {
  const frame = game.state.stack.at(-1);
  const rule = frame === undefined ? undefined : game.lib.blocks.get(frame.at)?.lines[frame.pc]?.op.rule;
  const options = choice.shape === 'one' ? choice.options : [];
  const isPaid = (choose: string) => {
    const step = apply(game, { seat: choice.seat, choose }, { passIdle: true });
    return step.ok && step.game.state.pending.some(({ prompt }) => prompt === 'pay');
  };
  return { choice, rule, paid: options.map(({ id }) => id).filter(isPaid) };
}
