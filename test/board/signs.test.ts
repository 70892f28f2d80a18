import { describe, expect, test } from 'vitest';
import { emblemOf, personSign, placeSign } from '#board/signs.ts';
import { emblemFrames } from '#board/symbols/emblems.ts';
import { toolLines } from '#board/symbols/tools.ts';
import { facets } from '#books/atBuild/board.ts';
import { bookOf } from '#books/atBuild/cards.ts';
import { books } from '#books/registry.ts';
import type { CharacterId, LocationId } from '#engine/model/vocabulary.ts';

const all = books.map(bookOf);
const characters = all.flatMap(book => book.characters);
const locations = [...new Set(all.flatMap(book => book.locations ?? []).map(({ id }) => id))];

const nobody = personSign('nobody' as CharacterId, facets);
const nowhere = placeSign('nowhere' as LocationId, facets);

/** Somebody who has another sheet as well keeps the sign. */
const personOf = (id: string) => id.replace(/-alternate$/, '');

const twice = (drawn: readonly (readonly [name: string, lines: string])[]) =>
  [...Map.groupBy(drawn, ([, d]) => d).values()]
    .map(same => [...new Set(same.map(([name]) => name))])
    .filter(names => names.length > 1);

describe('signs of people', () => {
  test.each(characters)('$id has a sign', ({ id }) => expect(personSign(id, facets)).not.toEqual(nobody));

  test('no two people share one', () =>
    expect(twice(characters.map(({ id }) => [personOf(id), personSign(id, facets).lines]))).toEqual([]));

  test('the frame tells the class, and no two classes share one', () => {
    const frames = new Map(characters.map(one => [one.class, emblemOf(one, facets).frame]));
    expect(new Set(frames.values()).size).toBe(frames.size);
    expect(frames.size).toBeGreaterThan(Object.keys(emblemFrames).length);
  });
});

describe('signs of places', () => {
  test.each(locations)('%s has a sign', id => expect(placeSign(id, facets)).not.toEqual(nowhere));

  test('no two places share one', () =>
    expect(twice(locations.map(id => [id, placeSign(id, facets).lines]))).toEqual([]));
});

test('no two tools share a sign', () => expect(twice(Object.entries(toolLines))).toEqual([]));
