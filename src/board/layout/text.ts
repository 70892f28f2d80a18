/** Text in a drawing does not wrap by itself, and its width is not known before it is drawn; we go by the letter. */

/** How wide a text in our typeface gets at most, in units, at this size of type. */
export function textWidth(text: string, size: number): number {
  return [...text].length * size * 0.61;
}

const narrow = /[fijlrtłíI1 .,:’'-]/u;
const broad = /[mwMW]/u;
const capital = /\p{Lu}/u;

/** How wide a name is, in ems: kinds of letters as our typeface draws them, at the weight of a name. */
function emsOf(text: string): number {
  const letters = [...text].map(letter => {
    if (narrow.test(letter)) return 0.3;
    if (broad.test(letter)) return 0.88;
    return capital.test(letter) ? 0.72 : 0.585;
  });
  return letters.reduce((sum, width) => sum + width, 0);
}

/** How wide a name gets, in units, at this size of type. */
export const nameWidth = (name: string, size: number): number => emsOf(name) * size;

/** The size of type at which the longest of these lines fits a width; the usual one if it does. */
export function fittingSize(lines: readonly string[], usual: number, width: number): number {
  const longest = Math.max(...lines.map(emsOf));
  return Math.min(usual, Math.floor((10 * width) / longest) / 10);
}

/** Lines of at most so many letters, broken between words. */
export function wrap(text: string, letters: number): readonly string[] {
  return linesOf(text, line => line.length <= letters);
}

/** How words begin that are wider than a room: behind it they may be broken. */
const joints = new RegExp(
  `(?<=^(?:${[
    ...['adminis', 'communi', 'ambula', 'konferen', 'zmartwych', 'comuni', 'localiza', 'resurrec'],
    ...['admirals', 'aufer', 'auferstehungs', 'forschungs', 'kommando', 'kommuni', 'kranken'],
    ...['menschen', 'presse', 'waffen'],
  ].join('|')}))`,
  'i',
);
const softHyphen = '\u00ad';
const shown = (line: string) => line.replace(/\u00ad$/, '-');

/** A word by itself, or broken at its joints where it does not fit a line. */
const pieces = (word: string, fits: (line: string) => boolean): readonly string[] =>
  fits(word)
    ? word.split(/(?<=-)/)
    : word
        .split(joints)
        .join(softHyphen)
        .split(/(?<=[-\u00ad])/);

/** Broken between words and after a hyphen, wherever the line would no longer fit. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap(one => pieces(one, fits))) {
    const last = lines.at(-1);
    const longer = last?.endsWith(softHyphen)
      ? last.slice(0, -1) + word
      : last?.endsWith('-')
        ? last + word
        : `${last} ${word}`;
    if (last !== undefined && fits(shown(longer))) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(shown);
}

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name in the largest of these sizes at which it stands in two lines of a width; or else in as many as it needs. */
export function lettering(text: string, sizes: readonly number[], width: number): Lettering {
  const tries = sizes.map(size => {
    const lines = linesOf(text, line => emsOf(line) * size <= width);
    return { lines, size, fits: lines.length <= 2 && fittingSize(lines, size, width) === size };
  });
  const { lines, size } = tries.find(({ fits }) => fits) ?? tries.at(-1) ?? { lines: [text], size: 1 };
  return { lines, size: fittingSize(lines, size, width) };
}
