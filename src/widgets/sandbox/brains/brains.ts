/** The workers, as the table sees them: questions that are answered some time later, and can be cancelled. */
import { type Tally, together } from '../../../bots/lookahead/tally.ts';
import { type Game, storeState } from '../../../engine/index.ts';
import type { Answer, Made } from '../../../engine/model/choice.ts';
import type { Seat } from '../../../engine/model/vocabulary.ts';
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

export class Brains {
  /** The first for what the game waits for, the others for what it does not, each begun when it is first asked. */
  readonly #workers: (Worker | undefined)[] = [];
  readonly #waiting = new Map<number, (told: Told) => void>();
  #asked = 0;

  answer(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#ask(0, { type: 'answer', ...asked }, told => {
        if (told.type === 'answer') resolve(told.answer);
        else reject(new Error(told.type === 'failed' ? told.why : told.type));
        return true;
      });
    });
  }

  /** So that nobody waits for a worker to be begun when a bot is asked, or when odds are. */
  getReady(books: readonly string[], what: 'bots' | 'odds'): void {
    const [first, last] = what === 'bots' ? [0, 0] : [1, ponderers];
    for (let at = first; at <= last; at++) this.#ask(at, { type: 'get-ready', books }, () => true);
  }

  odds(game: Game, seat: Seat, made: Made | undefined, runs: number, tell: (odds: Odds) => void): Cancel {
    const position = sent(game);
    return this.#shared<Extract<Told, { type: 'odds' }>>(
      'odds',
      share => ({ type: 'odds', sent: position, seat, made, runs, share }),
      parts => {
        const [first, ...rest] = parts.map(({ tally }) => tally);
        if (first !== undefined) tell({ tally: rest.reduce(together, first), done: areDone(parts) });
      },
    );
  }

  explain(asked: Asked, tell: (explained: Explained) => void): Cancel {
    return this.#ask(1, { type: 'explain', ...asked }, told => {
      if (told.type === 'explain') tell(told.explained);
      return true;
    });
  }

  estimate(game: Game, runs: number, tell: (estimate: Estimate) => void): Cancel {
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
    );
  }

  stop(): void {
    for (const worker of this.#workers) worker?.terminate();
    this.#waiting.clear();
  }

  /** A row of runs shared among the ponderers; what each has found so far is put together. */
  #shared<T extends Told & { readonly done: boolean }>(
    type: T['type'],
    ask: (share: Share) => Ask,
    tell: (parts: readonly T[]) => void,
  ): Cancel {
    const parts = new Map<number, T>();
    const isOne = (told: Told): told is T => told.type === type;
    const cancels = Array.from({ length: ponderers }, (_, at) =>
      this.#ask(at + 1, ask({ at, of: ponderers }), told => {
        if (!isOne(told)) return true;
        parts.set(at, told);
        tell([...parts.values()]);
        return told.done;
      }),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }

  #worker(at: number): Worker {
    const known = this.#workers[at];
    if (known !== undefined) return known;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, told } }: MessageEvent<FromWorker>) => this.#waiting.get(id)?.(told);
    // It could not be fetched or has broken down: whoever waits is told, and whoever asks next begins another one.
    worker.onerror = ({ message }) => {
      worker.terminate();
      this.#workers[at] = undefined;
      for (const tell of [...this.#waiting.values()]) tell({ type: 'failed', why: message });
    };
    this.#workers[at] = worker;
    return worker;
  }

  /** `tell` says whether that was all. */
  #ask(at: number, ask: Ask, tell: (told: Told) => boolean): Cancel {
    const id = ++this.#asked;
    this.#waiting.set(id, told => {
      if (tell(told)) this.#waiting.delete(id);
    });
    const worker = this.#worker(at);
    worker.postMessage({ id, ask } satisfies ToWorker);
    return () => {
      if (this.#waiting.delete(id)) worker.postMessage({ id, cancel: true } satisfies ToWorker);
    };
  }
}

const areDone = (parts: readonly { readonly done: boolean }[]): boolean =>
  parts.length === ponderers && parts.every(({ done }) => done);

function sent({ lib, state }: Game): Sent {
  return { options: state.options, state: storeState(lib, state) };
}
