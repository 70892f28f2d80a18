import type { Language } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';
import { rulebookTexts } from '#ui/texts/rulebookTexts.ts';
import { symbolTexts } from '#ui/texts/symbolTexts.ts';

export type Reference = { readonly path: string; readonly title: string; readonly description: string };

/** The pages on which one looks things up beside the rules, in the order in which a table asks for them. */
export function references(language: Language): readonly Reference[] {
  const t = translator(language);
  const symbols = symbolTexts(language);
  const b = rulebookTexts(language);
  return [
    { path: 'rulebook/', title: b('title'), description: b('description') },
    { path: 'glossary/', title: t('glossary.title'), description: t('glossary.description') },
    { path: 'symbols/', title: symbols('title'), description: symbols('description') },
    { path: 'timing/', title: t('timing.title'), description: t('timing.description') },
    { path: 'rulings/', title: t('rulings.title'), description: t('rulings.description') },
    { path: 'editions/', title: t('editions.title'), description: t('editions.description') },
  ];
}
