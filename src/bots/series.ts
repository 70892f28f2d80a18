/** Many games in a row, and what came of them. */
import type { Library } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Ending, Side } from '#engine/model/vocabulary.ts';
import type { BotName } from './bot.ts';
import { type Played, playOut, type Seating } from './playOut.ts';
import { Reach } from './reach.ts';
import { seatingOf } from './seating.ts';

export interface SeriesOptions {
  readonly games: number;
  /** How many players; of several numbers each game takes the next. */
  readonly seats: readonly number[];
  /** Seed of the first game; each game after it has the next. */
  readonly seed: number;
  readonly bots: BotName | Seating;
  /** What else the games are to be; their books are those of `lib`. */
  readonly game?: Partial<GameOptions>;
  readonly lib: Library;
}

/** A game that broke off, and the command that plays it again. */
export interface Fault {
  readonly again: string;
  readonly message: string;
}

export interface Report {
  readonly games: number;
  readonly seconds: number;
  readonly decisions: number;
  readonly gamesPerMinute: number;
  readonly turns: number;
  readonly wins: { readonly [side in Side]: { readonly [because in Ending]?: number } };
  /** Games with a Cylon who is known from the start, and those that player has won. */
  readonly leaders: { readonly played: number; readonly won: number };
  readonly unreached: readonly string[];
  readonly faults: readonly Fault[];
}

export function optionsOf(seats: number, seed: number, more: Partial<GameOptions> = {}): GameOptions {
  return {
    books: ['base'],
    objective: 'kobol',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: seats }, (_, i) => ({ id: `p${i + 1}` })),
    chance: 'seeded',
    ...more,
    seed,
  };
}

export function playSeries(series: SeriesOptions, reach: Reach = new Reach()): Report {
  const { lib } = series;
  const seating = typeof series.bots === 'string' ? seatingOf(series.bots) : series.bots;
  const wins: Record<Side, Partial<Record<Ending, number>>> = { humans: {}, cylons: {} };
  const faults: Fault[] = [];
  const leaders = { played: 0, won: 0 };
  let decisions = 0;
  let turns = 0;
  const start = performance.now();
  for (let i = 0; i < series.games; i++) {
    const seats = series.seats[i % series.seats.length] ?? 3;
    const options = optionsOf(seats, series.seed + i, { books: lib.books, ...series.game });
    try {
      const played: Played = playOut(lib, options, seating, reach.note);
      const { winner, because } = played.over;
      wins[winner][because] = (wins[winner][because] ?? 0) + 1;
      if (played.leader) leaders.played += 1;
      if (played.leader?.won) leaders.won += 1;
      decisions += played.decisions;
      turns += played.turns;
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      faults.push({ again: again(series, i, seats), message });
    }
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    games: series.games,
    seconds,
    decisions,
    gamesPerMinute: Math.round((series.games / seconds) * 60),
    turns,
    wins,
    leaders,
    unreached: reach.unreached(lib),
    faults,
  };
}

/** A novelty player knows the games before, so they are played again too. */
function again({ seats, seed, bots, lib, game }: SeriesOptions, i: number, here: number): string {
  const name = typeof bots === 'string' ? bots : 'mixed';
  const books = lib.books.length > 1 ? ` --books ${lib.books.join(',')}` : '';
  const objective = game?.objective === undefined ? '' : ` --objective ${game.objective}`;
  const options = Object.keys(game?.options ?? {}).map(option => ` --option ${option}`);
  const command = (games: number, players: string, first: number) =>
    `npm run simulate --${books}${objective}${options.join('')} --games ${games} --seats ${players} --seed ${first} --bots ${name}`;
  return name === 'novelty' ? command(i + 1, seats.join(','), seed) : command(1, `${here}`, seed + i);
}
