/**
 * Keeps a game after every choice without delaying one: what is to be written is only noted at once. It is put together and
 * written when the page has nothing else to do, and of several games noted meanwhile only the last one.
 */

import { whenIdle } from '#ui/keep/whenIdle.ts';

export class Autosave<Noted> {
  #noted: Noted | undefined;
  #writing: Promise<void> | undefined;
  readonly #write: (noted: Noted) => Promise<void>;
  readonly #whenIdle: typeof whenIdle;

  constructor(write: (noted: Noted) => Promise<void>, idle = whenIdle) {
    this.#write = write;
    this.#whenIdle = idle;
  }

  note(noted: Noted): void {
    const waiting = this.#noted !== undefined;
    this.#noted = noted;
    if (!waiting && this.#writing === undefined) this.#whenIdle(() => void this.flush());
  }

  /** Writes at once what is noted: the page may be about to go. Resolves when nothing is left to write. */
  async flush(): Promise<void> {
    while (this.#writing !== undefined || this.#noted !== undefined) {
      this.#writing ??= this.#next();
      await this.#writing;
    }
  }

  async #next(): Promise<void> {
    const noted = this.#noted;
    this.#noted = undefined;
    try {
      if (noted !== undefined) await this.#write(noted);
    } finally {
      this.#writing = undefined;
    }
  }
}
