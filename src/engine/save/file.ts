/** Reads what a saved game says. Whether the game can be played is another matter; here a file is whole, or damaged. */

import type { Answer, Prompt } from '../model/choice.ts';
import { fingerprint } from '../model/fingerprint.ts';
import type { GameOptions } from '../model/options.ts';
import type { Seat } from '../model/vocabulary.ts';
import {
  either,
  fields,
  isObject,
  list,
  literal,
  maybe,
  oneOf,
  read,
  type Schema,
  someObject,
  text,
  texts,
  triple,
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

export type FileFault = 'not-json' | 'not-a-save' | 'other-version' | 'damaged';

/** Three times the longest game that was ever played at random. */
const mostChoices = 20_000;

const seat = either(whole, oneOf(['chance']));
const answer = either(text, list(text));
// Options and positions are looked at where the books are known.
const options = someObject as Schema as Schema<GameOptions>;

const save = fields<Save>({
  format: oneOf(['action-stations']),
  version: literal(2),
  books: texts,
  procedures: text,
  options,
  origin: maybe(someObject as Schema as Schema<StoredState>),
  choices: list(triple(seat, text as Schema<Prompt>, answer), mostChoices),
  turns: list(text, mostChoices),
  last: text,
  sum: text,
});

export function readFile(json: string): Save | { readonly fault: FileFault } {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return { fault: 'not-json' };
  }
  if (!isObject(file) || file['format'] !== 'action-stations') return { fault: 'not-a-save' };
  if (file['version'] !== 2) return { fault: 'other-version' };
  const found = read(save, file);
  // The sum is that of the file as it stands.
  return found.ok && isUnchanged(file) ? found.value : { fault: 'damaged' };
}

export function sumOf(contents: Omit<Save, 'sum'>): string {
  return fingerprint(JSON.stringify(contents));
}

function isUnchanged(file: Readonly<Record<string, unknown>>): boolean {
  const { sum, ...contents } = file;
  try {
    return sum === fingerprint(JSON.stringify(contents));
  } catch {
    // Nested deeper than anything that makes a game.
    return false;
  }
}
