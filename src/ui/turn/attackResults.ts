import type { AttackResult } from '#engine/model/card.ts';
import type { Language } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';

/** What an attack can come to, as the cells of the attack table call it. */
export type ResultNames = { readonly [result in AttackResult]: string };

export function attackResults(language: Language): ResultNames {
  const t = translator(language);
  return {
    miss: t('tables.results.miss'),
    damaged: t('tables.results.damaged'),
    'damaged-twice': t('tables.results.damaged-twice'),
    destroyed: t('tables.results.destroyed'),
    'destroyed-and-3-raiders': t('tables.results.destroyed-and-3-raiders'),
  };
}
