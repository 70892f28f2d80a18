import type { Language } from '#i18n/languages.ts';

/** Letters that are no plain letter with a sign above or below it. */
const plain: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o' };

/**
 * Umlauts written out: `Jaeger` is `Jäger`. Behind a vowel or a q the e is no sign of an umlaut (`neue`, `Quelle`).
 */
const writtenOut = /(?<![aeiouyq])([aou])e/g;

/** A text as anyone can type it: small letters, no accents, and German umlauts written out or not as one. */
export function fold(text: string, language: Language): string {
  const bare = text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łßæø]/g, letter => plain[letter] ?? letter);
  return language === 'de' ? bare.replace(writtenOut, '$1') : bare;
}

/** The words of a text, folded; what stands behind an apostrophe in English says whose it is, and no more. */
export function wordsOf(text: string, language: Language): string[] {
  const clear = language === 'en' ? text.replace(/(?<=\p{L})[’'](s|t|re|ve|ll|d)\b/gu, '') : text;
  return fold(clear, language).match(/[\p{L}\p{N}]+/gu) ?? [];
}
