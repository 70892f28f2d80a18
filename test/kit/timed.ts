/** For browser tests that measure by the clock: they run before the others, with the machine to themselves. */
export const timed = { tag: '@timed' };
