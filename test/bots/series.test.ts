import { describe, expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { libraryOf } from '#books/libraries.ts';
import { optionsOf } from '#bots/options.ts';
import { playOut } from '#bots/playOut.ts';
import { Reach } from '#bots/reach.ts';
import { botOf, seatingBySide } from '#bots/seating.ts';
import { playSeries, type Report } from '#bots/series.ts';
import { optionsRefusal } from '#engine/index.ts';
import { sideOf } from '#engine/queries/sides.ts';
import { knowledge, library } from '../kit/books.ts';

const seats = [3, 4, 5, 6];

const played = ({ wins }: Report): number =>
  Object.values(wins)
    .flatMap(causes => Object.values(causes))
    .reduce((sum, n) => sum + n, 0);

test('150 random games end, and novelty players come to whatever those leave out', () => {
  const reach = new Reach();
  const random = playSeries({ knowledge, games: 150, seats, seed: 1, bots: 'random' }, reach);
  expect(random.faults).toEqual([]);
  expect(played(random)).toBe(150);
  // With two more of each resource, one of the two adjustments of the rules, some games come to their last jump.
  const game = { difficulty: 'easier-humans' } as const;
  const novelty = playSeries({ knowledge, games: 800, seats, seed: 10_000, bots: 'novelty', game }, reach);
  expect(novelty.faults).toEqual([]);
  expect(novelty.unreached).toEqual([]);
}, 120_000);

test('reasonable players come to the end too, with wins on both sides', () => {
  const report = playSeries({ knowledge, games: 40, seats, seed: 1, bots: 'reasonable' });
  expect(report.faults).toEqual([]);
  expect(played(report)).toBe(40);
  expect(report.wins.humans['last-jump']).toBeGreaterThan(0);
  expect(report.decisions).toBeGreaterThan(report.turns);
});

test('the same seeds give the same games', () => {
  const twice = [1, 2].map(() => {
    const {
      seconds: _,
      gamesPerMinute: __,
      ...report
    } = playSeries({ knowledge, games: 8, seats, seed: 7, bots: 'reasonable' });
    return report;
  });
  expect(twice[0]).toEqual(twice[1]);
});

test('players can be chosen by the side their seat is on in secret', () => {
  const seating = seatingBySide(knowledge, { humans: 'reasonable', cylons: 'random' });
  const kinds = new Set<string>();
  playOut(knowledge, optionsOf(library, 5, 3), (state, seat) => {
    const bot = seating(state, seat);
    kinds.add(
      `${sideOf(library, state, seat)} ${bot === botOf('random', knowledge) ? 'random' : 'reasonable'}`,
    );
    return bot;
  });
  expect(kinds).toEqual(new Set(['humans reasonable', 'cylons random']));
});

describe('with an expansion', () => {
  test('seven random players lead the Cylons with one of them, towards either objective', async () => {
    const pegasus = await knowledgeFor(['pegasus']);
    for (const objective of ['kobol', 'new-caprica']) {
      const report = playSeries({
        games: 10,
        seats: [7],
        seed: 1,
        bots: 'random',
        knowledge: pegasus,
        game: { objective },
      });
      expect(report.faults).toEqual([]);
      expect(played(report)).toBe(10);
      expect(report.classes['cylon-leader']?.played).toBe(10);
    }
  });

  test('a game that breaks off names its books, its objective and its options', async () => {
    const pegasus = await knowledgeFor(['pegasus']);
    const game = { objective: 'new-caprica', options: { 'no-leaders': true } };
    const { faults } = playSeries({
      games: 1,
      seats: [4],
      seed: 5,
      bots: () => () => 'no such thing',
      knowledge: pegasus,
      game,
    });
    expect(faults[0]?.again).toBe(
      'npm run simulate -- --books base,pegasus --objective new-caprica --option no-leaders --games 1 --seats 4 --seed 5 --bots mixed',
    );
  });

  const table = (n: number, characters: readonly string[] = []) =>
    Array.from({ length: n }, (_, i) => {
      const character = characters[i];
      return character === undefined ? { id: `p${i}` } : { id: `p${i}`, character };
    });
  const humans = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'tom-zarek', 'galen-tyrol', 'karl-agathon'];
  test.each([
    [['base'], { seats: table(7) }, 'too-many-seats'],
    [['base'], { objective: 'new-caprica' }, 'unknown-objective'],
    [['base'], { options: { 'no-leaders': true } }, 'unknown-option'],
    [['base'], { rulings: { 'cylon-draw-scope': 'every-draw' } as const }, 'unknown-ruling'],
    [['pegasus'], { seats: table(8) }, 'too-many-seats'],
    [['pegasus'], { seats: table(7), options: { 'no-leaders': true } }, 'leader-needed'],
    [['pegasus'], { seats: table(7, [...humans, 'lee-adama']) }, 'leader-needed'],
    [['pegasus'], { seats: table(3, ['caprica-six']) }, 'leader-not-allowed'],
    [['daybreak'], { seats: table(3, ['lee-adama', 'lee-adama-alternate']) }, 'two-versions-of-a-character'],
    [
      ['pegasus'],
      { seats: table(4, ['caprica-six']), options: { 'no-leaders': true } },
      'leader-not-allowed',
    ],
    [
      ['pegasus'],
      { options: { 'no-sympathizer': true, 'sympathetic-cylon': true } },
      'options-exclude-each-other',
    ],
  ] as const)('%j refuses %j: %s', async (books, game, because) => {
    const lib = await libraryOf(books);
    expect(optionsRefusal(lib, optionsOf(lib, 5, 1, game))).toBe(because);
  });
});

describe('what a series tells', () => {
  test('names what was not reached by its id', () => {
    const report = playSeries({ knowledge, games: 1, seats: [3], seed: 1, bots: 'random' });
    const lines = [...library.blocks.values()].flatMap(block => block.lines);
    const last = lines.filter(line => line.op.op === 'win-by-jump').map(line => line.id);
    expect(report.unreached).toEqual(expect.arrayContaining([...last, 'operation win-by-jump']));
    expect(report.unreached).not.toContain('operation begin-turn');
  });

  test('a game that breaks off is a fault, with the command that plays it again', () => {
    const report = playSeries({
      knowledge,
      games: 2,
      seats: [3, 4],
      seed: 5,
      bots: () => () => 'no such thing',
    });
    expect(report.faults.map(fault => fault.again)).toEqual([
      'npm run simulate -- --games 1 --seats 3 --seed 5 --bots mixed',
      'npm run simulate -- --games 1 --seats 4 --seed 6 --bots mixed',
    ]);
    expect(report.faults[0]?.message).toMatch(/^Refused \(no-such-option\)/);
  });
});
