/** One game from its set-up to its end, every seat played by a bot. */

import { type Drive, type Library, makeGame, refusal, standing, Table, viewOf } from '#engine/index.ts';
import type { Character } from '#engine/model/card.ts';
import type { Choice, Made } from '#engine/model/choice.ts';
import type { EventType } from '#engine/model/event.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { winners } from '#engine/queries/sides.ts';
import type { Bot } from './bot.ts';
import { eventsRemembered, Memory } from './conduct/conduct.ts';
import { isDecision } from './decision.ts';
import { diceOf } from './dice.ts';
import type { Knowledge } from './knowledge.ts';

/** Who plays a seat; asked before each answer, so that it may depend on whose side the seat is on by then. */
export interface Seating {
  (state: State, seat: Seat): Bot;
  /** None of them goes by what has happened, so that nothing need be remembered. */
  readonly forgetful?: boolean;
}

export interface Played {
  readonly over: NonNullable<State['over']>;
  readonly turns: number;
  readonly decisions: number;
  /** Whoever had a character at the end, by its class. */
  readonly players: readonly { readonly class: Character['class']; readonly won: boolean }[];
}

const nothing: ReadonlySet<EventType> = new Set();

/** More choices than any game has needed; a game that gets here is going round in circles. */
const endless = 50_000;

export function playOut(
  knowledge: Knowledge,
  options: GameOptions,
  seating: Seating,
  onLine?: NonNullable<Drive['onLine']>,
): Played {
  const { lib } = knowledge;
  const remembered = eventsRemembered(knowledge.facets.map(({ conduct = [] }) => conduct));
  const drive: Drive = {
    passIdle: true,
    hears: seating.forgetful ? nothing : remembered,
    ...(onLine ? { onLine } : {}),
  };
  const made = makeGame(lib, options, drive);
  if (!made.ok) throw new Error(`No such game: ${made.because}`);
  const table = new Table(made.game, drive);
  const memory = new Memory(remembered);
  memory.note(made.events);
  const seeds = diceOf(~options.seed);
  const answerTo = (choice: Choice): Made => {
    const { seat } = choice;
    if (seat === 'chance') throw new Error('Bots do not answer for chance');
    const { state } = table;
    const { conduct } = memory;
    const sight = { lib, seed: seeds(0x7fffffff), view: () => viewOf(lib, state, seat), conduct };
    return { seat, choose: seating(state, seat)(choice, sight) };
  };
  const interjects = lib.rules.some(rules => rules.standing);
  let decisions = 0;
  for (let choices = 0; ; choices += 1) {
    const { state } = table;
    if (interjects) interject(table, lib, answerTo, memory);
    if (state.over)
      return { over: state.over, turns: turnsOf(state), decisions, players: playersOf(lib, state) };
    const [choice] = state.pending;
    if (!choice) throw new Error('Nobody is asked anything, and the game is not over');
    if (choices > endless) throw new Error(`Not over after ${endless} choices`);
    const answer = answerTo(choice);
    const because = refusal(state, answer);
    if (because) throw new Error(`Refused (${because}): ${JSON.stringify({ choice, answer })}`);
    if (isDecision(choice)) decisions += 1;
    table.play(answer);
    memory.note(table.run.events);
  }
}

/** What a player may show at any moment he shows at once: what lies open never stands in the way of winning. */
function interject(table: Table, lib: Library, answerTo: (choice: Choice) => Made, memory: Memory): void {
  for (;;) {
    const [offer] = standing({ lib, state: table.state });
    if (!offer) return;
    table.interject(answerTo(offer));
    memory.note(table.run.events);
  }
}

function playersOf(lib: Library, state: State): Played['players'] {
  const won = winners(lib, state);
  return state.seats.flatMap(({ character }, seat) => {
    const sheet = lib.characters.get(character ?? '');
    return sheet === undefined ? [] : [{ class: sheet.class, won: won.includes(seat) }];
  });
}

const turnsOf = (state: State): number => state.seats.reduce((sum, seat) => sum + seat.turns, 0);
