/** Text in a drawing does not wrap by itself, and its width is not known before it is drawn; we go by the letter. */

/** How wide a text in our typeface gets at most, in units, at this size of type. */
export function textWidth(text: string, size: number): number {
  return [...text].length * size * 0.61;
}

/** The size of type at which the longest of these lines fits a width; the usual one if it does. */
export function fittingSize(lines: readonly string[], usual: number, width: number): number {
  const longest = Math.max(...lines.map(line => [...line].length));
  return Math.min(usual, Math.floor((10 * width) / (longest * 0.57)) / 10);
}

/** Lines of at most so many letters, broken between words and after a hyphen. */
export function wrap(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/ |(?<=-)/)) {
    const last = lines.at(-1);
    const blank = last?.endsWith('-') ? '' : ' ';
    if (last !== undefined && last.length + blank.length + word.length <= letters)
      lines[lines.length - 1] = last + blank + word;
    else lines.push(word);
  }
  return lines;
}

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name as large as it can be, of these sizes from large to small, in two lines of this width; or else as it fits. */
export function lettering(text: string, sizes: readonly number[], width: number): Lettering {
  for (const size of sizes) {
    const lines = wrap(text, Math.floor(width / (size * 0.57)));
    if (lines.length <= 2 && fittingSize(lines, size, width) === size) return { lines, size };
  }
  const smallest = sizes.at(-1) ?? 0;
  const lines = wrap(text, Math.floor(width / (smallest * 0.57)));
  return { lines, size: fittingSize(lines, smallest, width) };
}
