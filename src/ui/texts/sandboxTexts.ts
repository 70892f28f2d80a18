import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/sandbox.json' with { type: 'json' };
import en from '#locales/en/sandbox.json' with { type: 'json' };
import es from '#locales/es/sandbox.json' with { type: 'json' };
import pl from '#locales/pl/sandbox.json' with { type: 'json' };
import type { SandboxTexts } from '../table/texts.ts';

/** What a language brings beside the keys of English are plural forms of its own. */
const texts: { readonly [language in Language]: SandboxTexts } = { en, de, es, pl: allNonBreaking('pl', pl) };

export function sandboxTexts(language: Language): SandboxTexts {
  return texts[language];
}
