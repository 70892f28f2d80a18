/**
 * What a page fetches on use may fail once: on a train, or while the host is being renewed. It is asked for again before
 * anybody is told. Every dynamic import of the build goes through here (`scripts/vitePlugins.ts`), and so do words.
 */

/** How long is waited before it is asked for again, in milliseconds. */
export const waits: readonly number[] = [400, 1600];

const sleep = (time: number) => new Promise<unknown>(resolve => setTimeout(resolve, time));

export async function retried<Loaded>(
  load: () => Promise<Loaded>,
  rest: (time: number) => Promise<unknown> = sleep,
): Promise<Loaded> {
  for (const wait of waits) {
    try {
      return await load();
    } catch (reason) {
      // Without a network at all there is nothing to wait for.
      if (globalThis.navigator?.onLine === false) throw reason;
      await rest(wait);
    }
  }
  return load();
}
