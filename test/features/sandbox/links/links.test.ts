import '#test/kit/patience.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forkFor, type Game, makeSave, parseSave, viewFor } from '#engine/index.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import { packSave, unpackSave } from '#features/sandbox/links/gameLink.ts';
import { openLink } from '#features/sandbox/links/openLink.ts';
import { packPosition } from '#features/sandbox/links/positionLink.ts';
import { packSeat, unpackSeat } from '#features/sandbox/links/seatLink.ts';
import { momentOf } from '#scenarios/record/momentOf.ts';
import { someGame } from '#test/fuzz/saves.ts';
import { cases } from '#test/kit/cases.ts';
import { base } from '#test/kit/library.ts';
import { random } from '#test/kit/random.ts';
import { randomGame } from '#test/scenarios/kit.ts';
import { dictionaryA } from '#ui/links/dictionaryA.ts';
import { parseJson } from '#ui/links/json.ts';
import { longestPacked, pack, unpack } from '#ui/links/packed.ts';
import { longGame } from '../saves/longGame.ts';
import { playedThrough } from '../saves/playedThrough.ts';
import { mutatedLink, mutatedText, outcomeOf, outcomeOfText } from './mutatedLinks.ts';
import { someLinks, someTexts } from './someLinks.ts';

fc.configureGlobal({ seed: 2017 });

const seen = (game: Game) => {
  const viewers = [...game.state.seats.keys(), 'table' as const, 'teacher' as const];
  return viewers.map(viewer => viewFor(game, viewer));
};

/** What is on the table, whatever the pieces are numbered. */
const table = (game: Game) =>
  seen(game).map(({ options: _options, doing: _numbers, ships, seats, ...rest }) => ({
    ...rest,
    ships: ships.map(({ id: _id, ...ship }) => JSON.stringify(ship)).sort(),
    seats: seats.map(({ place, ...seat }) => ({ ...seat, place: place.in === 'viper' ? 'viper' : place })),
  }));

test('any text is packed into the alphabet of URLs, and comes back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.json()), text => {
      const packed = pack(text);
      expect(packed).toMatch(/^a[\w-]+$/);
      expect(unpack(packed)).toEqual({ ok: true, text });
    }),
  );
});

test('a link keeps what a sentence puts behind it from doing harm', () => {
  const packed = pack('a game');
  for (const end of ['.', ')', ' ', '…', '\n'])
    expect(unpack(packed + end)).toEqual({ ok: true, text: 'a game' });
});

test('what is no link of ours is told apart from one that was cut', () => {
  const packed = pack('a game');
  expect(unpack('')).toEqual({ ok: false, fault: 'damaged' });
  expect(unpack(packed.slice(0, -3))).toEqual({ ok: false, fault: 'damaged' });
  expect(unpack(`b${packed.slice(1)}`)).toEqual({ ok: false, fault: 'other-format' });
  expect(unpack(`a${'A'.repeat(longestPacked)}`)).toEqual({ ok: false, fault: 'too-long' });
});

test('a link that blows up into megabytes is refused', () => {
  const bomb = pack('0'.repeat(2_000_000));
  expect(bomb.length).toBeLessThan(longestPacked);
  expect(unpack(bomb)).toEqual({ ok: false, fault: 'damaged' });
});

/** Links that were sent hold these characters by their place: whoever changes one makes all of them unreadable. */
test('the words of format a never change', () => {
  expect(fingerprint(dictionaryA)).toBe('5a75115b86614af5');
});

test('a save comes out of its link to the letter', () => {
  for (const c of cases(12, 4000)) {
    const save = makeSave(someGame(c));
    expect(unpackSave(packSave(save))).toEqual({ ok: true, text: save });
  }
});

test('a whole game of 1,500 choices is a link of at most 6,000 characters', () => {
  const game = longGame();
  expect(game.log?.length).toBeGreaterThanOrEqual(1500);
  const save = makeSave(game);
  const packed = packSave(save);
  expect(packed.length).toBeLessThanOrEqual(6000);
  const loaded = parseSave(base, save);
  expect(loaded.ok).toBe(true);
});

test('any moment of a game is a link of at most 1,500 characters, and gives every seat the same view', async () => {
  let longest = 0;
  for (const seed of [1, 2, 3]) {
    const games: Game[] = [];
    for (const game of randomGame(seed, 2 + seed)) {
      games.push(game);
      // Before the first turn a position is the set-up and what was chosen in it.
      if (games.length % 23 !== 0 || game.state.seats.some(({ turns }) => turns === 0)) continue;
      const scenario = momentOf(game, 'shared', games.toReversed());
      if (scenario === undefined) throw new Error('Every game can be written down');
      const packed = packPosition(scenario);
      longest = Math.max(longest, packed.length);
      const opened = await openLink('position', packed, 1);
      if (!opened.ok || opened.kind !== 'position') throw new Error(JSON.stringify(opened));
      const again = await playedThrough(opened.scenario);
      if (again === undefined) throw new Error('A line does not fit');
      expect(table(again)).toEqual(table(game));
    }
  }
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(1500);
});

test('what a seat knows is the same link, whatever the others hold', () => {
  let links = 0;
  for (const c of cases(16, 7000)) {
    const game = someGame(c);
    for (const seat of game.state.seats.keys()) {
      const packed = packSeat(game, seat);
      for (const seed of [3, 77]) expect(packSeat(forkFor(game, seat, seed), seat)).toBe(packed);
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(60);
});

test('nothing in a seat’s link leads back to the game: neither its seed nor its choices', () => {
  for (const c of cases(4, 7100)) {
    const known = unpackSeat(packSeat(someGame({ ...c, seed: 123456 + c.seed }), 0));
    if (!known.ok) throw new Error(known.fault);
    const { options, choices, turns } = JSON.parse(known.save);
    expect(options.seed).toBe(1);
    expect([choices, turns]).toEqual([[], []]);
  }
});

test('what a seat knows opens as a game in which the seat sees just that', async () => {
  for (const c of cases(12, 7200)) {
    const game = someGame(c);
    for (const seat of game.state.seats.keys()) {
      const opened = await openLink('seat', packSeat(game, seat), 99);
      if (!opened.ok || opened.kind !== 'seat') throw new Error(JSON.stringify(opened));
      const there = viewFor({ ...game, state: opened.state }, seat);
      expect(there).toEqual(viewFor(game, seat));
    }
  }
});

test('a link that is nested without end is damaged', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  for (const depth of [1000, 5000, 100_000]) {
    const faults = await Promise.all([
      openLink('position', pack(`{"rules":${nested(depth)}}`), 1),
      openLink('seat', pack(`[0,{"format":${nested(depth)}}]`), 1),
      openLink('game', pack(`{"choices":${nested(depth)}}`), 1),
    ]);
    for (const opened of faults) expect(opened).toEqual({ ok: false, fault: 'damaged' });
  }
  // Brackets that somebody has written into a title lie in nothing.
  expect(parseJson(`{"title":"${'['.repeat(1000)}\\"{"}`)).toMatchObject({});
});

test('a word of 350,000 letters in a link is refused as quickly as a short one', async () => {
  const opened = await openLink('position', pack(JSON.stringify({ rules: ['x'.repeat(350_000)] })), 1);
  expect(opened).toMatchObject({ ok: false, fault: 'bad-position' });
});

test('a damaged link, or one made up, gives a game or a reason', async () => {
  const links = someLinks(4);
  const below = random(17);
  const outcomes = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    const link = links[i % links.length];
    if (link === undefined) throw new Error('There is no link');
    const outcome = await outcomeOf(mutatedLink(link, below));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect(outcomes.get('damaged')).toBeGreaterThan(50);
  expect([...outcomes.keys()]).not.toContain('no problem told');
});

test('a damaged text of a scenario is laid out or refused with a reason', async () => {
  const texts = someTexts(4);
  const below = random(18);
  const outcomes = new Set<string>();
  for (let i = 0; i < 150; i++)
    outcomes.add(await outcomeOfText(mutatedText(texts[i % texts.length] ?? '', below)));
  expect([...outcomes].toSorted()).toEqual(['bad-position', 'game']);
});
