/** Keeps the game that is played: after each choice, once the page has time, and only in the tab that leads. */
import { bookFingerprint, isOver, type Library, makeSave, viewFor } from '../../../../engine/index.ts';
import type { SandboxSession } from '../../../../machines/sandbox/session.ts';
import { Autosave } from '../../../../storage/saves/autosave.ts';
import type { Kept } from '../../../../storage/saves/kept.ts';
import { type Leading, leadOf } from '../../../../storage/saves/lead.ts';
import { pictureOf } from '../../../../storage/saves/picture.ts';
import { whenIdle } from '../../../../storage/whenIdle.ts';
import { type Keeping, notKept } from './notKept.ts';
import { games } from './onDevice.ts';

export type AtTable = Pick<SandboxSession, 'players'> & {
  readonly game: NonNullable<SandboxSession['game']>;
};

export function keptOf({ game, players }: AtTable, id: string, by: Kept['by'], name?: string): Kept {
  const { state } = game;
  const turn = state.stack.findLast(frame => frame.turn !== undefined)?.turn;
  return {
    id,
    by,
    at: Date.now(),
    choices: game.log?.length ?? 0,
    books: state.options.books,
    objective: state.options.objective,
    characters: state.seats.map(({ character }) => character),
    players,
    picture: pictureOf(viewFor(game, 'table')),
    ...(name === undefined ? {} : { name }),
    ...(turn ? { turn: turn.number } : {}),
    ...(isOver(game) && state.over ? { over: state.over.winner } : {}),
  };
}

export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffff).toString(36)}`;

export class Keeper {
  #keeping: Keeping = notKept;
  #name: string | undefined;
  #kept: Pick<Kept, 'name' | 'by'> = { by: 'itself' };
  #leading: Leading | undefined;
  #ready: Library | undefined;
  readonly #tell: (keeping: Keeping) => void;
  readonly #save = new Autosave<AtTable & { readonly id: string }>(noted => this.#write(noted));

  constructor(tell: (keeping: Keeping) => void) {
    this.#tell = tell;
    addEventListener('pagehide', this.#hide);
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** Another game is open; one that was kept goes on under its id. */
  begin(name: string, kept?: string): void {
    if (name === this.#name) return;
    this.#name = name;
    this.#leading?.end();
    const id = kept ?? newId();
    this.#kept = { by: 'itself' };
    if (kept !== undefined) void this.#recall(kept);
    this.#change({ ...notKept, id, written: kept !== undefined });
    this.#leading = leadOf(id, lead => this.#change({ lead }));
  }

  /** The position has changed. What is told here takes no time: it is put together later. */
  note(table: AtTable): void {
    const { id, lead } = this.#keeping;
    // A game in which nothing has been decided is not worth a place in the list.
    if (id === undefined || lead === 'follows' || table.game.log === undefined) return;
    this.#getReady(table.game.lib);
    this.#save.note({ ...table, id });
  }

  /** The game goes on under this name. */
  name(name: string): void {
    this.#kept = { by: 'hand', name };
  }

  take(): void {
    this.#leading?.take();
  }

  end(): void {
    this.#leading?.end();
    removeEventListener('pagehide', this.#hide);
    document.removeEventListener('visibilitychange', this.#hide);
    void this.#save.flush();
  }

  /** What a save says of its books is worked out once: a book at a time, so that the first save is no longer than others. */
  #getReady(lib: Library): void {
    if (lib === this.#ready) return;
    this.#ready = lib;
    for (const book of lib.sources) whenIdle(() => void bookFingerprint(book));
  }

  readonly #hide = () => {
    if (document.visibilityState === 'hidden') void this.#save.flush();
  };

  /** A game that has a name keeps it. */
  async #recall(id: string): Promise<void> {
    const listed = await games.list();
    const known = listed.ok ? listed.value.find(one => one.id === id) : undefined;
    if (known?.name !== undefined && id === this.#keeping.id) this.#kept = { by: known.by, name: known.name };
  }

  async #write({ id, ...table }: AtTable & { readonly id: string }): Promise<void> {
    const done = await games.write(
      { ...keptOf(table, id, this.#kept.by, this.#kept.name) },
      makeSave(table.game),
    );
    const fault = done.ok ? undefined : done.fault;
    if (id !== this.#keeping.id) return;
    const written = this.#keeping.written || done.ok;
    if (fault !== this.#keeping.fault || written !== this.#keeping.written) this.#change({ fault, written });
  }

  #change(change: Partial<Keeping>): void {
    this.#keeping = { ...this.#keeping, ...change };
    this.#tell(this.#keeping);
  }
}
