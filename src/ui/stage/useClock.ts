/** The clock of one beat: how far it has come, from 0 to 1; at its end the next one is due. */
import { useEffect, useRef, useState } from 'preact/hooks';

const tick = 70;

export interface Clock {
  /** In milliseconds; nothing counts down where it waits. */
  readonly time: number;
  readonly waits: boolean;
  /** It stands still. */
  readonly paused: boolean;
  /** So many times as fast. */
  readonly rate: () => number;
}

/** `of` sets one beat apart from the next. */
export function useClock(of: unknown, { time, waits, paused, rate }: Clock, onEnd: () => void): number {
  const [progress, setProgress] = useState({ of, at: 0 });
  const end = useRef(onEnd);
  end.current = onEnd;
  const at = progress.of === of ? progress.at : 0;
  const gone = useRef({ of, at: 0 });
  useEffect(() => {
    if (of === undefined || paused) return;
    if (gone.current.of !== of) gone.current = { of, at: 0 };
    let last = performance.now();
    const timer = setInterval(
      () => {
        const now = performance.now();
        gone.current.at += ((now - last) * rate()) / Math.max(time, 1);
        last = now;
        const share = Math.min(1, gone.current.at);
        setProgress({ of, at: share });
        if (share < 1) return;
        clearInterval(timer);
        if (!waits) end.current();
      },
      Math.min(tick, Math.max(time, 1)),
    );
    return () => clearInterval(timer);
  }, [of, paused, time, waits]);
  return at;
}
