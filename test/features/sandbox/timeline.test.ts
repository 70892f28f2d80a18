import { expect, test } from 'vitest';
import { endingOf } from '#bots/endings/endings.ts';
import { shareOf, tallyOf } from '#bots/endings/tally.ts';
import { apply, type Game, makeSave, parseSave } from '#engine/index.ts';
import { type Branch, branchesAfter, mostBranches, sharedChoices } from '#features/sandbox/time/branches.ts';
import { landmarkKinds, landmarksOf } from '#features/sandbox/time/landmarks.ts';
import { knowledge, library } from '../../kit/books.ts';

import { playedOn, randomGame } from '../../scenarios/kit.ts';

const all = (seed: number, seats = 4): Game[] => [...randomGame(seed, seats)];
const lastOf = (games: readonly Game[]): Game => {
  const last = games.at(-1);
  if (last === undefined) throw new Error('There is no game');
  return last;
};
const lengthOf = (game: Game) => game.log?.length ?? 0;

test('everything one looks for in a game has its mark, in order, where it happened', () => {
  const met = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const games = all(seed);
    const end = lastOf(games);
    const over = apply(end, { seat: end.state.pending[0]?.seat ?? 0, choose: 'pass' });
    const line = over.ok ? [...games, over.game] : games;
    const gameAt = (choice: number) => line.findLast(game => lengthOf(game) <= choice);
    const marks = landmarksOf(gameAt, lengthOf(lastOf(line)));
    expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((a, b) => a - b));
    for (const mark of marks) {
      met.add(mark.kind);
      const game = gameAt(mark.at);
      if (mark.kind === 'jump') expect(game?.state.travelled).toContain(mark.card);
      if (mark.kind === 'reveal') expect(game?.state.seats[mark.seat]?.revealed).not.toBe('no');
      if (mark.kind === 'damage') expect(game?.state.galacticaDamage).toContain(mark.token);
    }
  }
  expect(landmarkKinds.filter(kind => kind !== 'end' && !met.has(kind))).toEqual([]);
});

test('whoever goes back and chooses otherwise keeps what was; whoever only goes on keeps nothing', () => {
  const games = all(7);
  const middle = games[40];
  if (middle === undefined) throw new Error('The game is too short');
  const old = games[80] ?? middle;
  expect(branchesAfter([], middle, old)).toEqual([]);
  const other = lastOf([...playedOn(middle, 99)].slice(0, 30));
  const branches = branchesAfter([], old, other);
  expect(branches).toMatchObject([{ id: 1, end: old }]);
  expect(branches[0]?.shared).toBeGreaterThanOrEqual(lengthOf(middle));
  // Back on the old line, opened from its save: now the other one is the branch.
  const loaded = parseSave(library, makeSave(old));
  if (!loaded.ok) throw new Error(loaded.fault);
  const back = branchesAfter(branches, other, loaded.game);
  expect(back.map(({ end }) => end)).toEqual([other]);
  expect(branchesAfter(back, loaded.game, lastOf(all(8)))).toEqual([]);
});

test('no more branches are kept than fit in a list', () => {
  const games = all(9);
  const middle = games[30];
  if (middle === undefined) throw new Error('The game is too short');
  let branches: readonly Branch[] = [];
  let now = games[60] ?? middle;
  for (let seed = 1; seed < mostBranches + 6; seed++) {
    const next = lastOf([...playedOn(middle, seed)].slice(0, 20));
    if (sharedChoices(now, next) === lengthOf(next)) continue;
    branches = branchesAfter(branches, now, next);
    now = next;
  }
  expect(branches.length).toBe(mostBranches);
  expect(new Set(branches.map(({ id }) => id)).size).toBe(mostBranches);
});

test('a moment is played to its end again and again; what is known of it is the same each time', () => {
  const game = all(3)[100];
  if (game === undefined) throw new Error('The game is too short');
  const outcomes = Array.from({ length: 8 }, (_, seed) =>
    endingOf(knowledge, game, seed % 2 === 0 ? 0 : undefined, seed + 1),
  );
  const told = outcomes.filter(one => one !== undefined);
  expect(told.length).toBe(8);
  const tally = tallyOf(told);
  expect(tally.by.reduce((sum, { times }) => sum + times, 0)).toBe(8);
  expect(endingOf(knowledge, game, 0, 5)).toEqual(endingOf(knowledge, game, 0, 5));
});

test('a share has an interval around it that narrows with the number of games', () => {
  expect(shareOf(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
  const few = shareOf(5, 10);
  const many = shareOf(500, 1000);
  expect([few.share, many.share]).toEqual([0.5, 0.5]);
  expect(few.most - few.least).toBeGreaterThan(4 * (many.most - many.least));
  // Wilson's interval for 500 of 1000.
  expect(many.least).toBeCloseTo(0.469, 3);
  expect(many.most).toBeCloseTo(0.531, 3);
  expect(shareOf(0, 100).least).toBe(0);
});
