/** A whole game behind `#game=`: a save of the engine, packed. It holds every secret. */
import { makeColumns, parseColumns } from '#ui/links/columns.ts';
import { isObject, parseJson } from '#ui/links/json.ts';
import { pack, type Unpacked, unpack } from '#ui/links/packed.ts';

export function packSave(save: string): string {
  return pack(inColumns(save) ?? save);
}

/** The very text of the save, whose own sum and checkpoints the engine looks at (`parseSave`). */
export function unpackSave(packed: string): Unpacked {
  const unpacked = unpack(packed);
  if (!unpacked.ok) return unpacked;
  const text = inRows(unpacked.text);
  return text === undefined ? { ok: false, fault: 'damaged' } : { ok: true, text };
}

/** Fields keep their order: the sum of a save is that of its text. */
function inColumns(save: string): string | undefined {
  const file = parseJson(save);
  if (!isObject(file) || !Array.isArray(file['choices']) || !file['choices'].every(Array.isArray))
    return undefined;
  const choices = makeColumns(file['choices']);
  const text = choices && JSON.stringify({ ...file, choices });
  return text !== undefined && inRows(text) === save ? text : undefined;
}

/** Saves of the first version, whose choices are no rows, were packed as they are. */
function inRows(text: string): string | undefined {
  const file = parseJson(text);
  if (!isObject(file)) return undefined;
  const columns: unknown = file['choices'];
  if (!Array.isArray(columns) || !columns.every(column => isObject(column) && 'rows' in column)) return text;
  if (columns.length === 0) return text;
  const choices = parseColumns(columns);
  return choices && JSON.stringify({ ...file, choices });
}
