/** A plate says what everybody sees, and what its reader has seen: never what lies hidden. */
import { describe, expect, test } from 'vitest';
import { facets } from '#books/atBuild/board.ts';
import { bookOf } from '#books/atBuild/cards.ts';
import { compile, forkFor, viewFor } from '#engine/index.ts';
import { platesOf } from '#features/sandbox/people/plates.ts';
import { notesOf } from '#features/sandbox/people/useNotes.ts';
import type { SeatNote } from '#ui/keep/settings.ts';
import { cases, inCase } from '../../kit/cases.ts';
import { playOut, startOf } from '../../kit/games.ts';

const lib = compile((['base', 'pegasus', 'daybreak'] as const).map(bookOf));

/** Some way into a game with everything on the table. */
const played = (seed: number) =>
  inCase(
    { seats: 5, seed, player: 'uniform', lib, options: { books: ['base', 'pegasus', 'daybreak'] } },
    (below, player) => playOut(startOf({ seats: 5, seed, player: 'uniform', lib }), player, below, {}, 160),
  );

describe('plates', () => {
  test('whatever a seat may not know dealt anew, it sees the same plates', () => {
    for (const { seed } of cases(4)) {
      const game = played(seed);
      for (const seat of game.state.seats.keys()) {
        const plates = platesOf(viewFor(game, seat), game.lib, facets);
        expect(platesOf(viewFor(forkFor(game, seat, 99), seat), game.lib, facets)).toEqual(plates);
      }
    }
  });

  test('counts of cards are those that lie there, and what the table sees tells nothing of Loyalty', () => {
    const game = played(3);
    const plates = platesOf(viewFor(game, 'table'), game.lib, facets);
    expect(plates.map(({ known }) => known)).toEqual(plates.map(() => undefined));
    for (const [seat, { hand }] of game.state.seats.entries())
      expect(plates[seat]?.held[0]).toMatchObject({ noun: 'skill-card', n: hand.length });
  });

  test('what a seat has been shown is noted beside the other player, and nowhere else', () => {
    const game = played(5);
    const view = viewFor(game, 0);
    const [cylon] = [...game.lib.loyalty.values()].filter(({ side }) => side === 'cylon');
    const [own, other, ...rest] = view.seats;
    if (own === undefined || other === undefined || cylon === undefined) throw new Error('Nobody plays.');
    const looked = { ...view, seats: [own, { ...other, loyalty: [cylon.id, undefined] }, ...rest] };
    const plates = platesOf(looked, game.lib, facets);
    expect(plates[1]?.known).toEqual({ side: 'cylons', cards: [cylon.id], of: 2 });
    expect(plates[0]?.known).toBeUndefined();
  });
});

describe('notes', () => {
  const kept: SeatNote[] = [
    { game: 'a', by: 0, about: 1, mark: 'suspect' },
    { game: 'a', by: 2, about: 1, mark: 'trusted' },
    { game: 'b', by: 0, about: 1, text: 'another game' },
  ];
  const noted = (game: string, viewer: number | 'table') => {
    let now: readonly SeatNote[] = kept;
    const notes = notesOf(kept, game, viewer, next => {
      now = next;
    });
    return { notes, now: () => now };
  };

  test('a seat reads its own notes of this game only', () => {
    expect(noted('a', 0).notes.of(1)?.mark).toBe('suspect');
    expect(noted('a', 2).notes.of(1)?.mark).toBe('trusted');
    expect(noted('a', 1).notes.of(0)).toBeUndefined();
    expect(noted('b', 0).notes.of(1)?.mark).toBeUndefined();
    expect(noted('a', 'table').notes.of(1)).toBeUndefined();
  });

  test('a note takes the place of the one before, and an empty one is none', () => {
    const changed = noted('a', 0);
    changed.notes.note(1, { mark: 'cylon' });
    expect(changed.now()).toHaveLength(3);
    expect(changed.now()).toContainEqual({ game: 'a', by: 0, about: 1, mark: 'cylon' });
    const emptied = noted('a', 0);
    emptied.notes.note(1, {});
    expect(emptied.now()).toEqual(kept.slice(1));
  });

  test('who only watches notes nothing', () => {
    const watching = noted('a', 'table');
    watching.notes.note(1, { mark: 'cylon' });
    expect(watching.now()).toEqual(kept);
  });
});
