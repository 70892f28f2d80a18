/** The set-up of one table, step by step: what each step leaves behind, and the rules that ask for it. */
import type { RuleId } from '#rules/ruleId.ts';
import { sample } from '../choices/check.ts';
import { makeGame } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Choice } from '../model/choice.ts';
import type { GameEvent } from '../model/event.ts';
import type { Instruction, OpName } from '../model/flow.ts';
import type { GameOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';
import type { CharacterId, Seat } from '../model/vocabulary.ts';
import { advance } from '../run/advance.ts';
import { copyState } from '../run/copy.ts';
import type { Run } from '../run/run.ts';
import { newState } from '../setup/newState.ts';

export interface SetUpStep {
  readonly op: OpName;
  readonly instruction: Instruction;
  readonly rules: readonly RuleId[];
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** What somebody decides in it; the first that is allowed has been taken. */
  readonly asked: readonly Choice[];
}

/** Everybody has a character. The generator answers for chance; where a player may choose, the first option is taken. */
export function setUpSteps(lib: Library, options: GameOptions): readonly SetUpStep[] {
  const lines = lib.blocks.get('game')?.lines ?? [];
  const state = newState(lib, { ...options, chance: 'seeded' });
  const steps: SetUpStep[] = [];
  let begun:
    | { readonly line: (typeof lines)[number]; readonly before: State; readonly told: number }
    | undefined;
  let asked: Choice[] = [];
  const close = (run: Pick<Run, 'state' | 'events'>) => {
    if (begun === undefined) return;
    const { op } = begun.line;
    const rules = [...(op.rule === undefined ? [] : [op.rule]), ...(op.also ?? [])];
    const { before, told } = begun;
    const events = run.events.slice(told);
    steps.push({ op: op.op, instruction: op, rules, before, after: copyState(run.state), events, asked });
    asked = [];
  };
  const run: Run = {
    lib,
    state,
    events: [],
    passIdle: true,
    stopBefore: 'take-turns',
    onLine(line, now) {
      if (line === begun?.line || !lines.includes(line)) return;
      close(now);
      begun = { line, before: copyState(now.state), told: now.events.length };
    },
  };
  state.stack.push({ at: 'game', pc: 0 });
  advance(run);
  for (let choice = state.pending.shift(); choice; choice = state.pending.shift()) {
    asked.push(choice);
    state.answers.push({ seat: choice.seat, choose: sample(choice, () => 0) });
    if (state.pending.length === 0) advance(run);
  }
  close(run);
  return steps;
}

/** The characters that the next player without one may choose; nobody is asked once all of them have one. */
export function mayBeChosen(
  lib: Library,
  options: GameOptions,
): { readonly seat: Seat; readonly characters: readonly CharacterId[] } | undefined {
  const made = makeGame(lib, options);
  const choice = made.ok ? made.game.state.pending.find(({ prompt }) => prompt === 'character') : undefined;
  if (choice?.shape !== 'one' || choice.seat === 'chance') return undefined;
  return { seat: choice.seat, characters: choice.options.map(({ id }) => id) };
}
