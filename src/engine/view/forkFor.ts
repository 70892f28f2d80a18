/**
 * The game as it might be for all one seat knows: every card that seat has not seen is dealt anew, then play goes
 * on from the same question. Odds and bots look ahead in such forks only, so they cannot peek.
 */

import { sample } from '../choices/check.ts';
import type { Game } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Prompt } from '../model/choice.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import { advance } from '../run/advance.ts';
import { copyState } from '../run/copy.ts';
import { fraction, nextSeed } from '../run/random.ts';
import type { Position, Run } from '../run/run.ts';
import { offersOf } from '../timing/window.ts';
import { type Below, redealUnseen } from './redeal.ts';

export function forkFor(game: Game, seat: Seat, seed: number): Game {
  const { lib } = game;
  const state = copyState(game.state);
  let x = seed | 0;
  const below: Below = n => {
    x = nextSeed(x);
    return Math.floor(fraction(x) * n);
  };
  // At the end what everybody holds lies open, and nothing out of a pile comes into play any more.
  if (!state.over) redealUnseen(lib, state, seat, below);
  state.rng = below(0x7fffffff);
  askAgain(lib, state, seat, below);
  return { lib, state, log: undefined, origin: state, turns: [] };
}

/** Answers to these name cards that others do not see. */
const secretly: ReadonlySet<Prompt> = new Set<Prompt>([
  'card',
  'crisis',
  'destination',
  'discard',
  'hand-limit',
  'quorum',
  'token',
]);

/**
 * What others have to choose from has changed, so the question is put anew. What the seat itself has answered
 * stands, and so does what lies open; whoever else is done, as everybody can see, is done with something he might
 * have chosen.
 */
function askAgain(lib: Library, state: State, seat: Seat, below: Below): void {
  if (state.over) return;
  const run: Run = { lib, state, events: [], passIdle: false };
  const given = state.answers;
  const waitsForLuck = state.pending.some(c => c.seat === 'chance');
  state.pending = [];
  state.answers = [];
  // Draws of an instruction that still waits for luck were made from cards that lie elsewhere now.
  state.luck = [];
  wantAgain(run, seat, below);
  advance(run);
  for (const made of given) {
    const choice = state.pending.find(c => c.seat === made.seat);
    // Nobody is shown who is done thinking about a reaction: he may think again.
    if (!choice || (choice.shape === 'react' && made.seat !== seat)) continue;
    state.pending = state.pending.filter(c => c !== choice);
    const stands = made.seat === seat || !secretly.has(choice.prompt);
    state.answers.push(stands ? made : { seat: made.seat, choose: sample(choice, below) });
  }
  if (waitsForLuck && state.pending.length === 0) advance(run);
}

/** In a window: who wanted to react is known, with what is not. */
function wantAgain(run: Position, seat: Seat, below: Below): void {
  const window = run.state.stack.at(-1)?.window;
  if (window?.asked === 'reactions') window.asked = undefined;
  if (!window?.wanting) return;
  window.wanting = window.wanting.map(wanted => {
    if (wanted.seat === seat) return wanted;
    const offers = offersOf(run, window.point, wanted.seat);
    return { seat: wanted.seat, option: offers[below(offers.length)]?.option ?? 'pass' };
  });
}
