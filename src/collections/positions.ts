/** The positions of scenarios as boards: what a figure shows has been laid out, and played, by the engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardOf } from '#board/boardOf.ts';
import type { BoardModel } from '#board/model.ts';
import { facets } from '#books/atBuild/board.ts';
import { triedTables } from '#books/checkedLibraries.ts';
import { booksNamed, libraryOf } from '#books/libraries.ts';
import { readerOf } from '#books/readerFor.ts';
import { type Game, type Viewer, viewFor } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import { Play } from '#scenarios/runner/play.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { contentRoot } from './contentRoot.ts';

/** Before the first line of the scenario, or after its last. */
export type When = 'start' | 'end';

/** With which books scenarios are played; pages are made without waiting, so their libraries are at hand. */
const shelf = new Map(
  await Promise.all(
    triedTables.map(async books => {
      const library = await libraryOf(books);
      return [
        books.join(),
        { books: await booksNamed(books), library, reader: await readerOf(books) },
      ] as const;
    }),
  ),
);

function playedWith(id: string, text: string) {
  const named = /^books: \[(.*)\]/m.exec(text)?.[1]?.split(/, */) ?? [];
  const found = shelf.get(named.join());
  if (!found) throw new Error(`Nobody has laid out the books of ${id}: ${named.join(', ')}.`);
  return found;
}

export function boardIn(scenario: string, when: When, viewer: Viewer = 'table'): BoardModel {
  const { game, books } = gameIn(scenario, when);
  return boardOf(viewFor(game, viewer), books, facets);
}

/** A table with these books before its first turn, these people at it. */
export function boardAtStart(
  books: readonly string[],
  objective: string,
  people: readonly CharacterId[],
): BoardModel {
  const seats = people.map((character, at) => `    - { id: p${at + 1}, character: ${character} }`);
  const text = `id: rulebook/${objective}
books: [${books.join(', ')}]
rules: [setup.start-location]
game:
  objective: ${objective}
  seats:
${seats.join('\n')}
position:
  turn: { number: 1, active: p1, step: movement }
`;
  const at = gameOf(text, `The table of ${books.join(', ')} to ${objective}`, 'start');
  return boardOf(viewFor(at.game, 'table'), at.books, facets);
}

function gameIn(id: string, when: When): { readonly game: Game; readonly books: readonly Book[] } {
  const file = join(contentRoot, `scenarios/${id}.yaml`);
  return gameOf(readFileSync(file, 'utf8'), file, when);
}

function gameOf(
  text: string,
  file: string,
  when: When,
): { readonly game: Game; readonly books: readonly Book[] } {
  const { books, library, reader } = playedWith(file, text);
  const read = reader.read(text, file);
  if (!read.ok) throw new Error(`${file} cannot be read; npm run scenario says why.`);
  let play = new Play(read, library);
  if (when === 'start') return { game: play.game, books };
  const { ok } = runScenario(read, library, {
    onLine: (_line, _step, played) => {
      play = played;
    },
  });
  if (!ok) throw new Error(`${file} does not come to its end; npm run scenario says why.`);
  return { game: play.game, books };
}
