import { getEntry } from 'astro:content';
import type { Language } from '#i18n/languages.ts';

/** What the glossary calls a thing of the game in one language. */
export async function termName(id: string, language: Language): Promise<string> {
  const term = await getEntry('terms', id);
  if (term === undefined) throw new Error(`The glossary has no term ${id}.`);
  return term.data[language];
}

export function termNames(ids: readonly string[], language: Language): Promise<string[]> {
  return Promise.all(ids.map(id => termName(id, language)));
}
