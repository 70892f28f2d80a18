/** What comes out of a link or a file: any JSON. */

export type SomeObject = { readonly [field: string]: unknown };

export function isObject(value: unknown): value is SomeObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list is as good as an object; whatever is no JSON is undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
