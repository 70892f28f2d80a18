/** Mulberry32: small, quick, good enough for a table. A seed is a counter; each step of it gives one number. */
export function nextSeed(seed: number): number {
  return (seed + 0x6d2b79f5) | 0;
}

/** The number, from 0 up to 1, that belongs to a seed. */
export function fraction(seed: number): number {
  let t = seed;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
