import type { Language } from '#i18n/languages.ts';
import type effects from '#locales/en/effects.json';
import type engine from '#locales/en/engine.json';
import type frames from '#locales/en/frames.json';
import type { EngineTexts } from '../engineTexts.ts';
import type { Frame } from '../frames.ts';
import type { Terms } from '../terms.ts';
import type { Locale } from '../voice.ts';

/** What a language must bring. The English keys are the measure; `test/text` also refuses extra ones. */
export interface LocaleOf<L extends Language> extends Locale {
  readonly terms: Terms<L>;
  readonly effects: typeof effects;
  readonly frames: { readonly [id in keyof typeof frames]: Frame };
  readonly engine: typeof engine & EngineTexts;
}
