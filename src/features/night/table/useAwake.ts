import { useEffect, useState } from 'preact/hooks';

/** Keeps the screen on while the page is seen; gives whether the device does so. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        setAwake(true);
        lock.addEventListener('release', () => setAwake(false));
      } catch {
        // A device that saves its battery refuses; the page says so.
        setAwake(false);
      }
    };
    void ask();
    // It is lost whenever the page is out of sight.
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return awake;
}
