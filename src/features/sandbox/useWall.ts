import type { RefObject } from 'preact';

/** Fills the screen with the table, and gives it back; undefined where the device lets no page do so. */
export function useWall(table: RefObject<HTMLElement>): (() => void) | undefined {
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return undefined;
  return () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : table.current?.requestFullscreen();
    // Refused by the reader or the device: then it stays as it is.
    done?.catch(() => undefined);
  };
}
