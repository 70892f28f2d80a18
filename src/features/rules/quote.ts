/** What goes with the words of a rule when somebody else reads them. */
export interface Quotation {
  readonly words: string;
  readonly page: string;
  readonly heading?: string | undefined;
  /** Where the printed book says it. */
  readonly printed?: string | undefined;
  readonly address: string;
}

/** A rule as one quotes it in a message or a forum: its words, its place, the way back. */
export function quoted({ words, page, heading, printed, address }: Quotation): string {
  const place = [page, heading].filter(part => part !== undefined && part !== '').join(' › ');
  const inPrint = printed === undefined || printed === '' ? '' : ` (${printed})`;
  return `${tidy(words)}\n— ${place}${inPrint}\n${address}`;
}

/** One blank between words, and none before what ends a sentence. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[ \t\n]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
