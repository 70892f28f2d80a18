import { afterEach, expect, test, vi } from 'vitest';
import { setsFile } from '#features/offline/sets.ts';
import { retried, waits } from '#loading/retried.ts';
import { type Settled, suspended, Unfetched } from '#loading/suspended.ts';
import { hasNewerVersion, versionFile } from '#ui/loading/newerVersion.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fails so many times before it comes. */
function failing(times: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new Error('It did not come.');
    return 'here';
  };
  return { load, asked: () => asked };
}

test('what did not come once is asked for again, with a pause before', async () => {
  const paused: number[] = [];
  const { load } = failing(2);
  expect(await retried(load, async time => void paused.push(time))).toBe('here');
  expect(paused).toEqual(waits);
});

test('what does not come after some tries is a failure', async () => {
  const { load, asked } = failing(99);
  await expect(retried(load, async () => {})).rejects.toThrow('It did not come.');
  expect(asked()).toBe(waits.length + 1);
});

test('without a network nothing is waited for', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { load, asked } = failing(99);
  await expect(retried(load, async () => {})).rejects.toThrow();
  expect(asked()).toBe(1);
});

/** What it throws, awaited where it is a promise. */
async function thrown(read: () => unknown): Promise<unknown> {
  try {
    return read();
  } catch (reason) {
    if (reason instanceof Promise) return reason.then(() => 'waited');
    return reason;
  }
}

test('what is asked for while something is drawn fails once, and is fetched anew only when it is asked for again', async () => {
  const shelf = new Map<string, Settled<string>>();
  const { load, asked } = failing(1);
  const read = () => suspended(shelf, 'words', load);
  expect(await thrown(read)).toBe('waited');
  expect(await thrown(read)).toBeInstanceOf(Unfetched);
  expect(asked()).toBe(1);
  expect(await thrown(read)).toBe('waited');
  expect(read()).toBe('here');
  expect(asked()).toBe(2);
});

test.each([
  ['another version than the page', { version: 'b' }, true],
  ['the version of the page', { version: 'a' }, false],
  ['something else', [], false],
])('a host that has %s', async (_, told, isNewer) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(told)));
  expect(await hasNewerVersion('/', 'a')).toBe(isNewer);
});

test('a host that does not answer has no newer version', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  expect(await hasNewerVersion('/', 'a')).toBe(false);
});

test('the version of the host stands where the sets that are kept say it', () => {
  expect(versionFile).toBe(setsFile);
});
