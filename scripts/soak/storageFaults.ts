/**
 * Storage that refuses, breaks off or never has been there, at any moment. Whatever it does, the answer is whether it
 * worked; a game that was told to be kept is there, whole, and one that was not is as it was before.
 */
import { type Database, openDatabase } from '#features/sandbox/saves/database.ts';
import { Games } from '#features/sandbox/saves/games.ts';
import { keepFaults } from '#features/sandbox/saves/kept.ts';
import { type Below, pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { freshDatabase, keptAfter, textAfter } from './keptGames.ts';
import type { Subject } from './subject.ts';

const names = [
  'SecurityError',
  'InvalidStateError',
  'QuotaExceededError',
  'AbortError',
  'UnknownError',
  'TimeoutError',
];
const fault = (below: Below) => new DOMException('injected', pick(below, names) ?? 'UnknownError');

/** The stores of a transaction, of which any write may be refused. */
function failingNow(database: Database, below: Below, often: number): Database {
  return new Proxy(database, {
    get(all, key) {
      const value: unknown = Reflect.get(all, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (['get', 'getAll', 'put', 'transaction'].includes(String(key)) && below(often) === 0)
          throw fault(below);
        const result: unknown = Reflect.apply(value, all, args);
        if (key === 'transaction' && below(often) === 0) abort(result);
        return result;
      };
    },
  });
}

/** As when a tab is closed in the middle of a write. */
function abort(transaction: unknown): void {
  if (typeof transaction !== 'object' || transaction === null) return;
  const own: unknown = Reflect.get(transaction, 'abort');
  queueMicrotask(() => {
    try {
      if (typeof own === 'function') Reflect.apply(own, transaction, []);
    } catch {
      // It was over already.
    }
  });
}

async function ordeal(below: Below, note: (what: string) => void): Promise<string> {
  freshDatabase();
  const often = 2 + below(6);
  const games = new Games(async () => {
    if (below(often) === 0) throw fault(below);
    return failingNow(await openDatabase(), below, often);
  });
  const sound = new Games();
  /** What may lie there: of a write that failed nobody knows whether it came before or after. */
  const possible = new Map<string, Set<number>>();
  let refused = 0;
  for (let n = 1; n <= 12; n++) {
    const id = pick(below, ['a', 'b']) ?? 'a';
    const before = possible.get(id) ?? new Set([0]);
    const found = await sound.read(id);
    const written = await games.write(
      keptAfter(id, n),
      textAfter(id, n),
      found.ok ? found.value?.revision : undefined,
    );
    note(`write ${id} after ${n}: ${written.ok ? written.value.is : written.fault}`);
    if (written.ok && written.value.is !== 'written') throw new Error(`Nobody else has written ${id}`);
    if (!written.ok && !keepFaults.includes(written.fault)) throw new Error(`${written.fault} is no fault`);
    if (!written.ok) refused += 1;
    possible.set(id, written.ok ? new Set([n]) : new Set([...before, n]));
  }
  const listed = await sound.list();
  if (!listed.ok) throw new Error(`Storage that is sound again is not read: ${listed.fault}`);
  for (const [id, choices] of possible) {
    const read = await sound.read(id);
    const told = listed.value.find(kept => kept.id === id)?.choices ?? 0;
    const text = read.ok ? read.value?.text : undefined;
    if (!choices.has(told))
      throw new Error(`${id} is told to be after ${told}, and may be after ${[...choices].join(', ')}`);
    if (text !== (told === 0 ? undefined : textAfter(id, told)))
      throw new Error(`${id} is told to be after ${told}, and its text is ${text}`);
  }
  return refused === 0 ? 'all kept' : 'some refused, nothing lost';
}

export const storageFaults: Subject = {
  name: 'storage',
  unit: 'ordeals',
  share: 1,
  attempt: ({ below, note }) => inTime('keeping games', () => ordeal(below, note)),
};
