import { expect, test } from 'vitest';
import { catalogueOf } from '#board/symbols/catalogue.ts';
import { deckSymbols } from '#board/symbols/decks.ts';
import { facets } from '#books/atBuild/board.ts';

const drawn = [
  ...Object.values(catalogueOf(facets)).flatMap(group => group.map(({ term, d }) => ({ name: term, d }))),
  ...[deckSymbols, ...facets.map(({ symbols }) => symbols?.decks ?? {})]
    .flatMap(decks => Object.entries(decks))
    .map(([deck, d]) => ({ name: deck, d })),
];

/** Symbols that share a drawing because they mean the same thing. */
const alike = [
  ['raider', 'activate-raiders'],
  ['heavy-raider', 'activate-heavy-raiders'],
  ['basestar', 'activate-basestars'],
  ['prepare-for-jump-icon', 'prepare-for-jump-step'],
  ['crisis-step', 'crisis'],
  ['civilian-ship', 'civilians'],
  ['damaged-location', 'galactica-damage', 'pegasus-damage'],
  ['loyalty-card', 'loyalty'],
];

test('no two symbols look alike unless they mean the same', () => {
  const byDrawing = Map.groupBy(drawn, ({ d }) => d);
  const shared = [...byDrawing.values()]
    .filter(all => all.length > 1)
    .map(all => all.map(({ name }) => name));
  expect(shared.toSorted()).toEqual(alike.toSorted());
});

test.each(drawn)('the symbol $name keeps to its grid', ({ d }) => {
  const { left, top, right, bottom } = bounds(d);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.max(right, bottom)).toBeLessThanOrEqual(24);
  // It fills the grid, so that symbols side by side look equally large.
  expect(Math.max(right - left, bottom - top)).toBeGreaterThan(15);
});

/** Around the points of an outline. Between them an arc may bulge a little. */
function bounds(d: string) {
  const x: number[] = [];
  const y: number[] = [];
  let at = { x: 0, y: 0 };
  let start = at;
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const kind = command.toLowerCase();
    if (kind === 'z') at = start;
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 1 }[kind] ?? 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const [first = 0, second = 0] = numbers.slice(i + size - Math.min(size, 2), i + size);
      const dx = kind === 'v' ? undefined : first;
      const dy = kind === 'h' ? undefined : kind === 'v' ? first : second;
      at = {
        x: dx === undefined ? at.x : (relative ? at.x : 0) + dx,
        y: dy === undefined ? at.y : (relative ? at.y : 0) + dy,
      };
      if (kind === 'm' && i === 0) start = at;
      x.push(at.x);
      y.push(at.y);
    }
  }
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}
