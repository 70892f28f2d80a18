/** What can be pressed on the screen for the table, and each press as a word: `fuel-1`, `arrive.icy-moon`, `say.brig-0`. */
import { type CardId, type Resource, resources, type Seat } from '#engine/model/vocabulary.ts';

export type TableMove =
  | { readonly type: 'next' }
  | { readonly type: 'resource'; readonly resource: Resource; readonly by: 1 | -1 }
  | { readonly type: 'track'; readonly by: 1 | -1 }
  | { readonly type: 'arrive'; readonly card: CardId }
  | { readonly type: 'board' }
  | { readonly type: 'advance' | 'repel'; readonly at: number }
  /** Over to the other side, or back, by the word for it. */
  | { readonly type: 'cross'; readonly by: string; readonly seat: Seat }
  /** A word of the offices: `brig-0`; of the place where the fleet has settled: `prepare`. */
  | { readonly type: 'say' | 'planet'; readonly word: string };

export function makeMove(move: TableMove): string {
  switch (move.type) {
    case 'next':
    case 'board':
      return move.type;
    case 'resource':
      return `${move.resource}${move.by}`;
    case 'track':
      return `track${move.by}`;
    case 'arrive':
      return `arrive.${move.card}`;
    case 'advance':
    case 'repel':
      return `${move.type}.${move.at}`;
    case 'cross':
      return `${move.by}.${move.seat}`;
    case 'say':
    case 'planet':
      return `${move.type}.${move.word}`;
  }
}

export function parseMove(word: string): TableMove | undefined {
  if (word === 'next' || word === 'board') return { type: word };
  const [, name, sign] = /^([a-z]+?)(1|-1)$/.exec(word) ?? [];
  if (name !== undefined) {
    const by = sign === '1' ? 1 : -1;
    const resource = resources.find(one => one === name);
    if (resource !== undefined) return { type: 'resource', resource, by };
    return name === 'track' ? { type: 'track', by } : undefined;
  }
  const [, type, what = ''] = /^([a-z]+)\.(.+)$/.exec(word) ?? [];
  if (type === 'arrive') return { type, card: what };
  if (type === 'say' || type === 'planet') return { type, word: what };
  if (type === undefined || !/^\d$/.test(what)) return undefined;
  if (type === 'advance' || type === 'repel') return { type, at: Number(what) };
  return { type: 'cross', by: type, seat: Number(what) };
}
