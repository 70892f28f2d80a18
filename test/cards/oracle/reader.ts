/** A sentence of the facts with `#` for every number in it, and what it must be in the cards' language. */
export type Phrase<T> = readonly [sentence: string, read: (...numbers: number[]) => T];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (sentence: string) => new RegExp(`^${sentence.split('#').map(escaped).join('(\\d+)')}$`);

/** Strict: exactly one phrase must fit the whole sentence. */
export function makeReader<T>(phrases: readonly Phrase<T>[]): (text: string) => T {
  const known = phrases.map(([sentence, read]) => ({ fits: pattern(sentence), read }));
  return text => {
    const found = known.flatMap(({ fits, read }) => {
      const numbers = fits.exec(text)?.slice(1).map(Number);
      return numbers ? [() => read(...numbers)] : [];
    });
    const [first] = found;
    if (first === undefined || found.length > 1) throw new Error(`${found.length} phrases fit: ${text}`);
    return first();
  };
}
