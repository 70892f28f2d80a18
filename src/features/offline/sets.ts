/** A part of the site that is kept as a whole: a language with the base game, or a book in a language. */
export type SetFile = { readonly file: string; readonly bytes: number; readonly pages: number };

/** What can be kept of the version that lies on the host. */
export type Sets = { readonly version: string; readonly sets: { readonly [name: string]: SetFile } };

export const setsFile = 'kept/sets.json';

/** Asks the host itself, past every cache. */
export async function fetchSets(base: string): Promise<Sets> {
  const response = await fetch(`${base}${setsFile}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
