/** The workers of the bots, as the table sees them, where they cannot be begun. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Brains, Unreached } from '#features/sandbox/brains/brains.ts';
import type { Asked, ToWorker } from '#features/sandbox/brains/messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that answers every question, or whose script does not come. */
class Script {
  onmessage: ((message: { readonly data: unknown }) => void) | undefined;
  onerror: ((fault: { readonly message: string }) => void) | undefined;

  readonly comes: boolean;

  constructor(comes: boolean) {
    this.comes = comes;
    if (!comes) setTimeout(() => this.onerror?.({ message: '' }));
  }

  postMessage(message: ToWorker): void {
    if (!this.comes || !('ask' in message)) return;
    setTimeout(() =>
      this.onmessage?.({ data: { id: message.id, told: { type: 'answer', answer: 'pass' } } }),
    );
  }

  terminate(): void {}
}

const asked = Promise.resolve({} as Asked);
const begin = (comes: (time: number) => boolean) => {
  let begun = 0;
  const brains = new Brains(() => new Script(comes(++begun)) as unknown as Worker);
  return { brains, begun: () => begun };
};

test('a script that does not come at once is begun again, and nobody notices', async () => {
  const { brains } = begin(time => time > 2);
  const answer = brains.answer(asked);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('pass');
});

test('a script that does not come at all is told apart from a bot that fails, and can be asked for again', async () => {
  const { brains, begun } = begin(time => time > 3);
  const told = brains.answer(asked).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await told).toBeInstanceOf(Unreached);
  expect(begun()).toBe(3);
  const again = brains.answer(asked);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await again).toBe('pass');
});

test('where the browser begins no workers, whoever asks is told', async () => {
  const brains = new Brains(() => {
    throw new DOMException('', 'SecurityError');
  });
  const told = brains.answer(asked).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await told).toBeInstanceOf(Unreached);
});

test('what is taken back before it is known what to ask is never asked', async () => {
  const { brains, begun } = begin(() => true);
  const tell = vi.fn();
  const cancel = brains.explain(asked, tell);
  cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tell).not.toHaveBeenCalled();
  expect(begun()).toBe(0);
});

test('where what bots are told could not be fetched, whoever asks is told', async () => {
  const { brains } = begin(() => true);
  const missing = () => Promise.reject(new Unreached());
  const fail = vi.fn();
  brains.explain(missing(), () => {}, fail);
  await expect(brains.answer(missing())).rejects.toBeInstanceOf(Unreached);
  expect(fail).toHaveBeenCalledWith(expect.any(Unreached));
});
