import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { apply, type Game, makeGame, type Step, sample } from '#engine/index.ts';
import { rulings } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import { lib, optionsFor, setUp } from '../kit/table.ts';

const seats = {
  roslin: 'laura-roslin',
  adama: 'william-adama',
  apollo: 'lee-adama',
  tyrol: 'galen-tyrol',
  tigh: 'saul-tigh',
  zarek: 'tom-zarek',
};
const among = (n: number, more: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(seats).slice(0, n - Object.keys(more).length)),
  ...more,
});
const laidOut = (cast: Record<string, string>, options = {}): State =>
  setUp(optionsFor(cast, options)).game.state;

function started(options: Parameters<typeof makeGame>[1]): Step {
  const step = makeGame(lib, options);
  if (!step.ok) throw new Error(step.because);
  return step;
}

describe('the Loyalty deck', () => {
  const deck = (state: State) => {
    const cards = [...state.piles.loyalty.bag, ...state.seats.flatMap(s => s.loyalty.map(h => h.card))];
    const count = (side: string) => cards.filter(c => lib.loyalty.get(c)?.side === side).length;
    return [count('cylon'), count('human'), count('special')];
  };

  test.each([
    [3, [1, 5, 0]],
    [4, [1, 6, 1]],
    [5, [2, 8, 0]],
    [6, [2, 9, 1]],
  ])('for %i players', (players, cards) => {
    expect(deck(laidOut(among(players)))).toEqual(cards);
  });

  test('one human card more for Baltar and for Boomer each', () => {
    expect(deck(laidOut(among(6, { baltar: 'gaius-baltar', boomer: 'sharon-valerii' })))).toEqual([2, 11, 1]);
  });

  test('without the Sympathizer a human card takes its place, and the fleet starts poorer', () => {
    const state = laidOut(among(4), { options: { 'no-sympathizer': true } });
    expect(deck(state)).toEqual([1, 7, 0]);
    expect(state.resources).toEqual({ fuel: 8, food: 7, morale: 9, population: 10 });
  });

  test('the Sympathizer is never dealt at the start', () => {
    for (let seed = 0; seed < 40; seed++) {
      const dealt = laidOut(among(6), { seed }).seats.flatMap(s => s.loyalty.map(h => h.card));
      expect(dealt).not.toContain('sympathizer');
    }
  });

  test('one card each, two for Baltar', () => {
    const state = laidOut(among(4, { baltar: 'gaius-baltar' }));
    expect(state.seats.map(s => s.loyalty.length)).toEqual([1, 1, 1, 2]);
  });
});

describe('the table after the set-up', () => {
  test.each([
    ['normal', { fuel: 8, food: 8, morale: 10, population: 12 }],
    ['easier-humans', { fuel: 10, food: 10, morale: 12, population: 14 }],
    ['easier-cylons', { fuel: 6, food: 6, morale: 8, population: 10 }],
  ] as const)('%s: resources', (difficulty, resources) => {
    expect(laidOut(among(4), { difficulty }).resources).toEqual(resources);
  });

  test('ships, decks and hands', () => {
    const state = laidOut(among(4));
    const at = (kind: string) => state.ships.filter(s => s.kind === kind).map(s => s.at);
    expect([at('basestar'), at('raider'), at('civilian')]).toEqual([
      ['bow'],
      ['bow', 'bow', 'bow'],
      ['stern', 'stern'],
    ]);
    // Two unmanned vipers and Apollo's own, one of them in each launch area.
    expect(state.reserves).toEqual({ vipers: 5, raptors: 4 });
    expect(state.ships.filter(s => s.kind === 'viper' && s.pilot === 2)).toHaveLength(1);
    expect(state.piles.destiny.bag).toHaveLength(10);
    // The first player has what her first turn has given her, and no starting hand.
    expect(state.seats.map(s => s.hand.length)).toEqual([5, 3, 3, 3]);
    expect([state.quorumHand.length, state.piles.quorum.bag.length]).toEqual([1, 16]);
    expect([state.nukes, state.jumpTrack]).toEqual([2, 0]);
  });

  test('titles go by the ten-name lines, also where the first three names are missing', () => {
    const state = laidOut({ tyrol: 'galen-tyrol', kara: 'kara-thrace', boomer: 'sharon-valerii' });
    expect(state.titles).toEqual({ president: 0, admiral: 1 });
  });
});

describe('choosing characters', () => {
  const draft = (...taken: string[]): string[] => {
    const names = ['a', 'b', 'c', 'd'];
    let now: Game = started({
      ...optionsFor({}),
      chance: 'seeded',
      seats: names.map(id => ({ id })),
    }).game;
    for (const choose of taken) {
      const [choice] = now.state.pending;
      const step = choice && apply(now, { seat: choice.seat, choose });
      if (!step?.ok) throw new Error(`${choose} cannot be taken`);
      now = step.game;
    }
    const [choice] = now.state.pending;
    return choice && 'options' in choice ? choice.options.map(o => o.id) : [];
  };

  test('from the types most of which are left; support at any time', () => {
    expect(draft('laura-roslin')).not.toContain('gaius-baltar');
    expect(draft('laura-roslin')).toEqual(
      expect.arrayContaining(['saul-tigh', 'kara-thrace', 'galen-tyrol']),
    );
    expect(draft('laura-roslin', 'william-adama').sort()).toEqual([
      'galen-tyrol',
      'kara-thrace',
      'lee-adama',
      'sharon-valerii',
    ]);
  });
});

describe('the first player', () => {
  test('is drawn, unless the host names him', () => {
    const options = optionsFor(among(4));
    expect(started({ ...options, rulings: {} }).game.state.pending).toMatchObject([
      { seat: 'chance', prompt: 'starting-player' },
    ]);
    expect(laidOut(among(4)).first).toBe(0);
  });

  test('turns go clockwise from him', () => {
    let now = started({ ...optionsFor(among(3)), rulings: {}, seed: 3, chance: 'seeded' });
    const turns: number[] = [];
    while (turns.length < 4 && !now.game.state.over) {
      for (const event of now.events) if (event.type === 'turn-began') turns.push(event.seat);
      const [choice] = now.game.state.pending;
      const step = choice && apply(now.game, { seat: choice.seat, choose: sample(choice, () => 0) });
      if (!step?.ok) break;
      now = step;
    }
    const { first } = now.game.state;
    expect(turns.slice(0, 4)).toEqual([first, (first + 1) % 3, (first + 2) % 3, first]);
  });
});

test('every difference between editions that changes play is an option of the game, its ruling the default', () => {
  const file = join(import.meta.dirname, '../../content/editions/base.yaml');
  const editions: { id: string; toggle?: unknown }[] = parse(readFileSync(file, 'utf8'));
  const toggles = editions.filter(e => e.toggle).map(e => e.id);
  expect(toggles.length).toBeGreaterThan(10);
  expect(toggles.filter(id => !(id in rulings))).toEqual([]);
});
