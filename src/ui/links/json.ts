/** What comes out of a link or a file: any JSON, as far as it is not nested without end. */

export type SomeObject = { readonly [field: string]: unknown };

/** No save or scenario goes half as deep, and deeper nesting would overflow the stack of what writes it again. */
const deepest = 100;

export function isObject(value: unknown): value is SomeObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list is as good as an object; whatever is no JSON is undefined. */
export function parseJson(text: string): unknown {
  if (isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Brackets within brackets, those in quotation marks aside. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
