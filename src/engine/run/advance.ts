import type { Line } from '../library/library.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { suspended } from '../queries/suspended.ts';
import { NeedsLuck } from './chance.ts';
import { copyState, restore } from './copy.ts';
import { type Again, blockOf, type Run } from './run.ts';

/** Carry out instructions until somebody owes a choice or the game is over. */
export function advance(run: Run): void {
  const { state } = run;
  while (!state.over && state.pending.length === 0) {
    const frame = state.stack.at(-1);
    if (!frame) throw new Error('The game has run out of instructions');
    if (frame.called) {
      frame.called = undefined;
      frame.pc += 1;
    }
    const line = blockOf(run, frame).lines[frame.pc];
    if (line && line.op.op === run.stopBefore) return;
    if (run.isFarEnough?.(state, run.events)) return;
    if (line) carryOut(run, frame, line);
    else state.stack.pop();
  }
  if (state.over) {
    state.pending = [];
    state.answers = [];
    state.luck = [];
    state.stack = [];
  }
}

function carryOut(run: Run, frame: Frame, line: Line): void {
  const { state } = run;
  run.onLine?.(line, run);
  if (state.options.chance === 'seeded') {
    finish(state, frame, resolve(run, frame, line));
    return;
  }
  const before = copyState(state);
  const luck = state.luck.slice();
  const events = run.events.length;
  try {
    const again = resolve(run, frame, line);
    state.luck = [];
    finish(state, frame, again);
  } catch (reason) {
    if (!(reason instanceof NeedsLuck)) throw reason;
    restore(state, before);
    state.luck = luck;
    run.events.length = events;
    state.pending = [reason.choice];
  }
}

/** An instruction that has called blocks steps on when they are done, so that a cause can be read off the stack. */
function finish(state: State, frame: Frame, again: Again): void {
  if (again === 'again') return;
  if (state.stack.at(-1) === frame) frame.pc += 1;
  else frame.called = true;
}

function resolve(run: Run, frame: Frame, line: Line): Again {
  const { op, resolver, child } = line;
  if (suspended(run, op)) return;
  if (resolver === undefined) throw new Error(`Nothing carries out ${op.op} at this table`);
  return resolver(run, op, frame, child);
}
