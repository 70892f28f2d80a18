/** What Pegasus adds to the words of the board; its texts are those of the book. */
import type { KeyOf } from '#i18n/translate.ts';
import type enNewCaprica from '#locales/en/books/pegasus/newCaprica.json';
import type en from '#locales/en/books/pegasus/text.json';

export interface PegasusTokens {
  'occupation-force': object;
}

declare module '#board/model.ts' {
  interface TokenKinds extends PegasusTokens {}
  interface StackIds {
    locked: object;
    prepared: object;
  }
}

declare module '#board/words.ts' {
  interface BoardKeys {
    readonly pegasus: KeyOf<typeof en.board>;
    readonly newCaprica: KeyOf<typeof enNewCaprica.board>;
  }
}
