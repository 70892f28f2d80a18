import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/guide.json' with { type: 'json' };
import en from '#locales/en/guide.json' with { type: 'json' };
import es from '#locales/es/guide.json' with { type: 'json' };
import pl from '#locales/pl/guide.json' with { type: 'json' };
import type { GuideTexts } from './guide/texts.ts';

const texts: { readonly [language in Language]: GuideTexts } = {
  en,
  de: allNonBreaking('de', de),
  es: allNonBreaking('es', es),
  pl: allNonBreaking('pl', pl),
};

export function guideTexts(language: Language): GuideTexts {
  return texts[language];
}
