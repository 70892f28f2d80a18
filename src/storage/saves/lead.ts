/**
 * Two tabs on one game: the first one leads and writes it, a second one is told so and may take over. The browser passes the
 * lead on by itself when the tab that has it closes (Web Locks). Where it has no locks, or keeps them from this page, every
 * tab leads: that no tab writes over what it has not seen is seen to when a game is written.
 */
export type Lead = 'leads' | 'follows';

/** The lead of one game in this tab. */
export interface Leading {
  /** Makes this tab lead; the other one follows from then on. */
  take(): void;
  /** Gives the lead back: another game is open, or the page goes. */
  end(): void;
}

const lockOf = (game: string) => `action-stations-game-${game}`;

/** Some browsers neither give a lock nor refuse it; after so many milliseconds the tab leads all the same. */
const patience = 3000;
/** A lead that was lost is asked for again after so many milliseconds, never at once: it could be refused without end. */
const rest = 250;

export function leadOf(
  game: string,
  onChange: (lead: Lead) => void,
  locks: LockManager | undefined = locksOfBrowser(),
): Leading {
  if (locks === undefined) {
    onChange('leads');
    return { take() {}, end() {} };
  }
  let over = false;
  let lead: Lead | undefined;
  let letGo: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Lead) => {
    clearTimeout(due);
    if (over || lead === next) return;
    lead = next;
    onChange(next);
  };

  /** Asks for the lock; `onLost` where it was given and then taken away. */
  const ask = async (options: LockOptions, onLost: () => void) => {
    let given = false;
    try {
      await locks.request(lockOf(game), options, lock => {
        if (lock === null) {
          change('follows');
          wait();
          return undefined;
        }
        if (over) return undefined;
        given = true;
        change('leads');
        return new Promise<void>(resolve => {
          letGo = resolve;
        });
      });
    } catch {
      if (over || options.signal?.aborted) return;
      // Refused without ever having been given: the browser keeps its locks from this page.
      if (given) onLost();
      else change('leads');
    }
  };
  const lost = () => {
    letGo = undefined;
    change('follows');
    due = setTimeout(wait, rest);
  };
  /** Until the other tab closes, or gives the game up. */
  function wait(): void {
    waiting = new AbortController();
    void ask({ signal: waiting.signal }, lost);
  }

  due = setTimeout(() => change('leads'), patience);
  void ask({ ifAvailable: true }, lost);
  return {
    take() {
      clearTimeout(due);
      waiting?.abort();
      // The holder's request is rejected, so that it knows.
      void ask({ steal: true }, lost);
    },
    end() {
      over = true;
      clearTimeout(due);
      waiting?.abort();
      letGo?.();
    },
  };
}

/** Reading it is refused to some pages. */
function locksOfBrowser(): LockManager | undefined {
  try {
    return globalThis.navigator?.locks;
  } catch {
    return undefined;
  }
}
