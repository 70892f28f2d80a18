import type { Language } from '#i18n/languages.ts';
import type { Texts } from './locales.ts';

const plural = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/;

/** What a translation gets wrong beside the English texts: keys, placeholders, plural forms. */
export function localeProblems(english: Texts, language: Language, texts: Texts): string[] {
  const wanted = wantedKeys(english, language);
  return [
    ...[...wanted.keys()].filter(key => !(key in texts)).map(key => `${key} is missing`),
    ...Object.keys(texts)
      .filter(key => !wanted.has(key) && !wanted.has(withoutGender(key)))
      .map(key => `${key} is not in English`),
    ...Object.entries(texts).flatMap(([key, text]) => {
      const expected = wanted.get(key) ?? wanted.get(withoutGender(key));
      if (expected === undefined) return [];
      if (text.trim() === '') return [`${key} is empty`];
      const given = placeholders(text);
      return given === expected ? [] : [`${key} has the placeholders "${given}", English has "${expected}"`];
    }),
  ];
}

/** Each key that the language has to have, with the placeholders of its English text. */
function wantedKeys(english: Texts, language: Language): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const [, name, ordinal] = plural.exec(key) ?? [];
    if (name === undefined) {
      wanted.set(key, placeholders(text));
      continue;
    }
    const type = ordinal === undefined ? 'cardinal' : 'ordinal';
    for (const category of new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories) {
      wanted.set(`${name}${ordinal ?? ''}_${category}`, placeholders(text));
    }
  }
  return wanted;
}

/** A language that tells women from men may have a text in both genders (`political-leader_f`); English does not. */
function withoutGender(key: string): string {
  return key.replace(/_[fm]$/, '');
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)]
    .map(match => match[1])
    .toSorted()
    .join(', ');
}
