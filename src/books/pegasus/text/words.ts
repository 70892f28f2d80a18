/** What Pegasus says, on New Caprica too. */
import { words as leaders } from '#books/leaders/text/words.ts';
import { words as treachery } from '#books/treachery/text/words.ts';
import type { Language } from '#i18n/languages.ts';
import type { KeyOf } from '#i18n/translate.ts';
import deNewCaprica from '#locales/de/books/pegasus/newCaprica.json' with { type: 'json' };
import de from '#locales/de/books/pegasus/text.json' with { type: 'json' };
import enNewCaprica from '#locales/en/books/pegasus/newCaprica.json' with { type: 'json' };
import en from '#locales/en/books/pegasus/text.json' with { type: 'json' };
import esNewCaprica from '#locales/es/books/pegasus/newCaprica.json' with { type: 'json' };
import es from '#locales/es/books/pegasus/text.json' with { type: 'json' };
import plNewCaprica from '#locales/pl/books/pegasus/newCaprica.json' with { type: 'json' };
import pl from '#locales/pl/books/pegasus/text.json' with { type: 'json' };
import { allWords, type BookWords } from '#text/books.ts';

export const words: { readonly [L in Language]: BookWords } = {
  en: allWords([leaders.en, treachery.en, en, enNewCaprica]),
  de: allWords([leaders.de, treachery.de, de, deNewCaprica]),
  es: allWords([leaders.es, treachery.es, es, esNewCaprica]),
  pl: allWords([leaders.pl, treachery.pl, pl, plNewCaprica]),
};

declare module '#text/frames.ts' {
  interface FrameIds {
    readonly pegasus: keyof typeof en.frames;
    readonly newCaprica: keyof typeof enNewCaprica.frames;
  }
}

declare module '#text/terms.ts' {
  interface PersonIds {
    readonly pegasus: keyof typeof en.people;
    readonly newCaprica: keyof typeof enNewCaprica.people;
  }
  interface NounIds {
    readonly newCaprica: keyof typeof enNewCaprica.terms.nouns;
  }
}

declare module '#text/voice.ts' {
  interface EventKeys {
    readonly pegasus: KeyOf<typeof en.events>;
    readonly newCaprica: KeyOf<typeof enNewCaprica.events>;
  }
  interface TextKeys {
    readonly pegasus: KeyOf<typeof en.effects>;
    readonly newCaprica: KeyOf<typeof enNewCaprica.effects>;
  }
  interface EngineKeys {
    readonly pegasus: KeyOf<typeof en.engine>;
    readonly newCaprica: KeyOf<typeof enNewCaprica.engine>;
  }
}
