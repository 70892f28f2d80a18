/** What stands on a bench, as a game that goes on from there; fetched only by those who bring one along. */

import { libraryOf } from '#books/libraries.ts';
import type { Simulator } from '#books/playFacet.ts';
import { books, load } from '#books/registry.ts';
import type { Course } from '#ui/bench/course.ts';
import type { FetchOnSite, Stood } from '#ui/table/onSite.ts';
import { byDeeds, withShips } from './byDeeds.ts';
import { checkGame } from './check.ts';
import { intoGame } from './intoGame.ts';
import { loyaltyOpening } from './loyalty.ts';
import { onTable, startIn, startOnSite } from './ofTables.ts';
import { inOffice } from './succession.ts';
import { turnScenario } from './turn.ts';

/** What benches of ships were called together. */
const ofShips = { was: 'fleet', is: 'raiders' } as const;

/** `<bench>.<state>`, the state as the bench writes it; with `+<book>` behind its name what else it is played with. */
export async function benchOpening(
  text: string,
  fetchOnSite: FetchOnSite,
): Promise<Stood | 'unknown' | 'unreachable'> {
  const [head = '', ...rest] = text.split('.');
  const state = rest.join('.');
  const [name = '', ...more] = head.split('+');
  const found = await simulatorNamed(name === ofShips.was ? ofShips.is : name);
  if (found === undefined) return 'unknown';
  const { book, simulator } = found;
  const on = [book, ...more];
  if (name === ofShips.was)
    return simulator.of === ofShips.is
      ? game(on, withShips(simulator, rest[0] ?? '', rest[1] ?? ''))
      : 'unknown';
  if (simulator.of === 'table') {
    const onSite = await fetchOnSite('preset', startOnSite(name, more, startIn(state)));
    if (onSite === 'unknown' || onSite === 'unreachable') return onSite;
    return game(on, await onTable(name, simulator.deeds, onSite, state));
  }
  return elsewhere(simulator, on, state);
}

/** Book by book, so that no more of them are fetched than it takes. */
async function simulatorNamed(name: string) {
  for (const book of books) {
    const [facet] = await load('play', [book]);
    const inBook = (await facet?.simulators()) ?? {};
    const simulator = Object.hasOwn(inBook, name) ? inBook[name] : undefined;
    if (simulator !== undefined) return { book, simulator };
  }
  return undefined;
}

async function elsewhere(
  simulator: Exclude<Simulator, { of: 'table' }>,
  on: readonly string[],
  state: string,
): Promise<Stood | 'unknown'> {
  switch (simulator.of) {
    case 'turn': {
      const scenario = turnScenario(simulator, state);
      return scenario === undefined ? 'unknown' : { as: 'scenario', scenario };
    }
    case 'check': {
      const asked = checkGame(simulator, state);
      return asked === undefined ? 'unknown' : { as: 'game', game: asked };
    }
    case 'loyalty': {
      const opening = await loyaltyOpening(simulator, on, state);
      return opening === undefined ? 'unknown' : { as: 'opening', opening };
    }
    case 'succession':
      return game(on, await inOffice(on, simulator.start, state));
    default:
      return game(on, byDeeds(simulator, state));
  }
}

async function game(on: readonly string[], course: Course | undefined): Promise<Stood | 'unknown'> {
  const found = course && intoGame(await libraryOf(on), course);
  return found === undefined ? 'unknown' : { as: 'game', game: found };
}
