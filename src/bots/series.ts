/** Many games in a row, and what came of them. */
import type { Character } from '#engine/model/card.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Ending, Side } from '#engine/model/vocabulary.ts';
import type { BotName } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { optionsOf } from './options.ts';
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
  /** What else the games are to be; their books are those that the bots know. */
  readonly game?: Partial<GameOptions>;
  readonly knowledge: Knowledge;
}

/** A game that broke off, and the command that plays it again. */
export interface Fault {
  readonly again: string;
  readonly message: string;
}

interface Fared {
  readonly played: number;
  readonly won: number;
}

export interface Report {
  readonly games: number;
  readonly seconds: number;
  readonly decisions: number;
  readonly gamesPerMinute: number;
  readonly turns: number;
  readonly wins: { readonly [side in Side]: { readonly [because in Ending]?: number } };
  /** For each class, how many have played such a character to the end, and how many of them have won. */
  readonly classes: { readonly [type in Character['class']]?: Fared };
  readonly unreached: readonly string[];
  readonly faults: readonly Fault[];
}

export function playSeries(series: SeriesOptions, reach: Reach = new Reach()): Report {
  const { knowledge } = series;
  const seating = typeof series.bots === 'string' ? seatingOf(series.bots, knowledge) : series.bots;
  const wins: Record<Side, Partial<Record<Ending, number>>> = { humans: {}, cylons: {} };
  const faults: Fault[] = [];
  const classes: { [type in Character['class']]?: Fared } = {};
  let decisions = 0;
  let turns = 0;
  const start = performance.now();
  for (let i = 0; i < series.games; i++) {
    const seats = series.seats[i % series.seats.length] ?? 3;
    const options = optionsOf(knowledge.lib, seats, series.seed + i, series.game);
    try {
      const played: Played = playOut(knowledge, options, seating, reach.note);
      const { winner, because } = played.over;
      wins[winner][because] = (wins[winner][because] ?? 0) + 1;
      for (const { class: type, won } of played.players) {
        const before = classes[type] ?? { played: 0, won: 0 };
        classes[type] = { played: before.played + 1, won: before.won + (won ? 1 : 0) };
      }
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
    classes,
    unreached: reach.unreached(knowledge.lib),
    faults,
  };
}

/** A novelty player knows the games before, so they are played again too. */
function again(
  { seats, seed, bots, knowledge: { lib }, game }: SeriesOptions,
  i: number,
  here: number,
): string {
  const name = typeof bots === 'string' ? bots : 'mixed';
  const books = lib.books.length > 1 ? ` --books ${lib.books.join(',')}` : '';
  const objective = game?.objective === undefined ? '' : ` --objective ${game.objective}`;
  const options = Object.keys(game?.options ?? {}).map(option => ` --option ${option}`);
  const command = (games: number, players: string, first: number) =>
    `npm run simulate --${books}${objective}${options.join('')} --games ${games} --seats ${players} --seed ${first} --bots ${name}`;
  return name === 'novelty' ? command(i + 1, seats.join(','), seed) : command(1, `${here}`, seed + i);
}
