/**
 * A game as it is kept: the options, the position it began from where that was laid out by hand, and the choices.
 * States are never saved; they are played again.
 */
import { apply, choicesOf, type Game, gameFrom, makeGame } from '../game.ts';
import { fingerprint } from '../library/fingerprint.ts';
import type { Library } from '../library/library.ts';
import type { Made, Refusal } from '../model/choice.ts';
import type { GameOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { type OptionsRefusal, optionsRefusal } from '../setup/options.ts';
import { positionFault } from './position.ts';

export interface Save {
  readonly format: 'action-stations';
  readonly version: 1;
  /** Fingerprint of the cards and procedures the choices were made under. */
  readonly cards: string;
  readonly options: GameOptions;
  readonly origin?: State;
  readonly choices: readonly Made[];
  /** Fingerprint of all that makes the game: a number that has changed may still make a game, but not this one. */
  readonly sum: string;
}

export const loadFaults = [
  'not-json',
  'not-a-save',
  'other-version',
  'other-cards',
  'bad-options',
  'bad-position',
  'bad-choice',
  'damaged',
] as const;
export type LoadFault = (typeof loadFaults)[number];

export type Loaded =
  | { readonly ok: true; readonly game: Game }
  | {
      readonly ok: false;
      readonly fault: LoadFault;
      readonly because?: OptionsRefusal | Refusal;
      /** Which choice, counted from 1. */
      readonly choice?: number;
      /** The first thing that is wrong with the position. */
      readonly where?: string;
    };

type Contents = Pick<Save, 'options' | 'origin' | 'choices'>;

export function makeSave(game: Game): string {
  const contents: Contents = {
    options: game.state.options,
    ...(game.origin ? { origin: game.origin } : {}),
    choices: choicesOf(game),
  };
  const save: Save = {
    format: 'action-stations',
    version: 1,
    cards: game.lib.fingerprint,
    ...contents,
    sum: sumOf(contents),
  };
  return JSON.stringify(save);
}

function sumOf({ options, origin, choices }: Contents): string {
  return fingerprint(JSON.stringify([options, origin, choices]));
}

/** The game in a save, or what is wrong with it: the most telling thing, and `damaged` where nothing else tells. */
export function parseSave(lib: Library, text: string): Loaded {
  let save: Partial<Save>;
  try {
    save = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'not-json' };
  }
  if (typeof save !== 'object' || save === null || save.format !== 'action-stations') {
    return { ok: false, fault: 'not-a-save' };
  }
  if (save.version !== 1) return { ok: false, fault: 'other-version' };
  if (save.cards !== lib.fingerprint) return { ok: false, fault: 'other-cards' };
  const { options, origin, choices } = save;
  if (!options || !Array.isArray(choices)) return { ok: false, fault: 'not-a-save' };
  const because = optionsRefusal(lib, options);
  if (because) return { ok: false, fault: 'bad-options', because };
  const where = origin === undefined ? undefined : positionFault(lib, options.seats.length, origin);
  if (where !== undefined) return { ok: false, fault: 'bad-position', where };
  const contents = { options, choices, ...(origin ? { origin } : {}) };
  const loaded = replay(lib, contents);
  return loaded.ok && !isUnchanged(contents, save.sum) ? { ok: false, fault: 'damaged' } : loaded;
}

function isUnchanged(contents: Contents, sum: string | undefined): boolean {
  try {
    return sum === sumOf(contents);
  } catch {
    // Nested deeper than anything that makes a game.
    return false;
  }
}

function replay(lib: Library, { options, origin, choices }: Contents): Loaded {
  let game: Game;
  try {
    const start = origin ? gameFrom(lib, { ...origin, options }) : makeGame(lib, options);
    if (!start.ok) return { ok: false, fault: 'bad-options', because: start.because };
    game = start.game;
  } catch (fault) {
    // Whatever a made-up position makes the engine stumble over, it is the position that is wrong.
    if (!origin) throw fault;
    return { ok: false, fault: 'bad-position' };
  }
  for (const [i, made] of choices.entries()) {
    try {
      const step = apply(game, made);
      if (!step.ok) return { ok: false, fault: 'bad-choice', because: step.because, choice: i + 1 };
      game = step.game;
    } catch (fault) {
      if (!origin) throw fault;
      return { ok: false, fault: 'bad-position' };
    }
  }
  return { ok: true, game };
}
