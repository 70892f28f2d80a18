import { getCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { books } from '#books/registry.ts';
import { fallbackLanguage, type Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { proofs } from './proofs.ts';
import { type Edition, editionTranslations } from './schemas.ts';
import { switchOf } from './switchOf.ts';
import { checkYamlFile } from './yaml.ts';

/** A question as one language tells it: in its own words, or else in English. */
export type ToldEdition = Edition & { readonly textLanguage: Language };

/** Every question on which printed editions differ, in the order of the files. */
export const editionsIn = memoize(async (language: Language): Promise<readonly ToldEdition[]> => {
  const translations = language === fallbackLanguage ? {} : translationsInto(language);
  return (await getCollection('editions')).map(({ data }) => {
    const translation = translations[data.id];
    return translation === undefined
      ? { ...data, textLanguage: fallbackLanguage }
      : { ...data, ...allNonBreaking(language, translation), textLanguage: language };
  });
});

/** The questions about a rule on which printed editions differ; mere misprints aside. */
export async function editionsOf(rule: string, language: Language): Promise<readonly ToldEdition[]> {
  return (await byRule(language)).get(rule) ?? [];
}

/** The scenarios that play a question: those of its switch, and those that it names. */
export function scenariosOf(question: Edition): readonly string[] {
  const { id, scenario = [] } = question;
  const folder = `editions/${switchOf(question) ?? id.split('.').at(-1)}/`;
  const own = proofs().filter(proof => proof.id.startsWith(folder));
  return [...own.map(proof => proof.id), ...scenario];
}

const byRule = memoize(async (language: Language) => {
  const found = new Map<string, ToldEdition[]>();
  for (const edition of await editionsIn(language)) {
    if (edition.weight === 'typo') continue;
    for (const rule of edition.atoms) found.set(rule, [...(found.get(rule) ?? []), edition]);
  }
  return found;
});

function translationsInto(language: Language): z.infer<typeof editionTranslations> {
  const files = books
    .map(book => `editions/${book}.${language}.yaml`)
    .filter(file => existsSync(join(contentRoot, file)));
  return Object.assign(
    {},
    ...files.map(file => checkYamlFile(contentRoot, file, editionTranslations).data ?? {}),
  );
}
