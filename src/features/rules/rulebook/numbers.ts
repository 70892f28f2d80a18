/** A heading that has a number as long as it is there: of a page, `7`, or of a section of it, `7.4`. */
export interface Numbered {
  readonly level: 'page' | 'section';
  /** Whether tonight's table has it. */
  readonly isThere: boolean;
}

/** The numbers of headings in a row; none for what is not there. The style sheet counts the same way. */
export function numbersOf(headings: readonly Numbered[]): readonly (string | undefined)[] {
  let page = 0;
  let section = 0;
  return headings.map(({ level, isThere }) => {
    if (!isThere) return undefined;
    if (level === 'page') {
      page += 1;
      section = 0;
      return `${page}`;
    }
    section += 1;
    return `${page}.${section}`;
  });
}
