/**
 * Reads what a saved game says, in either version of its form. Whether the game can be played is another matter;
 * here a file is whole, or damaged.
 */
import { fingerprint } from '../library/fingerprint.ts';
import type { Answer, Prompt } from '../model/choice.ts';
import type { GameOptions } from '../model/options.ts';
import type { Seat } from '../model/vocabulary.ts';
import {
  anything,
  type Check,
  either,
  fields,
  list,
  maybe,
  oneOf,
  someObject,
  text,
  whole,
} from './shape.ts';
import type { StoredState } from './stored.ts';

/** Who chose, what was asked, and the answer. */
export type SavedChoice = readonly [seat: Seat | 'chance', prompt: Prompt, answer: Answer];

/** `README.md` describes the fields. */
export interface Save {
  readonly format: 'action-stations';
  readonly version: 2;
  readonly books: { readonly [book: string]: string };
  readonly procedures: string;
  readonly options: GameOptions;
  readonly origin?: StoredState;
  readonly choices: readonly SavedChoice[];
  readonly turns: readonly string[];
  readonly last: string;
  /** Fingerprint of everything else. */
  readonly sum: string;
}

/** The first version: states with numbers for lines, no checkpoints, and of seeded chance only the seed. */
export interface FirstSave {
  readonly format: 'action-stations';
  readonly version: 1;
  readonly options: GameOptions;
  readonly origin?: object;
  readonly choices: readonly { readonly seat: Seat | 'chance'; readonly choose: Answer }[];
  /** The very first saves had none. */
  readonly sum?: string;
}

export type FileFault = 'not-json' | 'not-a-save' | 'other-version' | 'damaged';

const seat = either(whole, oneOf(['chance']));
const answer = either(text, list(text));

const savedChoice: Check = (value, at) =>
  Array.isArray(value) && value.length === 3
    ? (seat(value[0], at) ?? text(value[1], at) ?? answer(value[2], at))
    : at;

const isSave = fields({
  format: text,
  version: whole,
  books: someObject,
  procedures: text,
  options: someObject,
  origin: maybe(someObject),
  choices: list(savedChoice),
  turns: list(text),
  last: text,
  sum: text,
});

const isFirstSave = fields({
  format: text,
  version: whole,
  cards: anything,
  options: someObject,
  origin: maybe(someObject),
  choices: list(fields({ seat, choose: answer })),
  sum: maybe(text),
});

export function readFile(json: string): Save | FirstSave | { readonly fault: FileFault } {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return { fault: 'not-json' };
  }
  if (someObject(file, '') !== undefined) return { fault: 'not-a-save' };
  const save = file as Save | FirstSave;
  if (save.format !== 'action-stations') return { fault: 'not-a-save' };
  if (save.version !== 1 && save.version !== 2) return { fault: 'other-version' };
  const shape = save.version === 1 ? isFirstSave : isSave;
  return shape(save, '') === undefined && isUnchanged(save) ? save : { fault: 'damaged' };
}

export function sumOf(contents: Omit<Save, 'sum'>): string {
  return fingerprint(JSON.stringify(contents));
}

function isUnchanged(save: Save | FirstSave): boolean {
  try {
    if (save.version === 1) {
      const { options, origin, choices, sum } = save;
      return sum === undefined || sum === fingerprint(JSON.stringify([options, origin, choices]));
    }
    const { sum, ...contents } = save;
    return sum === sumOf(contents);
  } catch {
    // Nested deeper than anything that makes a game.
    return false;
  }
}
