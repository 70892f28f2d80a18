/** The boards on which a game is played: everything fits and can be read, in every language and with every book. */
import { describe, expect, test } from 'vitest';
import { deskPlan } from '#board/layout/desk.ts';
import type { Plan } from '#board/layout/plan.ts';
import { roomSizeOn } from '#board/layout/plan.ts';
import { stripPlan } from '#board/layout/strip.ts';
import { nameWidth } from '#board/layout/text.ts';
import { roomLettering } from '#board/room.ts';
import { placeSign } from '#board/signs.ts';
import { doesAt, shortAt } from '#board/words.ts';
import { facets, wordsOf } from '#books/atBuild/board.ts';
import { bookOf } from '#books/atBuild/cards.ts';
import { books as allBooks, type Book } from '#books/registry.ts';
import type { Location } from '#engine/model/card.ts';
import type { Board } from '#engine/model/vocabulary.ts';
import { languages } from '#i18n/languages.ts';

const tables: { readonly [name: string]: readonly Book[] } = {
  'the base game': ['base'],
  Pegasus: ['base', 'pegasus'],
  Daybreak: ['base', 'daybreak'],
  both: ['base', 'pegasus', 'daybreak'],
};

/** What lies on such a table, but for a planet, whose board takes the place of others. */
function locationsOf(books: readonly Book[]): readonly Location[] {
  const found = new Map(books.flatMap(book => bookOf(book).locations.map(one => [one.id, one] as const)));
  return [...found.values()].filter(({ board }) => board !== ('new-caprica' as Board));
}

function boardsOf(locations: readonly Location[]) {
  const counts = new Map<Board, number>();
  for (const { board } of locations)
    if (board !== 'galactica') counts.set(board, (counts.get(board) ?? 0) + 1);
  return [...counts];
}

describe.each(Object.entries(tables))('%s', (_, books) => {
  const locations = locationsOf(books);
  const boards = boardsOf(locations);
  const desk = deskPlan(boards);
  const strip = stripPlan(boards);

  test('no board is wider than the drawing, and no room lies on another', () => {
    for (const plan of [desk, strip]) {
      for (const [board] of boards) expect(plan.shareOf?.(board)).toBeLessThanOrEqual(1);
      for (const board of new Set(locations.map(one => one.board))) {
        const rooms = locations.filter(one => one.board === board);
        const { w, h } = roomSizeOn(plan, board);
        const at = rooms.map(({ id }, n) => plan.roomAt(board, id, n));
        for (const [n, one] of at.entries())
          for (const other of at.slice(n + 1))
            expect(Math.abs(one.x - other.x) >= w || Math.abs(one.y - other.y) >= h).toBe(true);
      }
    }
  });

  test.each(languages)(
    'names fit their rooms and are at least 11 pixels high on a small laptop (%s)',
    language => {
      const words = wordsOf(language);
      const small: string[] = [];
      for (const location of locations) {
        const { lines, size, says, field } = roomLettering(words, location, desk);
        const { w } = roomSizeOn(desk, location.board);
        const isWide = lines.some(line => nameWidth(line, size) > w - 29);
        if (size < leastType || isWide || field.h < 0 || lines.length > 3)
          small.push(`${location.id}: ${lines} ${size}`);
        if (says.some(line => nameWidth(line, desk.saysSize ?? 0) > w - 8))
          small.push(`${location.id} says ${says}`);
      }
      expect(small).toEqual([]);
    },
  );

  test.each(languages)('short names fit the strip of a phone (%s)', language => {
    const words = wordsOf(language);
    const small = locations.flatMap(location => {
      const { size } = roomLettering(words, location, strip);
      return size < leastOnPhone(strip) ? [`${location.id}: ${shortAt(words, location.id)} ${size}`] : [];
    });
    expect(small).toEqual([]);
  });
});

/** The board is 933 pixels wide on a screen of 1280, and 388 on a phone of 390. */
const leastType = (11 * 1060) / 933;
const leastOnPhone = ({ space }: Plan) => Math.floor(((11 * space.w) / 388) * 10) / 10;

test('a board with more rooms than a row holds has further rows', () => {
  const { roomAt, rowBox } = stripPlan([['pegasus', 9]]);
  const rooms = Array.from({ length: 9 }, (_, at) => roomAt('pegasus', `room-${at}`, at));
  expect(new Set(rooms.map(({ y }) => y)).size).toBe(2);
  const { w, h } = rowBox(9, 'pegasus');
  for (const { x, y } of rooms) expect(x < w && y < h).toBe(true);
  expect(w).toBeLessThanOrEqual(360);
});

test.each(languages)(
  'every location has a sign, a short name, and a few words of what is done there (%s)',
  language => {
    const words = wordsOf(language);
    const all = allBooks.flatMap(book => bookOf(book).locations);
    const untold = all.filter(({ id }) => {
      const does = doesAt(words, id);
      return does === undefined || does.split(' ').length > 4 || shortAt(words, id).length > 8;
    });
    expect(untold.map(({ id }) => id)).toEqual([]);
    expect(
      all.filter(({ id }) => placeSign(id, facets) === placeSign('none', [])).map(({ id }) => id),
    ).toEqual([]);
  },
);
