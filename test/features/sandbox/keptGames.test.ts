import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import { makeDoorSaid } from '#features/sandbox/desk/doorSaid.ts';
import { nameOf } from '#features/sandbox/desk/games/GameList.tsx';
import { deskTexts } from '#features/sandbox/deskTexts.ts';
import type { Kept } from '#features/sandbox/saves/kept.ts';
import { languages } from '#i18n/languages.ts';

const lib = await libraryOf(books);
const everybody = [...lib.characters.keys()];

const keptWith = (characters: Kept['characters']): Kept => ({
  id: 'a',
  by: 'itself',
  at: 0,
  choices: 1,
  books,
  objective: 'kobol',
  characters,
  players: [],
});

describe.each(languages)('a saved game is called by the people in it, %s', language => {
  const said = makeDoorSaid(language, deskTexts(language));

  test('of whatever book', () => {
    const raw = everybody.filter(id => nameOf(said, keptWith([id])) === id);
    expect(raw).toEqual([]);
  });

  test('and by their number, where nobody is known', () => {
    expect(nameOf(said, keptWith(['somebody-else']))).toBe(said.t('games.unnamed', { count: 1 }));
  });
});
