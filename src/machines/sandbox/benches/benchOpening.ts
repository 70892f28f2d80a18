/** What stands on a bench, as a game that goes on from there; fetched only by those who bring one along. */

import { library } from '#books/always.ts';
import { libraryOf } from '#books/libraries.ts';
import type { Game } from '#engine/index.ts';
import type { Scenario } from '#scenarios/index.ts';
import type { Course } from '../../bench/course.ts';
import { type BenchId, benches, bookOf, isTableBench } from '../../benches.ts';
import type { TableBenchId } from '../../tables/tables.ts';
import type { FetchOnSite } from '../openGame.ts';
import type { Opening } from '../opening.ts';
import { checkGame } from './check.ts';
import { intoGame } from './intoGame.ts';
import { loyaltyOpening } from './loyalty.ts';
import { ofBase, withShips } from './ofBase.ts';
import { onTable, startIn, startOnSite } from './ofTables.ts';
import { inOffice } from './succession.ts';
import { turnScenario } from './turn.ts';

export type Stood =
  | { readonly as: 'game'; readonly game: Game }
  | { readonly as: 'scenario'; readonly scenario: Scenario }
  | { readonly as: 'opening'; readonly opening: Opening };

/** `<bench>.<state>`, the state as the bench writes it; with `+<book>` behind its name what else it is played with. */
export async function benchOpening(
  text: string,
  fetchOnSite: FetchOnSite,
): Promise<Stood | 'unknown' | 'unreachable'> {
  const [head = '', ...rest] = text.split('.');
  const state = rest.join('.');
  const [name = '', ...more] = head.split('+');
  // What benches of ships were called together.
  if (name === 'fleet') return game(library.books, withShips(rest[0] ?? '', rest[1] ?? ''));
  const bench = benches.find(one => one === name);
  if (bench === undefined) return 'unknown';
  const books = [bookOf(bench), ...more];
  if (isTableBench(bench)) {
    const found = await fetchOnSite('preset', startOnSite(bench, more, startIn(state)));
    if (found === 'unknown' || found === 'unreachable') return found;
    return game(books, await onTable(bench, found, state));
  }
  return elsewhere(bench, books, state);
}

async function elsewhere(
  bench: Exclude<BenchId, TableBenchId>,
  books: readonly string[],
  state: string,
): Promise<Stood | 'unknown'> {
  switch (bench) {
    case 'turn': {
      const scenario = turnScenario(state);
      return scenario === undefined ? 'unknown' : { as: 'scenario', scenario };
    }
    case 'check': {
      const asked = checkGame(state);
      return asked === undefined ? 'unknown' : { as: 'game', game: asked };
    }
    case 'loyalty':
    case 'loyalty-pegasus':
    case 'loyalty-daybreak': {
      const opening = await loyaltyOpening(books, state);
      return opening === undefined ? 'unknown' : { as: 'opening', opening };
    }
    case 'succession':
    case 'succession-pegasus':
    case 'succession-daybreak':
      return game(books, await inOffice(books, state));
    default:
      return game(books, ofBase[bench](state));
  }
}

async function game(books: readonly string[], course: Course | undefined): Promise<Stood | 'unknown'> {
  const found = course && intoGame(await libraryOf(books), course);
  return found === undefined ? 'unknown' : { as: 'game', game: found };
}
