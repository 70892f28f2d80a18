import type { Language } from '#i18n/languages.ts';
import { form, type Noun } from './terms.ts';

const rules: { readonly [language in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
  es: new Intl.PluralRules('es'),
  pl: new Intl.PluralRules('pl'),
};

/** The form of a noun after a number: 1 karta, 2 karty, 5 kart, 22 karty. */
export function countedForm(language: Language, noun: Noun, n: number, wanted: string, id: string): string {
  const category = rules[language].select(n);
  if (category === 'one') return form(noun.one, wanted, id);
  if (language !== 'pl' || (wanted !== 'nom' && wanted !== 'acc')) return form(noun.other, wanted, id);
  // Polish: from five on, and for persons from two on, the number itself asks for the genitive.
  if (category === 'few' && noun.gender !== 'm-personal') return form(noun.other, wanted, id);
  return category === 'other' ? form(noun.one, 'gen', id) : form(noun.other, 'gen', id);
}
