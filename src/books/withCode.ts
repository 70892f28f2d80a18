import type { Book, CardsFacet } from '#engine/model/card.ts';
import { load } from './registry.ts';

/** Cards that came with a page or a recording, with what carries them out. */
export async function withCode(data: readonly CardsFacet[]): Promise<readonly Book[]> {
  const ids = data.map(({ id }) => id);
  const codes = await load('engine', ids);
  return data.map((book, i) => ({ ...book, code: codes[i] ?? {} }));
}
