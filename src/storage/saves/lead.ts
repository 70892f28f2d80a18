/**
 * Two tabs on one game: the first one leads and writes it, a second one is told so and may take over. The browser passes the
 * lead on by itself when the tab that has it closes (Web Locks); where it has no locks, every tab leads.
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

export function leadOf(
  game: string,
  onChange: (lead: Lead) => void,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Leading {
  if (locks === undefined) {
    onChange('leads');
    return { take() {}, end() {} };
  }
  let over = false;
  let letGo: (() => void) | undefined;
  let waiting: AbortController | undefined;

  const hold = () => {
    if (over) return undefined;
    onChange('leads');
    return new Promise<void>(resolve => {
      letGo = resolve;
    });
  };
  const lost = () => {
    letGo = undefined;
    if (over) return;
    onChange('follows');
    wait();
  };
  /** Until the other tab closes, or gives the game up. */
  function wait(): void {
    waiting = new AbortController();
    locks?.request(lockOf(game), { signal: waiting.signal }, hold).catch(lostUnlessAborted);
  }
  function lostUnlessAborted(reason: unknown): void {
    if (reason instanceof DOMException && reason.name === 'AbortError' && waiting?.signal.aborted) return;
    lost();
  }

  locks
    .request(lockOf(game), { ifAvailable: true }, lock => {
      if (lock !== null) return hold();
      if (!over) {
        onChange('follows');
        wait();
      }
      return undefined;
    })
    .catch(lost);

  return {
    take() {
      waiting?.abort();
      // The holder's request is rejected, so that it knows.
      locks.request(lockOf(game), { steal: true }, hold).catch(lost);
    },
    end() {
      over = true;
      waiting?.abort();
      letGo?.();
    },
  };
}
