import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { makeSave, parseSave, savedBooks } from '#engine/index.ts';
import { keptOf } from '#features/sandbox/desk/games/keptOf.ts';
import { Autosave } from '#features/sandbox/saves/autosave.ts';
import { openDatabase } from '#features/sandbox/saves/database.ts';
import { fileName, importedBytes, importedText } from '#features/sandbox/saves/file.ts';
import { Games } from '#features/sandbox/saves/games.ts';
import { standingOf } from '#features/sandbox/saves/histories.ts';
import type { Kept } from '#features/sandbox/saves/kept.ts';
import { type Lead, leadOf } from '#features/sandbox/saves/lead.ts';
import { base } from '#test/kit/library.ts';
import { makeLocks } from '#test/kit/locks.ts';
import { longGame } from './longGame.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const kept = (id: string, at: number, more: Partial<Kept> = {}): Kept => ({
  id,
  by: 'itself',
  at,
  choices: 3,
  books: ['base'],
  objective: 'kobol',
  characters: ['saul-tigh'],
  players: ['human'],
  ...more,
});

test('games are listed with the last one first, read, renamed and removed', async () => {
  const games = new Games();
  const first = await games.write(kept('a', 1), 'text of a');
  await games.write(kept('b', 2), 'text of b');
  if (!first.ok || first.value.is !== 'written') throw new Error('It was not written.');
  await games.write(kept('a', 3, { choices: 4 }), 'more of a', first.value.revision);
  const listed = await games.list();
  expect(listed.ok && listed.value.map(({ id, choices }) => [id, choices])).toEqual([
    ['a', 4],
    ['b', 3],
  ]);
  expect(await games.read('a')).toMatchObject({ ok: true, value: { text: 'more of a' } });
  await games.rename('b', 'Friday');
  const renamed = await games.list();
  expect(renamed.ok && renamed.value.find(({ id }) => id === 'b')).toMatchObject({
    name: 'Friday',
    by: 'hand',
  });
  await games.remove('a');
  expect(await games.read('a')).toEqual({ ok: true, value: undefined });
  const left = await new Games().list();
  expect(left.ok && left.value.length).toBe(1);
});

const bad: readonly (readonly [string, object])[] = [
  ['a date that is none', { at: Number.NaN }],
  ['a date beyond all dates', { at: 1e20 }],
  ['a name that is no text', { name: { toString: 1 } }],
  ['an end that a later version knows', { over: 'nobody' }],
  ['a book that a later version knows', { books: ['base', 'exodus'] }],
  ['no number of choices', { choices: 'many' }],
  ['characters without end', { characters: Array.from({ length: 10_000 }, () => 'x') }],
  ['nothing but an id', { by: undefined, at: undefined, players: undefined }],
];

test.each(bad)('%s: that game is told apart, and the others stand', async (_, change) => {
  const games = new Games();
  await games.write(kept('good', 1), 'text of good');
  await games.write({ ...kept('bad', 2), ...change }, 'text of bad');
  const listed = await games.listAll();
  expect(listed).toMatchObject({ ok: true, value: { games: [{ id: 'good' }], unreadable: ['bad'] } });
  expect(await games.read('bad')).toMatchObject({ value: { text: 'text of bad' } });
  await games.remove('bad');
  expect(await games.listAll()).toMatchObject({ value: { unreadable: [] } });
});

test('a drawing that cannot be read is left out, and the game is there', async () => {
  const games = new Games();
  const picture = { ships: { bow: { raider: 1e9 } } } as unknown as NonNullable<Kept['picture']>;
  await games.write(kept('a', 1, { picture }), 'text of a');
  expect(await games.listAll()).toEqual({
    ok: true,
    value: { games: [{ ...kept('a', 1), revision: 1 }], unreadable: [] },
  });
});

test('a text of which nothing is told is in the list too', async () => {
  const games = new Games();
  await games.write(kept('a', 1), 'text of a');
  const { openDatabase } = await import('#features/sandbox/saves/database.ts');
  await (await openDatabase()).delete('told', 'a');
  expect(await games.listAll()).toMatchObject({ value: { games: [], unreadable: ['a'] } });
});

test.each([
  ['SecurityError', 'blocked'],
  ['InvalidStateError', 'blocked'],
  ['QuotaExceededError', 'full'],
  ['UnknownError', 'failed'],
])('storage that answers with %s is told to be %s', async (name, fault) => {
  const games = new Games(() => Promise.reject(new DOMException('', name)));
  expect(await games.list()).toEqual({ ok: false, fault });
  expect(await games.write(kept('a', 1), '')).toEqual({ ok: false, fault });
});

test('storage that refused once is asked again', async () => {
  let tries = 0;
  const { openDatabase } = await import('#features/sandbox/saves/database.ts');
  const games = new Games(() => (++tries === 1 ? Promise.reject(new Error()) : openDatabase()));
  expect((await games.list()).ok).toBe(false);
  expect((await games.list()).ok).toBe(true);
});

test('of several games noted while the page is busy only the last is written', async () => {
  const written: number[] = [];
  const idle: (() => void)[] = [];
  const later = (run: () => void) => void idle.push(run);
  const save = new Autosave<number>(async n => void written.push(n), later);
  for (let n = 1; n <= 5; n++) save.note(n);
  expect([written, idle.length]).toEqual([[], 1]);
  for (const run of idle.splice(0)) run();
  await save.flush();
  expect(written).toEqual([5]);
  save.note(6);
  await save.flush();
  expect(written).toEqual([5, 6]);
});

test('what is noted while a game is being written is written after it', async () => {
  const written: number[] = [];
  const waiting: (() => void)[] = [];
  const write = (n: number) =>
    new Promise<void>(resolve => {
      waiting.push(() => {
        written.push(n);
        resolve();
      });
    });
  const save = new Autosave<number>(write, run => run());
  save.note(1);
  save.note(2);
  save.note(3);
  const done = save.flush();
  for (let i = 0; i < 20; i++) {
    waiting.shift()?.();
    await Promise.resolve();
  }
  await done;
  expect(written).toEqual([1, 3]);
});

test('noting a game of 1,500 choices takes less than 10 ms, and loading it less than 300', () => {
  const game = longGame();
  const save = new Autosave<object>(
    async () => {},
    () => {},
  );
  const noted = performance.now();
  save.note({ game });
  expect(performance.now() - noted).toBeLessThan(10);
  // What is put together once the page has time must not hold up a choice that comes just then: on a phone four times
  // slower neither.
  const taken = [1, 2, 3, 4, 5].map(() => {
    const begun = performance.now();
    makeSave(game);
    keptOf({ game, players: [] }, 'long', 'itself');
    return performance.now() - begun;
  });
  console.log(
    `A save of 1,500 choices is put together in ${taken.map(time => time.toFixed(1)).join(', ')} ms`,
  );
  expect(Math.min(...taken)).toBeLessThan(2.5);
  const text = makeSave(game);
  // The best of three: other tests run beside this one.
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    expect(parseSave(base, text).ok).toBe(true);
    return performance.now() - begun;
  });
  expect(Math.min(...times)).toBeLessThan(300);
});

const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

test('of two tabs on one game the first leads; the lead passes on when it closes, and can be taken', async () => {
  vi.useFakeTimers();
  const locks = makeLocks();
  const leads: Record<string, Lead> = {};
  const tab = (name: string, game = 'one') =>
    leadOf(
      game,
      lead => {
        leads[name] = lead;
      },
      locks,
    );
  const first = tab('first');
  await settled();
  const second = tab('second');
  const other = tab('other', 'another game');
  await settled();
  expect(leads).toEqual({ first: 'leads', second: 'follows', other: 'leads' });
  second.take();
  await settled();
  expect(leads).toEqual({ first: 'follows', second: 'leads', other: 'leads' });
  second.end();
  // What was lost is asked for again some time later.
  await vi.advanceTimersByTimeAsync(1000);
  expect(leads['first']).toBe('leads');
  first.end();
  other.end();
  vi.useRealTimers();
});

test('a tab that takes over leads once the other one has written what it had to', async () => {
  const locks = makeLocks();
  const told: string[] = [];
  let written = () => {};
  const first = leadOf(
    'one',
    lead => {
      told.push(`first ${lead}`);
      return lead === 'leads' ? undefined : new Promise<void>(resolve => (written = resolve));
    },
    locks,
  );
  await settled();
  const second = leadOf('one', lead => void told.push(`second ${lead}`), locks);
  await settled();
  second.take();
  await settled();
  expect(told).toEqual(['first leads', 'second follows', 'first follows']);
  written();
  await settled();
  expect(told.slice(3)).toEqual(['second leads']);
  first.end();
  second.end();
});

test('a tab that is asleep, and never writes what it has noted, keeps no other one from leading', async () => {
  vi.useFakeTimers();
  const locks = makeLocks();
  leadOf('one', lead => (lead === 'follows' ? new Promise(() => {}) : undefined), locks);
  await settled();
  const leads: Lead[] = [];
  const second = leadOf('one', lead => leads.push(lead), locks);
  await settled();
  second.take();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(leads).toEqual(['follows', 'leads']);
  vi.useRealTimers();
});

/** A browser whose locks do this, whatever is asked of them. */
const locksThat = (request: () => Promise<unknown>) => ({ request, query: async () => ({}) }) as LockManager;

test('a browser that refuses its locks is asked once: every tab leads', async () => {
  let asked = 0;
  const leads: Lead[] = [];
  const locks = locksThat(() => {
    asked += 1;
    // A page that asks without end must not stop the tests.
    return asked > 50 ? new Promise(() => {}) : Promise.reject(new DOMException('', 'SecurityError'));
  });
  leadOf('one', lead => leads.push(lead), locks);
  await settled();
  expect([asked, leads]).toEqual([1, ['leads']]);
});

test('a browser whose locks throw is one without locks', async () => {
  const leads: Lead[] = [];
  const locks = locksThat(() => {
    throw new DOMException('', 'SecurityError');
  });
  const leading = leadOf('one', lead => leads.push(lead), locks);
  leading.take();
  await settled();
  expect(leads).toEqual(['leads']);
});

test('a browser whose locks never answer does not keep a tab from leading', async () => {
  vi.useFakeTimers();
  const leads: Lead[] = [];
  const locks = locksThat(() => new Promise(() => {}));
  leadOf('one', lead => leads.push(lead), locks);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(leads).toEqual(['leads']);
  vi.useRealTimers();
});

test('a lead that is taken away again and again is asked for with a pause between', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const taken: LockManager['request'] = async (...args: readonly unknown[]) => {
    asked += 1;
    const given = args.at(-1);
    if (typeof given === 'function') void given({ name: '', mode: 'exclusive' });
    throw new DOMException('', 'AbortError');
  };
  const leading = leadOf('one', () => {}, { request: taken, query: async () => ({}) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBeLessThan(10);
  leading.end();
  vi.useRealTimers();
});

test('a game is written only over what the page has read or written of it', async () => {
  const games = new Games();
  const first = await games.write(kept('a', 1), 'one');
  if (!first.ok || first.value.is !== 'written') throw new Error('It was not written.');
  const { revision } = first.value;
  // Another page has read it and goes on.
  expect(await new Games().write(kept('a', 2), 'two', revision)).toMatchObject({ value: { is: 'written' } });
  expect(await games.write(kept('a', 3), 'three', revision)).toMatchObject({
    value: { is: 'written-elsewhere', found: { text: 'two' } },
  });
  expect(await games.write(kept('a', 3), 'three')).toMatchObject({ value: { is: 'written-elsewhere' } });
  expect(await games.read('a')).toMatchObject({ value: { text: 'two' } });
});

test('the game written last is the first of the list, whatever the clock says', async () => {
  const games = new Games();
  await games.write(kept('tomorrow', 2_000_000_000_000), '');
  await games.write(kept('today', 1_000), '');
  const listed = await games.list();
  expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['today', 'tomorrow']);
});

test('a number of revision that somebody has made up is none', async () => {
  const games = new Games();
  const { openDatabase } = await import('#features/sandbox/saves/database.ts');
  await (await openDatabase()).put('told', kept('a', 1, { revision: 2 ** 53 }));
  expect(await games.write(kept('b', 2), '')).toEqual({ ok: true, value: { is: 'written', revision: 1 } });
});

test.each(['write', 'rename', 'remove'] as const)(
  'a device that breaks off in the middle of a %s is a fault, told once',
  async deed => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const games = new Games(async () => {
      const database = await openDatabase();
      // As when a tab is closed: what was asked for fails, and the whole transaction with it.
      const begun = (...asked: Parameters<typeof database.transaction>) => {
        const transaction = database.transaction(...asked);
        queueMicrotask(() => transaction.abort());
        return transaction;
      };
      return new Proxy(database, {
        get: (all, key) => (key === 'transaction' ? begun : Reflect.get(all, key)),
      });
    });
    const deeds = {
      write: () => games.write(kept('a', 1), 'text of a'),
      rename: () => games.rename('a', 'Friday'),
      remove: () => games.remove('a'),
    };
    expect(await deeds[deed]()).toMatchObject({ ok: false });
    await new Promise(resolve => setTimeout(resolve, 0));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  },
);

test('a store that never answers is a fault, and is not asked a second time', async () => {
  let opened = 0;
  const games = new Games(() => {
    opened += 1;
    return new Promise(() => {});
  }, 20);
  expect(await games.list()).toEqual({ ok: false, fault: 'failed' });
  expect(await games.write(kept('a', 1), '')).toEqual({ ok: false, fault: 'failed' });
  expect(opened).toBe(1);
});

const saved = (choices: readonly unknown[], options: object = { seed: 1 }) =>
  JSON.stringify({ version: 2, options, choices });

test.each([
  ['same', saved([1, 2]), saved([1, 2])],
  ['ahead', saved([1, 2, 3]), saved([1, 2])],
  ['behind', saved([1]), saved([1, 2])],
  ['apart', saved([1, 3]), saved([1, 2])],
  ['apart', saved([1, 2, 3]), saved([1, 2], { seed: 2 })],
  ['apart', saved([1, 2, 3]), 'damaged'],
] as const)('of two histories the first is %s: %s, %s', (standing, game, other) => {
  expect(standingOf(game, other)).toBe(standing);
});

test('where there are no locks every tab leads', () => {
  const leads: Lead[] = [];
  vi.stubGlobal('navigator', {});
  leadOf('one', lead => leads.push(lead)).end();
  vi.unstubAllGlobals();
  expect(leads).toEqual(['leads']);
});

test('a file is named after its game and its day', () => {
  expect(fileName('Freitag, die Erste!', new Date('2026-11-19T12:00:00Z'))).toBe(
    'action-stations-freitag-die-erste-2026-11-19.json',
  );
  expect(fileName('<script>…', new Date(0))).toBe('action-stations-script-1970-01-01.json');
  expect(fileName('***', new Date(0))).toBe('action-stations-game-1970-01-01.json');
});

test('what is imported is told apart: saves, scenarios, links, and nothing of the kind', () => {
  expect(importedText(' {"format":"action-stations","version":2,"choices":[]}')).toMatchObject({
    is: 'save',
  });
  expect(importedText('id: a\nbooks: [base]\n')).toMatchObject({ is: 'scenario' });
  expect(importedText('{"books":["base"],"game":{}}')).toMatchObject({ is: 'scenario' });
  expect(importedText('Look: https://x.org/de/sandbox/#seat=aQq-_.')).toEqual({
    is: 'link',
    kind: 'seat',
    packed: 'aQq-_',
  });
  expect(importedText('  ')).toEqual({ is: 'nothing', because: 'empty' });
  expect(importedBytes(Uint8Array.of(0xff, 0xd8, 0xff))).toEqual({ is: 'nothing', because: 'no-text' });
  expect(importedBytes(new Uint8Array(3_000_000))).toEqual({ is: 'nothing', because: 'too-long' });
  fc.assert(fc.property(fc.uint8Array(), bytes => 'is' in importedBytes(bytes)));
});

const drawer = join(import.meta.dirname, '../../../saves');
const files = readdirSync(drawer).filter(name => name.endsWith('.save'));

test.each(files)('%s is imported from a file', async name => {
  const imported = importedBytes(readFileSync(join(drawer, name)));
  if (imported.is !== 'save') throw new Error(imported.is);
  const lib = await libraryOf(savedBooks(imported.text) ?? []);
  expect(parseSave(lib, imported.text).ok).not.toBe(false);
});
