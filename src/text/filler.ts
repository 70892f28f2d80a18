import i18next from 'i18next';
import type { Language } from '../i18n/languages.ts';
import type { Say, Value } from './voice.ts';

/** i18next finds the template, its variant and its placeholders; `format` puts the words in. */
export function filler<Key extends string>(
  language: Language,
  templates: object,
  format: (value: Value, wanted: string) => string,
): Say<Key> {
  const instance = i18next.createInstance();
  instance.use({
    type: 'formatter',
    init: () => undefined,
    format(value: Value | undefined, wanted = '') {
      if (value === undefined) throw new Error(`A text was given no value for its placeholder (${wanted})`);
      return wanted === '' ? value : format(value, wanted.trim());
    },
    add: () => undefined,
    addCached: () => undefined,
  });
  instance.init({
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources: { [language]: { templates } },
    ns: ['templates'],
    defaultNS: 'templates',
    nsSeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`No template in ${language} for ${key}`);
    },
    missingInterpolationHandler: (text, match) => {
      throw new Error(`"${text}" was given no value for ${match[0]}`);
    },
  });
  // i18next's typed keys are those of the interface; ours are the callers' `Key`.
  const translate = instance.getFixedT(language) as unknown as (key: string, values: object) => string;
  return (key, values = {}, context) =>
    translate(key, context === undefined ? values : { ...values, context });
}
