/** What an address brings along packed: opened here, or told why not before there is a table. */
import type { Opening } from '#ui/table/opening.ts';
import type { Site } from '#ui/table/texts.ts';

const packed = /^#(position|game|seat|saved)=(.*)$/s;

export const isPacked = (hash: string): boolean => packed.test(hash);

/** Why it cannot be played, and what it was, to be kept. */
export interface Refused {
  readonly ok: false;
  readonly why: string;
  readonly keep: string;
  readonly text: string;
}

export async function unpacked(
  site: Site,
  hash: string,
): Promise<{ readonly ok: true; readonly opening: Opening } | Refused> {
  const [, kind = '', text = ''] = packed.exec(hash) ?? [];
  const { open } = await import('./openPacked.ts');
  return open(site, kind, text, hash);
}
