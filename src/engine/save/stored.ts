/** Positions as they are stored: frames name their line, and the options, which belong to the game, stand outside. */

import type { Library } from '../library/library.ts';
import { lineCalled, lineName } from '../library/lineNames.ts';
import type { Frame } from '../model/frame.ts';
import type { GameOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';

export type StoredFrame = Omit<Frame, 'pc'> & { readonly line: string };
export type StoredState = Omit<State, 'options' | 'stack'> & { readonly stack: readonly StoredFrame[] };

export function storeState(lib: Library, { options: _, stack, ...rest }: State): StoredState {
  return { ...rest, stack: stack.map(frame => storeFrame(lib, frame)) };
}

function storeFrame({ blocks }: Library, { at, pc, ...slots }: Frame): StoredFrame {
  const block = blocks.get(at);
  if (!block) throw new Error(`There is no block ${at}`);
  return { at, line: lineName(block, pc), ...slots };
}

/**
 * A position again, or the place of the frame whose line is not there. Whether the rest of it is a position at all is
 * for others to say: what comes in is any JSON.
 */
export function restoreState(
  lib: Library,
  options: GameOptions,
  stored: unknown,
): { readonly state: object } | { readonly where: string } {
  if (!isObject(stored) || !Array.isArray(stored['stack'])) return { where: 'origin.stack' };
  const stack: unknown[] = [];
  for (const [i, frame] of stored['stack'].entries()) {
    const where = `origin.stack.${i}`;
    if (!isObject(frame)) return { where };
    const { at, line, ...slots } = frame;
    const block = typeof at === 'string' ? lib.blocks.get(at) : undefined;
    if (!block) return { where: `${where}.at` };
    const pc = typeof line === 'string' ? lineCalled(block, line) : undefined;
    if (pc === undefined) return { where: `${where}.line` };
    stack.push({ at, pc, ...slots });
  }
  return { state: { ...stored, options, stack } };
}

export type SomeObject = { readonly [field: string]: unknown };

export function isObject(value: unknown): value is SomeObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
