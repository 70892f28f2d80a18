/** The languages of the site, in the order in which they are offered. English is what the others fall back on. */
export const languages = ['en', 'de', 'es', 'pl'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en';

/** What each language calls itself. */
export const nativeNames: { readonly [language in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
};

export function isLanguage(text: string): text is Language {
  return languages.some(language => language === text);
}
