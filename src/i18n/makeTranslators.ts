import i18next, { type Namespace, type TFunction } from 'i18next';
import { type Language, languages } from './languages.ts';

/**
 * One namespace of strings in some languages: `makeTranslators('ui', { de })('de')('nav.home')`. Every language has
 * every key (`test/i18n`), so a miss is a mistake and stops the build.
 */
export function makeTranslators<N extends Namespace & string>(
  namespace: N,
  texts: { readonly [language in Language]?: object },
): (language: Language) => TFunction<N> {
  const instance = i18next.createInstance();
  const resources = Object.entries(texts).map(([language, strings]) => [language, { [namespace]: strings }]);
  instance.init({
    initAsync: false,
    lng: resources[0]?.[0] as Language,
    fallbackLng: false,
    supportedLngs: [...languages],
    resources: Object.fromEntries(resources),
    ns: [namespace],
    defaultNS: namespace as 'ui',
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, name, key) => {
      throw new Error(`No text for the key ${name}:${key}`);
    },
    missingInterpolationHandler: (text, match) => {
      throw new Error(`"${text}" was given no value for ${match[0]}`);
    },
  });
  return language => instance.getFixedT(language, namespace);
}
