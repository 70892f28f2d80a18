import { expect, test } from 'vitest';
import { type Beside, startClient } from '#features/search/asking/client.ts';
import { latestOnly } from '#features/search/asking/latest.ts';
import type { Ask, FromWorker, ToWorker } from '#features/search/asking/messages.ts';

const result = (question: string) => ({ found: [], likely: [question] });

/** A searcher that tells what it was asked. */
function makeHere(heard: Ask[]) {
  return async () => ({
    makeSearcher: () => async (asked: Ask) => {
      heard.push(asked);
      return asked.type === 'find'
        ? result(asked.question)
        : asked.type === 'open'
          ? ('open' as const)
          : undefined;
    },
  });
}

/** A worker that is moved by hand. */
function makeWorker() {
  const sent: ToWorker[] = [];
  const worker: Beside = {
    onmessage: null,
    onerror: null,
    postMessage: message => sent.push(message),
    terminate: () => undefined,
  };
  return {
    sent,
    worker,
    say: (message: FromWorker) => worker.onmessage?.(new MessageEvent('message', { data: message })),
    fail: () => worker.onerror?.(new Event('error') as ErrorEvent),
  };
}

const open: Ask = { type: 'open', language: 'en', version: 'v', files: [] };

test('a worker answers each question by its number, in whatever order', async () => {
  const { worker, sent, say } = makeWorker();
  const search = startClient(() => worker, makeHere([]));
  const [first, second] = ['a', 'b'].map(question => search({ type: 'find', question } as const));
  expect(sent.map(({ id }) => id)).toEqual([1, 2]);
  say({ id: 2, answer: result('b') });
  say({ id: 1, fault: 'Error: no' });
  await expect(second).resolves.toEqual(result('b'));
  await expect(first).rejects.toThrow('no');
});

test('where there are no workers, the page answers', async () => {
  const heard: Ask[] = [];
  const search = startClient(() => {
    throw new Error('blocked');
  }, makeHere(heard));
  expect(await search(open)).toBe('open');
  expect(await search({ type: 'find', question: 'a' })).toEqual(result('a'));
  expect(heard.map(({ type }) => type)).toEqual(['open', 'find']);
});

test('the page takes the place of a worker that fails, with all that this one had been told', async () => {
  const heard: Ask[] = [];
  const { worker, say, fail } = makeWorker();
  const search = startClient(() => worker, makeHere(heard));
  const opened = search(open);
  say({ id: 1, answer: 'open' });
  await opened;
  const found = search({ type: 'find', question: 'a' });
  fail();
  expect(await found).toEqual(result('a'));
  expect(heard.map(({ type }) => type)).toEqual(['open', 'find']);
});

test('a searcher that could not be fetched is fetched anew for the next question', async () => {
  let tries = 0;
  const search = startClient(
    () => {
      throw new Error('blocked');
    },
    () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : makeHere([])();
    },
  );
  await expect(search({ type: 'find', question: 'a' })).rejects.toThrow('offline');
  expect(await search({ type: 'find', question: 'b' })).toEqual(result('b'));
});

test('while one answer is awaited, only the last question of those typed meanwhile is asked', async () => {
  const asked: string[] = [];
  const heard: string[] = [];
  let give = (_: string) => {};
  const find = latestOnly(
    (question: string) => {
      asked.push(question);
      return new Promise<string>(resolve => {
        give = resolve;
      });
    },
    (question, answer) => heard.push(`${question}: ${answer}`),
  );
  const done = [find('h'), find('ha'), find('han')];
  expect(asked).toEqual(['h']);
  give('one');
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(['h', 'han']);
  give('two');
  await Promise.all(done);
  expect(heard).toEqual(['h: one', 'han: two']);
});
