/** What two books say: of Treachery cards, of checks and decks, of people whom the lines of both name. */

import type { Language } from '#i18n/languages.ts';
import type { KeyOf } from '#i18n/translate.ts';
import de from '#locales/de/books/treachery/text.json' with { type: 'json' };
import en from '#locales/en/books/treachery/text.json' with { type: 'json' };
import es from '#locales/es/books/treachery/text.json' with { type: 'json' };
import pl from '#locales/pl/books/treachery/text.json' with { type: 'json' };
import type { BookWords } from '#text/books.ts';

export const words: { readonly [L in Language]: BookWords } = {
  en,
  de,
  es,
  pl,
};

declare module '#text/frames.ts' {
  interface FrameIds {
    readonly treachery: keyof typeof en.frames;
  }
}

declare module '#text/terms.ts' {
  interface NounIds {
    readonly treachery: keyof typeof en.terms.nouns;
  }
}

declare module '#text/voice.ts' {
  interface EventKeys {
    readonly treachery: KeyOf<typeof en.events>;
  }
  interface TextKeys {
    readonly treachery: KeyOf<typeof en.effects>;
  }
  interface EngineKeys {
    readonly treachery: KeyOf<typeof en.engine>;
  }
}
