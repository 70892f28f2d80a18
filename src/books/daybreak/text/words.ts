/** What Daybreak says. */
import { words as leaders } from '#books/leaders/text/words.ts';
import { words as treachery } from '#books/treachery/text/words.ts';
import type { Language } from '#i18n/languages.ts';
import type { KeyOf } from '#i18n/translate.ts';
import de from '#locales/de/books/daybreak/text.json' with { type: 'json' };
import en from '#locales/en/books/daybreak/text.json' with { type: 'json' };
import es from '#locales/es/books/daybreak/text.json' with { type: 'json' };
import pl from '#locales/pl/books/daybreak/text.json' with { type: 'json' };
import { allWords, type BookWords } from '#text/books.ts';

export const words: { readonly [L in Language]: BookWords } = {
  en: allWords([leaders.en, treachery.en, en]),
  de: allWords([leaders.de, treachery.de, de]),
  es: allWords([leaders.es, treachery.es, es]),
  pl: allWords([leaders.pl, treachery.pl, pl]),
};

declare module '#text/frames.ts' {
  interface FrameIds {
    readonly daybreak: keyof typeof en.frames;
  }
}

declare module '#text/terms.ts' {
  interface NounIds {
    readonly daybreak: keyof typeof en.terms.nouns;
  }
}

declare module '#text/voice.ts' {
  interface EventKeys {
    readonly daybreak: KeyOf<typeof en.events>;
  }
  interface TextKeys {
    readonly daybreak: KeyOf<typeof en.effects>;
  }
  interface EngineKeys {
    readonly daybreak: KeyOf<typeof en.engine>;
  }
}
