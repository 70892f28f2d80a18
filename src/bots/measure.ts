/** What the engine costs: time of decisions and games, of one `apply`, and memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apply, type Game, isOver, type Library, makeGame, sample } from '#engine/index.ts';
import type { Made } from '#engine/model/choice.ts';
import type { BotName } from './bot.ts';
import { isDecision } from './decision.ts';
import { diceOf } from './dice.ts';
import type { Knowledge } from './knowledge.ts';
import { optionsOf } from './options.ts';
import { playOut } from './playOut.ts';
import { seatingOf } from './seating.ts';

export interface Speed {
  readonly games: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerMinute: number;
}

const seats = (game: number) => 3 + (game % 4);

function speed(games: number, seconds: number, decisions: number): Speed {
  return {
    games,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerMinute: Math.round((games / seconds) * 60),
  };
}

/** Seconds of processor time, all threads of this process together: what others do meanwhile does not count. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Whole games, one state changed in place. */
export function inPlace(knowledge: Knowledge, games: number, bots: BotName): Speed {
  const seating = seatingOf(bots, knowledge);
  let decisions = 0;
  const start = now();
  for (let i = 0; i < games; i++) {
    decisions += playOut(knowledge, optionsOf(knowledge.lib, seats(i), i), seating).decisions;
  }
  return speed(games, now() - start, decisions);
}

/** A game between two choices. */
interface Moment {
  readonly game: Game;
  readonly made: Made;
  readonly decision: boolean;
}

/** One game by random answers, every position of it kept, as an interface with an undo keeps them. */
function history(lib: Library, seed: number): Moment[] {
  const step = makeGame(lib, optionsOf(lib, seats(seed), seed), { passIdle: true });
  if (!step.ok) throw new Error(`No such game: ${step.because}`);
  const dice = diceOf(seed);
  const moments: Moment[] = [];
  for (let { game } = step; !isOver(game); ) {
    const [choice] = game.state.pending;
    if (!choice) throw new Error('Nobody is asked anything, and the game is not over');
    const made = { seat: choice.seat, choose: sample(choice, dice) };
    moments.push({ game, made, decision: isDecision(choice) });
    const next = apply(game, made, { passIdle: true });
    if (!next.ok) throw new Error(`Refused: ${next.because}`);
    game = next.game;
  }
  return moments;
}

/** Whole games through `apply`: each position a value of its own, the log kept. */
export function byApply(lib: Library, games: number): Speed {
  let decisions = 0;
  const start = now();
  for (let i = 0; i < games; i++) decisions += history(lib, i).filter(m => m.decision).length;
  return speed(games, now() - start, decisions);
}

export interface ApplyCost {
  readonly positions: number;
  readonly applyMicroseconds: number;
  readonly cloneMicroseconds: number;
  /** One `apply`, rules and all, against a bare `structuredClone` of the state it starts from. */
  readonly ratio: number;
}

export function applyCost(lib: Library, games: number): ApplyCost {
  const moments = Array.from({ length: games }, (_, i) => history(lib, 1000 + i)).flat();
  let applied = 0;
  let cloned = 0;
  // Turn about, so that whatever else the machine does falls on both alike; the first round warms up.
  for (let round = 0; round < 4; round++) {
    let start = now();
    for (const { game, made } of moments) apply(game, made, { passIdle: true });
    if (round > 0) applied += now() - start;
    start = now();
    for (const { game } of moments) structuredClone(game.state);
    if (round > 0) cloned += now() - start;
  }
  const each = (seconds: number) => (seconds / (3 * moments.length)) * 1e6;
  return {
    positions: moments.length,
    applyMicroseconds: each(applied),
    cloneMicroseconds: each(cloned),
    ratio: applied / cloned,
  };
}

export interface Memory {
  /** A state written as JSON, on average and at most. */
  readonly jsonBytes: number;
  readonly jsonBytesAtMost: number;
  /** Heap that one more position of a game takes, its state and its place in the log. */
  readonly heapBytesPerPosition: number;
  /** Heap of a whole game with every position kept. */
  readonly heapBytesPerGame: number;
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

export function memory(lib: Library, games: number): Memory {
  const before = heap();
  const kept = Array.from({ length: games }, (_, i) => history(lib, 2000 + i));
  const used = heap() - before;
  const sizes = kept.flat().map(({ game }) => JSON.stringify(game.state).length);
  const sum = sizes.reduce((a, b) => a + b, 0);
  return {
    jsonBytes: Math.round(sum / sizes.length),
    jsonBytesAtMost: sizes.reduce((a, b) => Math.max(a, b), 0),
    heapBytesPerPosition: Math.round(used / sizes.length),
    heapBytesPerGame: Math.round(used / games),
  };
}
