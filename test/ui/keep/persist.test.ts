import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isForgetful } from '#features/sandbox/desk/games/forgetfulSafari.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const storageThat = (persisted: () => Promise<boolean>) => {
  const persist = vi.fn(async () => true);
  return { storage: { persisted, persist } as unknown as StorageManager, persist };
};
const settled = () => new Promise(resolve => setTimeout(resolve));

test('the browser is asked once to keep what is stored', async () => {
  const { askToPersist } = await import('#ui/keep/persist.ts');
  const { storage, persist } = storageThat(async () => false);
  askToPersist(storage);
  askToPersist(storage);
  await settled();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that keeps it already, or has nothing to keep, is not asked', async () => {
  const { askToPersist } = await import('#ui/keep/persist.ts');
  askToPersist(undefined);
  const { storage, persist } = storageThat(async () => true);
  askToPersist(storage);
  await settled();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that refuses the question goes on', async () => {
  const { askToPersist } = await import('#ui/keep/persist.ts');
  const { storage, persist } = storageThat(() => Promise.reject(new DOMException('', 'SecurityError')));
  askToPersist(storage);
  await settled();
  expect(persist).not.toHaveBeenCalled();
});

test('a lesson that is done is worth asking for', async () => {
  const { storage, persist } = storageThat(async () => false);
  vi.stubGlobal('navigator', { storage });
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  const { rememberLesson, rememberPlace } = await import('#ui/story/lessons.ts');
  expect(rememberPlace('first', 3)).toBe(true);
  await settled();
  expect(persist).not.toHaveBeenCalled();
  rememberLesson('first');
  await settled();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a device that stores nothing says so where something is to be remembered', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  const { rememberPlace } = await import('#ui/story/lessons.ts');
  const { rememberExam } = await import('#ui/story/learning.ts');
  expect(rememberPlace('first', 3)).toBe(false);
  expect(rememberExam({ seed: 'a', right: 1, of: 2, at: 3 })).toBe(false);
});

const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', platform: 'iPhone' };
const iPad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', platform: 'MacIntel' };

test.each([
  ['an iPhone', { ...iPhone, maxTouchPoints: 5 }, true],
  ['an iPad that calls itself a Mac', { ...iPad, maxTouchPoints: 5 }, true],
  ['a Mac', { ...iPad, maxTouchPoints: 0 }, false],
  ['an iPhone, opened from the home screen', { ...iPhone, maxTouchPoints: 5, standalone: true }, false],
  ['a phone of another make', { userAgent: 'Android', platform: 'Linux', maxTouchPoints: 5 }, false],
])('%s deletes games after seven days: %j, %s', (_, device, forgetful) => {
  expect(isForgetful(device)).toBe(forgetful);
});
