import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { optionsOf, playSeries } from '#bots/series.ts';
import { optionsRefusal } from '#engine/index.ts';

const lib = await libraryOf(['base', 'daybreak']);

describe.each(['earth', 'kobol'])('Daybreak towards %s', objective => {
  test('is offered', () => {
    expect(optionsRefusal(lib, optionsOf(5, 1, { books: lib.books, objective }))).toBeUndefined();
  });

  test('reasonable players know what to do with its cards', () => {
    const report = playSeries({
      games: 12,
      seats: [3, 4, 5, 6],
      seed: 1,
      bots: 'reasonable',
      lib,
      game: { objective },
    });
    expect(report.faults).toEqual([]);
  });
});
