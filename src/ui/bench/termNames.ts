import { getEntry } from 'astro:content';
import type { Language } from '#i18n/languages.ts';

/** What the glossary calls some things, by names of our own: `termNames('de', { nuke: 'nuke-token' })`. */
export async function termNames<Name extends string>(
  language: Language,
  terms: { readonly [name in Name]: string },
): Promise<{ readonly [name in Name]: string }> {
  const named = await Promise.all(
    Object.entries<string>(terms).map(async ([name, id]) => {
      const entry = await getEntry('terms', id);
      if (entry === undefined) throw new Error(`The glossary has no term ${id}.`);
      return [name, entry.data[language]] as const;
    }),
  );
  return Object.fromEntries(named) as { readonly [name in Name]: string };
}
