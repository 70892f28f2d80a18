/** A new game as an address names it: `players=5&books=pegasus&humans=1,3`. What is left out is as in a quick game. */

import { onTable } from '#books/registry.ts';
import type { BookId, Difficulty } from '#engine/model/vocabulary.ts';
import type { NewGame, Opening } from '#ui/table/opening.ts';
import { quickOptions } from './door/quickGame.ts';

/** More than sit at any table: the engine says how many may. */
const mostSeats = 12;

/** Whether the books have such things is for the engine to say, once they are there. */
export function newGameIn(text: string): Opening {
  const given = new URLSearchParams(text);
  const list = (key: string) => given.get(key)?.split(',') ?? [];
  const pairs = (key: string) => list(key).map(pair => [...pair.split(':', 2), ''].slice(0, 2));
  const quick = quickOptions();
  const characters = list('characters');
  const players = wholeIn(given, 'players') ?? Math.max(quick.seats.length, characters.length);
  const humans = given.has('humans') ? list('humans').map(Number) : [1];
  const seats = Array.from({ length: Math.min(players, mostSeats) }, (_, at) => at);
  const options = {
    ...quick,
    books: named(list('books')),
    difficulty: (given.get('difficulty') ?? quick.difficulty) as Difficulty,
    rulings: Object.fromEntries(pairs('rulings')),
    options: Object.fromEntries(list('options').map(id => [id, true])),
    seats: seats.map(at => ({ id: `p${at + 1}`, ...(characters[at] ? { character: characters[at] } : {}) })),
    seed: wholeIn(given, 'seed') ?? quick.seed,
    ...(given.has('objective') ? { objective: given.get('objective') ?? '' } : {}),
  } satisfies NewGame;
  return {
    from: 'options',
    options,
    players: seats.map(at => (humans.includes(at + 1) ? 'human' : 'bot')),
    ...(given.get('guide') === 'on' ? { guided: true } : {}),
  };
}

/** In their order; what is no book stays, so that it is refused by its name. */
function named(books: readonly string[]): readonly BookId[] {
  const unknown = books.filter(book => book !== '' && !onTable(books).some(known => known === book));
  return [...onTable(books), ...(unknown as BookId[])];
}

function wholeIn(given: URLSearchParams, key: string): number | undefined {
  const text = given.get(key);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
