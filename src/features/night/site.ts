import { isLanguage, type Language } from '#i18n/languages.ts';

/** The first of the device's languages that the site speaks. */
export function deviceLanguage(): Language | undefined {
  return navigator.languages.map(tag => tag.slice(0, 2)).find(isLanguage);
}
