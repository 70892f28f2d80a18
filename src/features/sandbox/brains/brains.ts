/** The workers, as the table sees them: questions that are answered some time later, and can be cancelled. */
import { type Tally, together } from '#bots/lookahead/tally.ts';
import { type Game, storeState } from '#engine/index.ts';
import type { Answer, Made } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { waits } from '#loading/retried.ts';
import type { Ask, Asked, Explained, FromWorker, Sent, Share, Told, ToWorker } from './messages.ts';

export type Cancel = () => void;

/** As far as it has come. */
export interface Odds {
  readonly tally: Tally;
  readonly done: boolean;
}
export interface Estimate {
  readonly humans: number;
  readonly of: number;
  readonly done: boolean;
}

/** Two at least: where there is one core only, they take turns. */
const ponderers = Math.min(4, Math.max(2, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));

/** The script of the bots could not be fetched: they are there when it can. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** Nothing more comes: what broke off, or could not be fetched. */
export type Fail = (reason: Error) => void;

interface Waiting {
  readonly at: number;
  readonly ask: Ask;
  /** Says whether that was all. */
  readonly tell: (told: Told) => boolean;
  readonly fail: Fail;
}

interface Begun {
  readonly worker: Worker;
  /** It has said something, so it was fetched. */
  hasSpoken: boolean;
}

export class Brains {
  /** The first for what the game waits for, the others for what it does not, each begun when it is first asked. */
  readonly #workers: (Begun | undefined)[] = [];
  /** How often each could not be fetched in a row. */
  readonly #misses: number[] = [];
  readonly #waiting = new Map<number, Waiting>();
  readonly #begin: () => Worker;
  #asked = 0;
  #isOver = false;

  constructor(begin = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })) {
    this.#begin = begin;
  }

  async answer(asking: Promise<Asked>): Promise<Answer> {
    const asked = await asking;
    return new Promise((resolve, reject) => {
      const tell = (told: Told) => {
        if (told.type === 'answer') resolve(told.answer);
        else reject(new Error(told.type === 'failed' ? told.why : told.type));
        return true;
      };
      this.#ask(0, { type: 'answer', ...asked }, tell, reject);
    });
  }

  /** So that nobody waits for a worker to be begun when a bot is asked, or when odds are. */
  getReady(books: readonly string[], what: 'bots' | 'odds'): void {
    const [first, last] = what === 'bots' ? [0, 0] : [1, ponderers];
    // Nobody has asked yet: a failure shows when somebody does.
    const ignore = () => {};
    for (let at = first; at <= last; at++) this.#ask(at, { type: 'get-ready', books }, () => true, ignore);
  }

  odds(
    game: Game,
    seat: Seat,
    made: Made | undefined,
    runs: number,
    tell: (odds: Odds) => void,
    fail: Fail = () => {},
  ): Cancel {
    const position = sent(game);
    return this.#shared<Extract<Told, { type: 'odds' }>>(
      'odds',
      share => ({ type: 'odds', sent: position, seat, made, runs, share }),
      parts => {
        const [first, ...rest] = parts.map(({ tally }) => tally);
        if (first !== undefined) tell({ tally: rest.reduce(together, first), done: areDone(parts) });
      },
      fail,
    );
  }

  explain(asking: Promise<Asked>, tell: (explained: Explained) => void, fail: Fail = () => {}): Cancel {
    let isCancelled = false;
    let cancel = () => {
      isCancelled = true;
    };
    const told = (answer: Told) => {
      if (answer.type === 'explain') tell(answer.explained);
      else fail(new Error(answer.type === 'failed' ? answer.why : answer.type));
      return true;
    };
    asking.then(
      asked => {
        if (!isCancelled) cancel = this.#ask(1, { type: 'explain', ...asked }, told, fail);
      },
      (reason: unknown) => {
        if (!isCancelled) fail(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
    return () => cancel();
  }

  estimate(game: Game, runs: number, tell: (estimate: Estimate) => void, fail: Fail = () => {}): Cancel {
    const position = sent(game);
    return this.#shared<Extract<Told, { type: 'estimate' }>>(
      'estimate',
      share => ({ type: 'estimate', sent: position, runs, share }),
      parts =>
        tell({
          humans: parts.reduce((sum, part) => sum + part.humans, 0),
          of: parts.reduce((sum, part) => sum + part.of, 0),
          done: areDone(parts),
        }),
      fail,
    );
  }

  stop(): void {
    this.#isOver = true;
    for (const begun of this.#workers) begun?.worker.terminate();
    this.#waiting.clear();
  }

  /** A row of runs shared among the ponderers; what each has found so far is put together. */
  #shared<T extends Told & { readonly done: boolean }>(
    type: T['type'],
    ask: (share: Share) => Ask,
    tell: (parts: readonly T[]) => void,
    fail: Fail,
  ): Cancel {
    const parts = new Map<number, T>();
    const isOne = (told: Told): told is T => told.type === type;
    const cancels = Array.from({ length: ponderers }, (_, at) =>
      this.#ask(
        at + 1,
        ask({ at, of: ponderers }),
        told => {
          if (!isOne(told)) {
            failed(new Error(told.type === 'failed' ? told.why : told.type));
            return true;
          }
          parts.set(at, told);
          tell([...parts.values()]);
          return told.done;
        },
        reason => failed(reason),
      ),
    );
    const cancel = () => {
      for (const one of cancels) one();
    };
    // A row without one of its parts comes to no end.
    const failed = (reason: Error) => {
      cancel();
      fail(reason);
    };
    return cancel;
  }

  #worker(at: number): Worker {
    const known = this.#workers[at];
    if (known !== undefined) return known.worker;
    const begun: Begun = { worker: this.#begin(), hasSpoken: false };
    begun.worker.onmessage = ({ data: { id, told } }: MessageEvent<FromWorker>) => {
      begun.hasSpoken = true;
      this.#misses[at] = 0;
      const waiting = this.#waiting.get(id);
      if (waiting?.tell(told)) this.#waiting.delete(id);
    };
    begun.worker.onerror = ({ message }) => {
      begun.worker.terminate();
      this.#workers[at] = undefined;
      if (begun.hasSpoken) this.#fail(at, new Error(message));
      else this.#missed(at);
    };
    this.#workers[at] = begun;
    return begun.worker;
  }

  /** It could not be fetched, and is begun again some time later; after some tries whoever waits for it is told. */
  #missed(at: number): void {
    const wait = waits[this.#misses[at] ?? 0];
    this.#misses[at] = (this.#misses[at] ?? 0) + 1;
    if (wait === undefined) {
      this.#misses[at] = 0;
      const reason = new Unreached('The script of the bots could not be fetched.');
      queueMicrotask(() => this.#fail(at, reason));
      return;
    }
    setTimeout(() => {
      if (this.#isOver) return;
      for (const [id, waiting] of this.#waiting) if (waiting.at === at) this.#send(at, id, waiting.ask);
    }, wait);
  }

  /** Whoever waits for this one is told, and whoever asks next begins another one. */
  #fail(at: number, reason: Error): void {
    for (const [id, waiting] of [...this.#waiting]) {
      if (waiting.at !== at) continue;
      this.#waiting.delete(id);
      waiting.fail(reason);
    }
  }

  #send(at: number, id: number, ask: Ask): void {
    try {
      this.#worker(at).postMessage({ id, ask } satisfies ToWorker);
    } catch {
      // The browser begins no worker for this page.
      this.#workers[at] = undefined;
      this.#missed(at);
    }
  }

  #ask(at: number, ask: Ask, tell: Waiting['tell'], fail: Fail): Cancel {
    const id = ++this.#asked;
    this.#waiting.set(id, { at, ask, tell, fail });
    this.#send(at, id, ask);
    return () => {
      if (this.#waiting.delete(id))
        this.#workers[at]?.worker.postMessage({ id, cancel: true } satisfies ToWorker);
    };
  }
}

const areDone = (parts: readonly { readonly done: boolean }[]): boolean =>
  parts.length === ponderers && parts.every(({ done }) => done);

function sent({ lib, state }: Game): Sent {
  return { options: state.options, state: storeState(lib, state) };
}
