/** Text in a drawing does not wrap by itself, and its width is not known before it is drawn; we go by the letter. */

/** How wide a text in our typeface gets at most, in units, at this size of type. */
export function textWidth(text: string, size: number): number {
  return [...text].length * size * 0.58;
}

/** Lines of at most so many letters, broken between words. */
export function wrap(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
