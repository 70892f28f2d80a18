/** Reads a scenario that anybody may have written: whatever it is, it is read or refused, and in little time. */

import { readerFor } from '#books/readerFor.ts';
import type { Loaded, Unreadable } from '#scenarios/reader/read.ts';

/** Shown where a problem names its file. */
const file = 'scenario.yaml';

/** The longest scenario of this site has a fortieth of it. */
const longest = 400_000;
/** Deeper than any scenario, and than its reader can go. */
const deepest = 40;

export async function readShared(text: string): Promise<Loaded | Unreadable> {
  if (text.length > longest) return refused(`There are more than ${longest} characters.`);
  if (isDeep(text)) return refused(`Brackets are nested more than ${deepest} deep.`);
  try {
    const reader = await readerFor(text);
    return reader.read(text, file);
  } catch (fault) {
    return refused(`This cannot be laid out: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

function refused(message: string): Unreadable {
  return { ok: false, file, problems: [{ file, line: 1, column: 1, path: [], message }] };
}

/** Brackets, and dashes or question marks that open a level of YAML each. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return new RegExp(`(?:[-?:] ){${deepest}}`).test(text) || new RegExp(`^ {${8 * deepest}}`, 'm').test(text);
}
