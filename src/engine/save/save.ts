/**
 * A game as it is kept: the options, the position it began from where that was laid out by hand, and the choices.
 * States are never saved; they are played again.
 */
import { apply, choicesOf, type Game, gameFrom, makeGame } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Made, Refusal } from '../model/choice.ts';
import type { GameOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { type OptionsRefusal, optionsRefusal } from '../setup/options.ts';

export interface Save {
  readonly format: 'action-stations';
  readonly version: 1;
  /** Fingerprint of the cards and procedures the choices were made under. */
  readonly cards: string;
  readonly options: GameOptions;
  readonly origin?: State;
  readonly choices: readonly Made[];
}

export const loadFaults = [
  'not-json',
  'not-a-save',
  'other-version',
  'other-cards',
  'bad-options',
  'bad-position',
  'bad-choice',
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
    };

export function makeSave(game: Game): string {
  const save: Save = {
    format: 'action-stations',
    version: 1,
    cards: game.lib.fingerprint,
    options: game.state.options,
    ...(game.origin ? { origin: game.origin } : {}),
    choices: choicesOf(game),
  };
  return JSON.stringify(save);
}

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
  if (!save.options || !Array.isArray(save.choices)) return { ok: false, fault: 'not-a-save' };
  const because = optionsRefusal(lib, save.options);
  if (because) return { ok: false, fault: 'bad-options', because };
  return replay(lib, save.options, save.origin, save.choices);
}

function replay(
  lib: Library,
  options: GameOptions,
  origin: State | undefined,
  choices: readonly Made[],
): Loaded {
  let game: Game;
  try {
    const start = origin ? gameFrom(lib, origin) : makeGame(lib, options);
    if (!start.ok) return { ok: false, fault: 'bad-options', because: start.because };
    game = start.game;
  } catch {
    // Whatever a damaged position makes the engine stumble over, it is the position that is wrong.
    return { ok: false, fault: 'bad-position' };
  }
  for (const [i, made] of choices.entries()) {
    if (typeof made !== 'object' || made === null) return { ok: false, fault: 'bad-choice', choice: i + 1 };
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
