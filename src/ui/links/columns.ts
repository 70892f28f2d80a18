/**
 * The choices of a save, column by column: who chose, what was asked, what was answered. Each thing that is said stands
 * in a list once, and in its column as one character. Deflated that takes two thirds of what the rows take.
 */
import { isObject } from './json.ts';

interface Column {
  /** Everything that stands in the column, what is there most often first. */
  readonly list: readonly unknown[];
  /** A character for each row: the place in the list. */
  readonly rows: string;
}

const width = 3;

/** Above it lie the halves of characters that take two places. */
const most = 0xd000;

/** Characters that JSON writes as they are. */
function codeOf(place: number): number {
  const code = place + 0x23;
  return code < 0x5c ? code : code + 1 < 0x7f ? code + 1 : code + 1 + 0x21;
}

function placeOf(code: number): number {
  return code >= 0xa0 ? code - 0x45 : code > 0x5c ? code - 0x24 : code - 0x23;
}

export function makeColumns(rows: readonly (readonly unknown[])[]): readonly Column[] | undefined {
  const columns = Array.from({ length: width }, (_, i) => makeColumn(rows.map(row => row[i])));
  return columns.every(({ list }) => list.length <= most) ? columns : undefined;
}

function makeColumn(values: readonly unknown[]): Column {
  const counts = new Map<string, number>();
  const texts = values.map(value => JSON.stringify(value));
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const list = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const places = new Map(list.map((text, place) => [text, place]));
  return {
    list: list.map(text => JSON.parse(text)),
    rows: texts.map(text => String.fromCharCode(codeOf(places.get(text) ?? 0))).join(''),
  };
}

/** The rows again; undefined where these are no such columns. */
export function parseColumns(columns: unknown): readonly (readonly unknown[])[] | undefined {
  if (!Array.isArray(columns) || columns.length !== width) return undefined;
  const read = columns.map(parseColumn);
  const [first] = read;
  if (first === undefined || read.some(column => column?.length !== first.length)) return undefined;
  return first.map((_, row) => read.map(column => column?.[row]));
}

function parseColumn(column: unknown): readonly unknown[] | undefined {
  if (!isObject(column)) return undefined;
  const { list, rows } = column;
  if (!Array.isArray(list) || typeof rows !== 'string') return undefined;
  const places = Array.from(rows, character => placeOf(character.charCodeAt(0)));
  return places.every(place => place >= 0 && place < list.length)
    ? places.map(place => list[place])
    : undefined;
}
