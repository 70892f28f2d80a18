import i18next, { type TFunction } from 'i18next';
import de from '../../locales/de/ui.json' with { type: 'json' };
import en from '../../locales/en/ui.json' with { type: 'json' };
import es from '../../locales/es/ui.json' with { type: 'json' };
import pl from '../../locales/pl/ui.json' with { type: 'json' };
import { type Language, languages } from './languages.ts';

export type Translator = TFunction<'ui'>;

const instance = i18next.createInstance();

/** Every language has every key (`test/i18n`), so a miss is a mistake and stops the build. */
instance.init({
  initAsync: false,
  lng: 'en',
  fallbackLng: false,
  supportedLngs: [...languages],
  resources: { en: { ui: en }, de: { ui: de }, es: { ui: es }, pl: { ui: pl } },
  ns: ['ui'],
  defaultNS: 'ui',
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (_, namespace, key) => {
    throw new Error(`No text for the key ${namespace}:${key}`);
  },
  missingInterpolationHandler: (text, match) => {
    throw new Error(`"${text}" was given no value for ${match[0]}`);
  },
});

/** The interface strings of one language: `translator('de')('nav.home')`. */
export function translator(language: Language): Translator {
  return instance.getFixedT(language, 'ui');
}
