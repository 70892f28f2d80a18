/** For browser tests that measure by the clock: no two of them run at once. */
export const timed = { tag: '@timed' };
