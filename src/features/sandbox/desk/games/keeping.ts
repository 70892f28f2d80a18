/** Keeps the game that is played: after each choice, once the page has time, and only in the tab that leads. */
import { bookFingerprint, type Game, type Library, makeSave } from '#engine/index.ts';
import { whenIdle } from '#ui/keep/whenIdle.ts';
import type { OpenedSave } from '../../machine/table.ts';
import { Autosave } from '../../saves/autosave.ts';
import type { Games, KeptGame } from '../../saves/games.ts';
import { standingOf } from '../../saves/histories.ts';
import type { KeepFault, Kept } from '../../saves/kept.ts';
import { type Lead, type Leading, leadOf } from '../../saves/lead.ts';
import { type AtTable, keptOf, newId } from './keptOf.ts';
import { type Keeping, notKept } from './notKept.ts';

/** What the keeper needs of the page. */
export interface Around {
  readonly games: Games;
  readonly tell: (keeping: Keeping) => void;
  /** Puts the game on the table as it is kept; false where this page cannot open it to its end. */
  readonly show: (id: string, found: KeptGame) => Promise<boolean>;
  /** What a game is called that goes on beside the one it was. */
  readonly nameBeside: (name: string | undefined, table: AtTable) => string;
  /** The first game has been kept: the browser may be asked to leave it alone. */
  readonly onKept: () => void;
  readonly lead?: typeof leadOf;
}

/** A game that was opened, and where it is kept. */
interface Place {
  readonly id: string;
  readonly opened: Game;
  readonly save: OpenedSave | undefined;
  readonly kept: Pick<Kept, 'name' | 'by'>;
  /** What was last read or written under this id. */
  readonly revision: number | undefined;
  /** The game as it was then; what has been chosen since is this tab's own. */
  readonly known: Game | undefined;
  /** Something has been chosen since it was opened. */
  readonly goesOn: boolean;
}

export class Keeper {
  #keeping: Keeping = notKept;
  #name: string | undefined;
  #place: Place | undefined;
  #table: AtTable | undefined;
  #leading: Leading | undefined;
  #changes = 0;
  #ready: Library | undefined;
  readonly #around: Around;
  readonly #save = new Autosave<{ readonly table: AtTable; readonly place: Place }>(({ table, place }) =>
    this.#write(table, this.#now(place)),
  );

  constructor(around: Around) {
    this.#around = around;
    addEventListener('pagehide', this.#hide);
    document.addEventListener('visibilitychange', this.#hide);
  }

  /**
   * Another game is open. One that was kept goes on under its id, if it holds to its end. One that holds in part goes on
   * beside it: the version that it was played with may open all of it.
   */
  begin(name: string, table: AtTable, save?: OpenedSave): void {
    if (name === this.#name) return;
    this.#name = name;
    this.#table = table;
    const kept = save?.isWhole ? save.kept : undefined;
    const besides = save?.isWhole === false ? save.kept : undefined;
    const called = besides && this.#around.nameBeside(besides.name, table);
    const id = kept?.id ?? newId();
    this.#place = {
      id,
      opened: table.game,
      save,
      kept: { by: 'itself', ...(called === undefined ? {} : { name: called }) },
      revision: kept?.revision,
      known: kept && table.game,
      goesOn: false,
    };
    const sameId = id === this.#keeping.id;
    this.#change({
      ...notKept,
      lead: sameId ? this.#keeping.lead : notKept.lead,
      id,
      written: kept !== undefined,
      opensBy: save?.kept?.id,
      beside:
        called !== undefined ? { is: 'part', name: called } : kept?.hasGoneOn ? { is: 'shown' } : undefined,
    });
    if (!sameId) this.#compete(id);
  }

  /**
   * The position has changed. What is told here takes no time: it is put together later. Looking back at an earlier
   * position changes nothing of the game: what came after it is kept until something else is chosen there.
   */
  note(shown: AtTable): void {
    const isLook = this.#table !== undefined && isEarlier(shown.game, this.#table.game);
    const { players, standingAnswers } = shown;
    const isSame = players === this.#table?.players && standingAnswers === this.#table.standingAnswers;
    if (isLook && isSame) return;
    const table = isLook && this.#table ? { ...this.#table, players, standingAnswers } : shown;
    this.#table = table;
    if (this.#place === undefined || !isWorthKeeping(table, this.#place)) return;
    this.#place = { ...this.#place, goesOn: true };
    if (this.#keeping.lead === 'follows') return;
    this.#getReady(table.game.lib);
    this.#save.note({ table, place: this.#place });
  }

  /** The game goes on under this name. */
  name(name: string): void {
    if (this.#place !== undefined) this.#place = { ...this.#place, kept: { by: 'hand', name } };
  }

  take(): void {
    this.#leading?.take();
  }

  /** Tries once more to keep it. */
  again(): void {
    if (this.#table !== undefined) this.note(this.#table);
    void this.flush();
  }

  /** Resolves when nothing is left to write. */
  flush(): Promise<void> {
    return this.#save.flush();
  }

  end(): void {
    this.#leading?.end(this.flush());
    removeEventListener('pagehide', this.#hide);
    document.removeEventListener('visibilitychange', this.#hide);
  }

  #compete(id: string): void {
    this.#leading?.end(this.flush());
    const { lead = leadOf } = this.#around;
    this.#leading = lead(id, change => this.#lead(id, change));
  }

  /**
   * A tab that comes to lead looks first whether the game has gone on elsewhere. One that follows says so before anything
   * else, so that its bots stand still; up to here it has led, and what it has noted is the game.
   */
  async #lead(id: string, lead: Lead): Promise<void> {
    this.#changes += 1;
    const change = this.#changes;
    const isLast = () => change === this.#changes && id === this.#place?.id;
    if (lead === 'follows') {
      if (isLast()) this.#change({ lead });
      return this.#save.flush();
    }
    const isReplaced = await this.#lookAgain(id);
    if (!isLast()) return;
    this.#change({ lead });
    if (!isReplaced && this.#table !== undefined) this.note(this.#table);
  }

  /** Gives whether another table takes the place of this one. */
  async #lookAgain(id: string): Promise<boolean> {
    if (this.#place?.revision === undefined) return false;
    const read = await this.#around.games.read(id);
    const found = read.ok ? read.value : undefined;
    const isNew = found !== undefined && this.#place.id === id && this.#place.revision !== found.revision;
    return isNew && (await this.#meet(found));
  }

  /** The kept game is another one than this tab has read or written; gives whether it takes the place of this one. */
  async #meet(found: KeptGame): Promise<boolean> {
    const [table, place] = [this.#table, this.#place];
    if (table === undefined || place === undefined) return false;
    const isOwn = place.known === undefined ? place.goesOn : hasChosen(table, place.known);
    const standing = standingOf(makeSave(table.game), found.text);
    if (standing === 'same' || (standing === 'ahead' && isOwn)) {
      this.#place = { ...place, revision: found.revision, known: table.game };
      return false;
    }
    if (standing === 'behind' || !isOwn) {
      if (await this.#around.show(place.id, found)) return true;
    }
    if (this.#place?.opened === place.opened) this.#part(table, place, found);
    return false;
  }

  /** Two games have come of one: the one at this table goes on under a name and an id of its own. */
  #part(table: AtTable, place: Place, { name }: KeptGame): void {
    const called = this.#around.nameBeside(name ?? place.kept.name, table);
    const id = newId();
    this.#place = {
      ...place,
      id,
      kept: { by: 'itself', name: called },
      revision: undefined,
      known: undefined,
    };
    this.#change({ ...notKept, id, beside: { is: 'apart', name: called } });
    this.#compete(id);
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

  /** As it is known by now, if it is still open. */
  #now(place: Place): Place {
    return this.#place?.opened === place.opened ? this.#place : place;
  }

  async #write(table: AtTable, place: Place): Promise<void> {
    const { id, kept, revision } = place;
    const done = await this.#around.games.write(
      keptOf(table, id, kept.by, kept.name),
      makeSave(table.game),
      revision,
    );
    const isOpen = this.#place?.id === id && this.#place.opened === place.opened;
    if (!done.ok) {
      if (isOpen) this.#tellFault(done.fault);
      return;
    }
    if (done.value.is === 'written') {
      if (isOpen && this.#place !== undefined) {
        // Its name is kept by now; from the list it may get another one.
        this.#place = {
          ...this.#place,
          revision: done.value.revision,
          known: table.game,
          kept: { by: kept.by },
        };
        this.#tellFault(undefined);
      }
      this.#around.onKept();
      return;
    }
    // A tab that follows saves nothing, and says so. A game that is not on the table any more is not shown again.
    if (this.#keeping.lead === 'follows' || !isOpen) return;
    if (await this.#meet(done.value.found)) return;
    if (this.#place !== undefined && this.#place.opened === place.opened && this.#table !== undefined)
      await this.#write(this.#table, this.#place);
  }

  #tellFault(fault: KeepFault | undefined): void {
    const written = this.#keeping.written || fault === undefined;
    const opensBy = written ? this.#keeping.id : this.#keeping.opensBy;
    if (fault !== this.#keeping.fault || written !== this.#keeping.written)
      this.#change({ fault, written, opensBy });
  }

  #change(change: Partial<Keeping>): void {
    this.#keeping = { ...this.#keeping, ...change };
    this.#around.tell(this.#keeping);
  }
}

type Log = NonNullable<Game['log']>;

/**
 * A game in which nothing has been decided is not worth a place in the list. A kept one is written when it has gone on,
 * and one that holds in part when somebody at this table has chosen something.
 */
function isWorthKeeping({ game, players }: AtTable, { save, opened, goesOn }: Place): boolean {
  if (game.log === undefined) return false;
  if (goesOn || save === undefined) return true;
  if (save.isWhole) return save.kept === undefined || game !== opened;
  return hasChosen({ game, players }, opened);
}

/** Whether somebody at this table has chosen something since; where humans play, what bots choose is not theirs. */
function hasChosen({ game, players }: AtTable, since: Game): boolean {
  const before = new Set<unknown>();
  for (let log = since.log; log !== undefined; log = log.before) before.add(log);
  const byHand = players.includes('human');
  for (let log: Log | undefined = game.log; log !== undefined && !before.has(log); log = log.before) {
    const { seat } = log.made;
    if (!byHand || (seat !== 'chance' && players[seat] === 'human')) return true;
  }
  return false;
}

/** A position on the way to this end, and not the end itself. */
function isEarlier({ log }: Game, end: Game): boolean {
  let at = end.log;
  while (at !== undefined && at.length > (log?.length ?? 0)) at = at.before;
  return at === log && log !== end.log;
}
