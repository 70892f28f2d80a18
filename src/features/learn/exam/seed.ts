/** A seed is a word that can be said across the table. */
export function parseSeed(text: string): string | undefined {
  return /^[a-z0-9-]{1,24}$/.test(text) ? text : undefined;
}

/** The same number for the same word, wherever it is said. */
export function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % 0x7ffffff;
}
