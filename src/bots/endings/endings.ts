/** How a moment ends when bots play on from it, many times over. */
import { forkFor, type Game, sample, Table, viewOf } from '#engine/index.ts';
import type { EventType } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { diceOf } from '../dice.ts';
import type { Knowledge } from '../knowledge.ts';
import { reasonable } from '../reasonable.ts';
import type { Outcome } from './tally.ts';

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
