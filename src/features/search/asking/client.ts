import type { AnswerTo, Ask, FromWorker, ToWorker } from './messages.ts';

/** Asks the searcher. What is asked first is answered first. */
export type Client = <A extends Ask>(asked: A) => Promise<AnswerTo<A>>;

/** A worker, as far as it is used here. */
export interface Beside {
  onmessage: ((message: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

type Search = (asked: Ask) => Promise<AnswerTo<Ask>>;

type Waiting = {
  readonly asked: Ask;
  readonly resolve: (answer: AnswerTo<Ask>) => void;
  readonly reject: (reason: unknown) => void;
};

const beginWorker = (): Beside => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * Begins a searcher beside the page. In a browser without workers, or where this one cannot be fetched, it is asked in the
 * page itself: that holds the page up, but it answers.
 */
export function startClient(
  begin: () => Beside = beginWorker,
  inPage: () => Promise<{ makeSearcher(): Search }> = () => import('./searcher.ts'),
): Client {
  const waiting = new Map<number, Waiting>();
  /** What a searcher has to be told anew that takes the place of another. */
  const told = new Map<Ask['type'], Ask>();
  let last = 0;
  let beside = beginOr(undefined);
  let here: Promise<Search> | undefined;

  return <A extends Ask>(asked: A) =>
    new Promise<AnswerTo<A>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { asked, resolve: resolve as (answer: AnswerTo<Ask>) => void, reject });
      if (beside === undefined) void askHere(id);
      else beside.postMessage({ id, asked });
    });

  function beginOr<T>(otherwise: T): Beside | T {
    try {
      const begun = begin();
      begun.onmessage = ({ data }) => hear(data);
      begun.onerror = () => goOnHere();
      return begun;
    } catch {
      return otherwise;
    }
  }

  function hear(message: FromWorker): void {
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (one === undefined) return;
    if ('fault' in message) {
      one.reject(new Error(message.fault));
      return;
    }
    remember(one.asked);
    one.resolve(message.answer);
  }

  function remember(asked: Ask): void {
    if (asked.type === 'open' || asked.type === 'offer') told.set(asked.type, asked);
  }

  function goOnHere(): void {
    beside?.terminate();
    beside = undefined;
    for (const id of waiting.keys()) void askHere(id);
  }

  async function askHere(id: number): Promise<void> {
    const one = waiting.get(id);
    if (one === undefined) return;
    try {
      here ??= begunHere();
      const search = await here.catch((fault: unknown) => {
        // The next one tries again.
        here = undefined;
        throw fault;
      });
      // Between two pieces of work the browser shows what has been typed meanwhile.
      await new Promise(resolve => setTimeout(resolve));
      waiting.delete(id);
      remember(one.asked);
      one.resolve(await search(one.asked));
    } catch (fault) {
      waiting.delete(id);
      one.reject(fault);
    }
  }

  async function begunHere(): Promise<Search> {
    const search = (await inPage()).makeSearcher();
    for (const asked of told.values()) await search(asked);
    return search;
  }
}
