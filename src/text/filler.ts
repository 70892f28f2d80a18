import type { Language } from '#i18n/languages.ts';
import { makeTranslate } from '#i18n/translate.ts';
import type { Say, Value } from './voice.ts';

/** The template, or the variant of it that `context` asks for, with words put in by `format`. */
export function filler<Key extends string>(
  language: Language,
  templates: object,
  format: (value: Value, wanted: string) => string,
): Say<Key> {
  const translate = makeTranslate<Key>(language, templates, (value, wanted) =>
    wanted === '' ? `${value}` : format(value as Value, wanted),
  );
  return (key, values = {}, context) =>
    translate(key, context === undefined ? values : { ...values, context });
}
