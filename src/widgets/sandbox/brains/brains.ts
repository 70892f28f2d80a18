/** The worker, as the table sees it: questions that are answered some time later, and can be cancelled. */
import { type Game, storeState } from '../../../engine/index.ts';
import type { Answer, Choice, Made } from '../../../engine/model/choice.ts';
import type { Seat } from '../../../engine/model/vocabulary.ts';
import type { View } from '../../../engine/view/view.ts';
import type { Ask, FromWorker, Sent, Told, ToWorker } from './messages.ts';

export type Cancel = () => void;

export class Brains {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (told: Told) => void>();
  #asked = 0;

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data: { id, told } }: MessageEvent<FromWorker>) =>
      this.#waiting.get(id)?.(told);
    // It could not be fetched or has broken down: whoever waits is told.
    this.#worker.onerror = ({ message }) => {
      for (const tell of [...this.#waiting.values()]) tell({ type: 'failed', why: message });
    };
  }

  answer(view: View, choice: Choice, seed: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#ask({ type: 'answer', view, choice, seed }, told => {
        if (told.type === 'answer') resolve(told.answer);
        else reject(new Error(told.type === 'failed' ? told.why : told.type));
        return true;
      });
    });
  }

  odds(
    game: Game,
    seat: Seat,
    made: Made | undefined,
    runs: number,
    tell: (told: Extract<Told, { type: 'odds' }>) => void,
  ): Cancel {
    return this.#ask({ type: 'odds', sent: sent(game), seat, made, runs }, told => {
      if (told.type !== 'odds') return true;
      tell(told);
      return told.done;
    });
  }

  estimate(game: Game, runs: number, tell: (told: Extract<Told, { type: 'estimate' }>) => void): Cancel {
    return this.#ask({ type: 'estimate', sent: sent(game), runs }, told => {
      if (told.type !== 'estimate') return true;
      tell(told);
      return told.done;
    });
  }

  stop(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  /** `tell` says whether that was all. */
  #ask(ask: Ask, tell: (told: Told) => boolean): Cancel {
    const id = ++this.#asked;
    this.#waiting.set(id, told => {
      if (tell(told)) this.#waiting.delete(id);
    });
    this.#worker.postMessage({ id, ask } satisfies ToWorker);
    return () => {
      if (this.#waiting.delete(id)) this.#worker.postMessage({ id, cancel: true } satisfies ToWorker);
    };
  }
}

function sent({ lib, state }: Game): Sent {
  return { options: state.options, state: storeState(lib, state) };
}
