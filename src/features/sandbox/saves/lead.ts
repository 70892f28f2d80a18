/**
 * Two tabs on one game: the first one leads and writes it, a second one is told so and may take over. The browser passes the
 * lead on by itself when the tab that has it closes (Web Locks). Where it has no locks, or keeps them from this page, every
 * tab leads: that no tab writes over what it has not seen is seen to when a game is written.
 *
 * With the lead goes a pen. A tab that loses the lead has still to write what it has noted, and lays the pen down after
 * that; the next one leads once it has the pen, so that it reads the game as the other tab has left it.
 */
export type Lead = 'leads' | 'follows';

/** The lead of one game in this tab. */
export interface Leading {
  /** Makes this tab lead; the other one follows from then on. */
  take(): void;
  /** Gives the lead back once `written`: another game is open, or the page goes. */
  end(written?: Promise<unknown>): void;
}

/** What is promised is waited for before the pen is laid down. */
type OnChange = (lead: Lead) => unknown;

const lockOf = (game: string) => `action-stations-game-${game}`;
const penOf = (game: string) => `action-stations-pen-${game}`;

/**
 * Some browsers neither give a lock nor refuse it, and a tab that is put to sleep keeps its pen; after so many
 * milliseconds the tab leads all the same.
 */
const patience = 3000;
/** A lead that was lost is asked for again after so many milliseconds, never at once: it could be refused without end. */
const rest = 300;

export function leadOf(
  game: string,
  onChange: OnChange,
  locks: LockManager | undefined = locksOfBrowser(),
): Leading {
  if (locks === undefined) {
    onChange('leads');
    return { take() {}, end() {} };
  }
  let over = false;
  let lead: Lead | undefined;
  let letGo: (() => void) | undefined;
  let layDown: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;

  const change = async (next: Lead): Promise<void> => {
    clearTimeout(due);
    if (over || lead === next) return;
    lead = next;
    await onChange(next);
  };

  /** Asks for the lock; `onLost` where it was given and then taken away. */
  const ask = async (options: LockOptions, onLost: () => void) => {
    const held = { given: false, lost: false };
    try {
      await locks.request(lockOf(game), options, async lock => {
        if (lock === null) {
          void change('follows');
          wait();
          return;
        }
        if (over) return;
        held.given = true;
        const pen = await takePen(locks, game);
        if (over || held.lost) return pen();
        layDown = pen;
        void change('leads');
        await new Promise<void>(resolve => {
          letGo = resolve;
        });
      });
    } catch {
      held.lost = true;
      if (over || options.signal?.aborted) return;
      // Refused without ever having been given: the browser keeps its locks from this page.
      if (held.given) onLost();
      else void change('leads');
    }
  };
  const lost = () => {
    const pen = layDown;
    letGo = layDown = undefined;
    void change('follows').finally(pen);
    due = setTimeout(wait, rest);
  };
  /** Until the other tab closes, or gives the game up. */
  function wait(): void {
    waiting = new AbortController();
    void ask({ signal: waiting.signal }, lost);
  }

  due = setTimeout(() => void change('leads'), patience);
  void ask({ ifAvailable: true }, lost);
  return {
    take() {
      clearTimeout(due);
      waiting?.abort();
      // The holder's request is rejected, so that it knows.
      void ask({ steal: true }, lost);
    },
    end(written = Promise.resolve()) {
      over = true;
      clearTimeout(due);
      waiting?.abort();
      void written.finally(() => {
        layDown?.();
        letGo?.();
      });
    },
  };
}

/** Gives what lays it down again. Where it cannot be had, the tab goes on without. */
function takePen(locks: LockManager, game: string): Promise<() => void> {
  const asked = new AbortController();
  const tooLong = setTimeout(() => asked.abort(), patience);
  return new Promise<() => void>((resolve, reject) => {
    const holds = () => new Promise<void>(layDown => resolve(layDown));
    locks.request(penOf(game), { signal: asked.signal }, holds).catch(reject);
  })
    .catch(() => () => {})
    .finally(() => clearTimeout(tooLong));
}

/** Reading it is refused to some pages. */
function locksOfBrowser(): LockManager | undefined {
  try {
    return globalThis.navigator?.locks;
  } catch {
    return undefined;
  }
}
