/** A position out of a file is one that the box can lay out and the rules can play on from. */
import '../../kit/patience.ts';
import { expect, test } from 'vitest';
import { forkFor, makeSave, parseSave } from '#engine/index.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import type { State } from '#engine/model/state.ts';
import { resealed } from '../../fuzz/saves.ts';
import { newGame, playOut } from '../../kit/games.ts';
import { base } from '../../kit/library.ts';
import { gameOptions } from '../../kit/options.ts';
import { uniform } from '../../kit/players.ts';
import { random } from '../../kit/random.ts';

type Made<T> = { -readonly [field in keyof T]: Made<T[field]> };

const played = playOut(newGame(gameOptions(4, { seed: 11 })), uniform(random(3)), random(4), {}, 150);
const save = makeSave(forkFor(played, 0, 1));

function opened(change: (origin: Made<State>) => void) {
  const file = JSON.parse(save);
  change(file.origin);
  return parseSave(base, resealed(JSON.stringify(file), fingerprint));
}

const raider = (id: number) => ({ id, kind: 'raider' as const, at: 'bow' as const });

const unsound: readonly (readonly [string, (origin: Made<State>) => void, string])[] = [
  [
    'six hundred raiders',
    origin => {
      for (let n = 0; n < 600; n++) origin.ships.push(raider(++origin.pieces));
    },
    'origin.ships',
  ],
  [
    'one card in a hand two hundred times',
    o => o.seats[0]?.hand.push(...copies('repair/1')),
    'origin.seats.0.hand',
  ],
  [
    'a Crisis card in the deck and the discards',
    o => o.piles.crisis.discard.push(o.piles.crisis.bag[0] ?? ''),
    'origin.piles.crisis',
  ],
  [
    'a destination reached twice',
    o => o.travelled.push('deep-space', ...copies('deep-space')),
    'origin.travelled',
  ],
  ['more vipers than the box', o => (o.reserves.vipers += 9), 'origin.reserves.vipers'],
  ['more centurions than the box', o => o.centurions.push(0, 0, 0, 0, 0), 'origin.centurions'],
  ['two ships of one number', o => o.ships.push({ ...raider(Number(o.ships[0]?.id)) }), 'origin.ships'],
  ['a dial above its end', o => (o.resources.food = 99), 'origin.resources.food'],
  ['a number that is none', o => (o.nukes = 1e300), 'origin.nukes'],
  ['a list without end', o => o.luck.push(...Array.from({ length: 100_000 }, () => '1')), 'origin.luck'],
  ['a word without end', o => o.passed.push('x'.repeat(100_000)), 'origin.passed'],
  ['a field that nobody knows', o => Object.assign(o, { cheat: true }), 'origin.cheat'],
  [
    'one character twice',
    o => Object.assign(o.seats[0] ?? {}, { character: o.seats[1]?.character }),
    'origin.seats.1.character',
  ],
  [
    'a pilot without a ship',
    o => Object.assign(o.seats[0] ?? {}, { place: { in: 'viper', ship: 9 } }),
    'origin.seats.0.place',
  ],
  ['no turn in the middle of the game', o => void o.stack.splice(1, 1), 'origin.stack'],
  ["a turn that is nobody's", o => void delete o.stack[1]?.turn, 'origin.stack'],
];

function copies(card: string): string[] {
  return Array.from({ length: 200 }, () => card);
}

test('a game laid out anew from what one seat knows opens whole', () => {
  expect(opened(() => {}).ok).toBe(true);
});

test.each(unsound)('%s: the position is refused, and the place is told', (_, change, where) => {
  const loaded = opened(change);
  expect(loaded).toMatchObject({ ok: false, fault: 'bad-position' });
  expect(loaded.ok === false && loaded.where).toMatch(new RegExp(`^${where}`));
});

test('an option that somebody has written in is not offered', () => {
  const loaded = opened(origin => {
    for (const choice of origin.pending)
      if ('options' in choice) choice.options.push({ id: 'consolidate-power/2/2' }, { id: 'take-turns' });
  });
  if (!loaded.ok) throw new Error(`It does not open: ${loaded.where}`);
  expect(loaded.game.state.pending).toEqual(played.state.pending);
});
