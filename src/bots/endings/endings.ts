/** How a moment ends when bots play on from it, many times over. */
import { forkFor, type Game, sample, Table, viewOf } from '#engine/index.ts';
import type { EventType } from '#engine/model/event.ts';
import type { Ending, Seat, Side } from '#engine/model/vocabulary.ts';
import { coreEndings } from '#engine/model/vocabulary.ts';
import { diceOf } from '../dice.ts';
import type { Knowledge } from '../knowledge.ts';
import { reasonable } from '../reasonable.ts';

export interface Outcome {
  readonly winner: Side;
  readonly because: Ending;
}

const nothing: ReadonlySet<EventType> = new Set();

/** More choices than a game has needed; one that gets here is left out. */
const endless = 50_000;

/**
 * One game to its end. What the seat cannot know is dealt anew; without a seat all cards lie as they do, and only luck is
 * new.
 */
export function endingOf(
  knowledge: Knowledge,
  game: Game,
  seat: Seat | undefined,
  seed: number,
): Outcome | undefined {
  const dice = diceOf(seed);
  const known = seat === undefined ? game : forkFor(game, seat, dice(0x7fffffff));
  const state = { ...known.state, rng: dice(0x7fffffff) };
  const table = new Table({ lib: game.lib, state }, { passIdle: true, hears: nothing });
  for (let n = 0; n < endless && table.state.over === undefined; n++) {
    const [choice] = table.state.pending;
    if (choice === undefined) return undefined;
    const by = choice.seat;
    const choose =
      by === 'chance'
        ? sample(choice, dice)
        : reasonable(knowledge, viewOf(game.lib, table.state, by), choice, dice(0x7fffffff));
    table.play({ seat: by, choose });
  }
  return table.state.over;
}

export interface Tally {
  readonly of: number;
  readonly by: readonly (Outcome & { readonly times: number })[];
}

export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const endings = [...new Set([...coreEndings, ...outcomes.map(({ because }) => because)])];
  const by = (['humans', 'cylons'] as const).flatMap(winner =>
    endings.flatMap(because => {
      const times = outcomes.filter(one => one.winner === winner && one.because === because).length;
      return times === 0 ? [] : [{ winner, because, times }];
    }),
  );
  return { of: outcomes.length, by };
}

/** The share of so many in so many, and between which two it lies with 95 % certainty (Wilson). */
export function shareOf(
  times: number,
  of: number,
): { readonly share: number; readonly least: number; readonly most: number } {
  if (of === 0) return { share: 0, least: 0, most: 1 };
  const z = 1.96;
  const p = times / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return { share: p, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}
