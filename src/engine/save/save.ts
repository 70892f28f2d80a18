/**
 * A game as it is kept: the options, the position it began from where that was laid out by hand, and every choice,
 * those of chance included. States are never saved; they are played again. `README.md` describes the file.
 */
import { choicesOf, type Game, gameFrom, makeGame, type Step } from '../game.ts';
import type { Library } from '../library/library.ts';
import { bookFingerprint, proceduresFingerprint } from '../library/meaning.ts';
import type { GameOptions } from '../model/options.ts';
import { type OptionsRefusal, optionsRefusal } from '../setup/options.ts';
import { checkpointOf } from './checkpoint.ts';
import { completed } from './completed.ts';
import { readFile, type Save, sumOf } from './file.ts';
import { gameOptions } from './options.ts';
import { readPosition } from './position.ts';
import { type Difference, type Recorded, type Replayed, replay, type Start } from './replay.ts';
import { read } from './shape.ts';
import { restoreState, storeState } from './stored.ts';

export const loadFaults = [
  'not-json',
  'not-a-save',
  'other-version',
  'damaged',
  'other-books',
  'bad-options',
  'bad-position',
] as const;
export type LoadFault = (typeof loadFaults)[number];

/** The books that play otherwise than when the game was saved. */
export type Changed = readonly string[];

export type Loaded =
  | { readonly ok: true; readonly game: Game; readonly changed: Changed }
  | {
      readonly ok: 'partly';
      /** As far as it can still be played. */
      readonly game: Game;
      /** The first thing that is not as it was. */
      readonly differs: Difference;
      readonly changed: Changed;
    }
  | NotLoaded;

export interface NotLoaded {
  readonly ok: false;
  readonly fault: LoadFault;
  readonly because?: OptionsRefusal;
  /** The first thing that is wrong with the position. */
  readonly where?: string;
}

const refused = (fault: LoadFault, why: Pick<NotLoaded, 'because' | 'where'> = {}): NotLoaded => ({
  ok: false,
  fault,
  ...why,
});

export function makeSave(game: Game): string {
  const { lib, state, origin, turns } = game;
  const contents: Omit<Save, 'sum'> = {
    format: 'action-stations',
    version: 2,
    books: Object.fromEntries(lib.sources.map(book => [book.id, bookFingerprint(book)])),
    procedures: proceduresFingerprint(),
    options: state.options,
    ...(origin ? { origin: storeState(lib, origin) } : {}),
    choices: choicesOf(game).map(({ seat, prompt, choose }) => [seat, prompt, choose]),
    turns,
    last: checkpointOf(state),
  };
  return JSON.stringify({ ...contents, sum: sumOf(contents) });
}

/** The books a saved game is played with, so that they can be fetched; `undefined` where the file does not say. */
export function savedBooks(json: string): readonly string[] | undefined {
  const save = readFile(json);
  const books: unknown = 'fault' in save ? undefined : save.options.books;
  return Array.isArray(books) ? books.filter(book => typeof book === 'string') : undefined;
}

/** The game in a save, as far as it can still be played, or why there is none. */
export function parseSave(lib: Library, json: string): Loaded {
  const save = readFile(json);
  if ('fault' in save) return refused(save.fault);
  if (!sameBooks(lib, save)) return refused('other-books');
  if (!read(gameOptions, save.options).ok) return refused('bad-options', { because: 'malformed-options' });
  const because = optionsRefusal(lib, save.options);
  if (because) return refused('bad-options', { because });
  const start = startOf(lib, save);
  if ('fault' in start) return start;
  let replayed: Replayed;
  try {
    replayed = replay(start, recordedIn(save));
  } catch (fault) {
    // Whatever a made-up position makes the engine stumble over, it is the position that is wrong.
    if (save.origin === undefined) throw fault;
    return refused('bad-position');
  }
  const { game, differs } = replayed;
  const changed = changedSince(lib, save);
  return differs ? { ok: 'partly', game, differs, changed } : { ok: true, game, changed };
}

function sameBooks({ books }: Library, save: Save): boolean {
  return books.toSorted().join() === Object.keys(save.books).sort().join();
}

function changedSince({ sources }: Library, save: Save): Changed {
  const books = sources.filter(book => save.books[book.id] !== bookFingerprint(book)).map(({ id }) => id);
  return save.procedures === proceduresFingerprint() ? books : ['procedures', ...books];
}

function startOf(lib: Library, { options, origin }: Save): Start | NotLoaded {
  if (origin === undefined) return recall => newGame(lib, options, recall);
  const restored = restoreState(lib, options, origin);
  if ('where' in restored) return refused('bad-position', restored);
  const position = readPosition(lib, options.seats.length, completed(lib, options, restored.state));
  if (!position.ok) return refused('bad-position', { where: position.where });
  return recall => gameFrom(lib, position.state, recall ? { recall } : {});
}

function newGame(lib: Library, options: GameOptions, recall: Parameters<Start>[0]): Step {
  const made = makeGame(lib, options, recall ? { recall } : {});
  if (!made.ok) throw new Error(`Options that were looked over are refused: ${made.because}`);
  return made;
}

function recordedIn({ choices, turns, last }: Save): Recorded {
  return { choices: choices.map(([seat, prompt, choose]) => ({ seat, prompt, choose })), turns, last };
}
