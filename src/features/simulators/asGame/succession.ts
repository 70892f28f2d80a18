/** What has befallen the players of the succession bench, in a game with the same people. */

import { libraryOf } from '#books/libraries.ts';
import { compile, type Library } from '#engine/index.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import { withFates } from '#engine/tools/succession.ts';
import { layOut, type Position } from '#scenarios/index.ts';
import type { Course } from '#ui/bench/course.ts';
import { successionBench } from '../succession/successionBench.ts';
import { characterGame, seatIdOf } from './characterGame.ts';
import { atRest } from './wholeTable.ts';

export async function inOffice(
  books: readonly string[],
  start: readonly CharacterId[],
  text: string,
): Promise<Course | undefined> {
  const lib = compile(withFates((await libraryOf(books)).sources));
  const bench = successionBench(lib, start, 'succession', bare => {
    const characters = bare.seats.flatMap(({ character }) => character ?? []);
    const laidOut = layOut(lib, characterGame(lib, characters, positionOf(lib, characters)));
    if (!laidOut.ok) throw new Error(laidOut.problems.map(({ message }) => message).join(' '));
    return atRest(lib, laidOut.state);
  });
  return bench.parse(text)?.course;
}

/** All characters are aboard, in the place where they begin or arrive. */
function positionOf(lib: Library, characters: readonly CharacterId[]): Position {
  const placeOf = (character: CharacterId) => {
    const start = lib.characters.get(character)?.start;
    return start === undefined || start === 'in-viper' || start === 'stranded' ? 'hangar-deck' : start;
  };
  return {
    turn: { number: 2 * characters.length + 1, step: 'action' },
    space: {},
    seats: Object.fromEntries(
      characters.map((character, at) => [seatIdOf(at), { at: placeOf(character), hand: [] }]),
    ),
  };
}
