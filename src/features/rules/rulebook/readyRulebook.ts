/** A rulebook that lies ready, as `rulebooks/list.json` names it. */
export interface ReadyRulebook {
  readonly language: string;
  readonly table: string;
  /** Below the root of the site. */
  readonly file: string;
  readonly kind: 'PDF' | 'EPUB';
  readonly bytes: number;
}

export const readyList = 'rulebooks/list.json';

/** What a table is called in the name of a file: `pegasus.kobol.!leader` is `pegasus-kobol-no-leader`. */
export const fileNameOf = (table: string): string => table.replaceAll('!', 'no-').replaceAll('.', '-');
