/** Where the editor begins: the game on the table at the last moment that a position can say, or a fresh set-up. */
import { load, onTable } from '#books/registry.ts';
import type { Game } from '#engine/index.ts';
import type { Scenario } from '#scenarios/index.ts';
import { scenarioOf } from '#scenarios/record/scenarioOf.ts';
import { firstObjectiveIn } from '#ui/table/firstObjective.ts';

const id = 'sandbox/edited';

export function startOf(game: Game | undefined, earlier: Iterable<Game>, fresh: Scenario): Scenario {
  for (const one of game === undefined ? [] : [game, ...earlier]) {
    const scenario = scenarioOf(one, id);
    if (scenario !== undefined && scenario.script === undefined) return scenario;
  }
  // The position it began from, where that was laid out by hand.
  const { script: _, ...begun } = (game && scenarioOf(game, id)) ?? fresh;
  return begun.position?.turn?.step === 'draft' ? fresh : begun;
}

/** A set-up that nobody has changed. */
export async function freshScenario(): Promise<Scenario> {
  const books = onTable([]);
  const [facets, cards] = await Promise.all([load('play', books), load('cards', books)]);
  const seats = facets.flatMap(({ newGame }) => newGame?.seats ?? []);
  return {
    id,
    books: [...books],
    rules: [],
    game: { objective: firstObjectiveIn(cards), seats, seed: 1 },
    position: { turn: { number: 1, active: seats[0]?.id ?? '', step: 'skills' } },
  };
}
