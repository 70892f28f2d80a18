/** The worker, as the table sees it: questions that are answered some time later, and can be cancelled. */
import { type Game, storeState } from '../../../engine/index.ts';
import type { Answer, Choice, Made } from '../../../engine/model/choice.ts';
import type { Seat } from '../../../engine/model/vocabulary.ts';
import type { View } from '../../../engine/view/view.ts';
import type { Ask, Explained, FromWorker, Sent, Told, ToWorker } from './messages.ts';

export type Cancel = () => void;

export class Brains {
  /** One for what the game waits for, one for what it does not, each begun when it is first asked. */
  readonly #workers: { players?: Worker; ponderer?: Worker } = {};
  readonly #waiting = new Map<number, (told: Told) => void>();
  #asked = 0;

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

  explain(view: View, choice: Choice, seed: number, tell: (explained: Explained) => void): Cancel {
    return this.#ask({ type: 'explain', view, choice, seed }, told => {
      if (told.type === 'explain') tell(told.explained);
      return true;
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
    for (const worker of Object.values(this.#workers)) worker.terminate();
    this.#waiting.clear();
  }

  #worker(name: 'players' | 'ponderer'): Worker {
    const known = this.#workers[name];
    if (known !== undefined) return known;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, told } }: MessageEvent<FromWorker>) => this.#waiting.get(id)?.(told);
    // It could not be fetched or has broken down: whoever waits is told.
    worker.onerror = ({ message }) => {
      for (const tell of [...this.#waiting.values()]) tell({ type: 'failed', why: message });
    };
    this.#workers[name] = worker;
    return worker;
  }

  /** `tell` says whether that was all. */
  #ask(ask: Ask, tell: (told: Told) => boolean): Cancel {
    const id = ++this.#asked;
    this.#waiting.set(id, told => {
      if (tell(told)) this.#waiting.delete(id);
    });
    const worker = this.#worker(ask.type === 'answer' ? 'players' : 'ponderer');
    worker.postMessage({ id, ask } satisfies ToWorker);
    return () => {
      if (this.#waiting.delete(id)) worker.postMessage({ id, cancel: true } satisfies ToWorker);
    };
  }
}

function sent({ lib, state }: Game): Sent {
  return { options: state.options, state: storeState(lib, state) };
}
