/** What is said of Cylon Leaders. */

import type { Language } from '#i18n/languages.ts';
import type { KeyOf } from '#i18n/translate.ts';
import de from '#locales/de/books/leaders/text.json' with { type: 'json' };
import en from '#locales/en/books/leaders/text.json' with { type: 'json' };
import es from '#locales/es/books/leaders/text.json' with { type: 'json' };
import pl from '#locales/pl/books/leaders/text.json' with { type: 'json' };
import type { BookWords } from '#text/books.ts';

export const words: { readonly [L in Language]: BookWords } = {
  en,
  de,
  es,
  pl,
};

declare module '#text/frames.ts' {
  interface FrameIds {
    readonly leaders: keyof typeof en.frames;
  }
}

declare module '#text/voice.ts' {
  interface EventKeys {
    readonly leaders: KeyOf<typeof en.events>;
  }
  interface TextKeys {
    readonly leaders: KeyOf<typeof en.effects>;
  }
}
