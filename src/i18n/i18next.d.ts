import type cardPages from '#locales/en/cardPages.json';
import type learn from '#locales/en/learn.json';
import type offline from '#locales/en/offline.json';
import type rulebook from '#locales/en/rulebook.json';
import type search from '#locales/en/search.json';
import type symbols from '#locales/en/symbols.json';
import type ui from '#locales/en/ui.json';

/** Keys are checked against the English strings; `test/i18n` holds the other languages to the same keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      ui: typeof ui;
      symbols: typeof symbols;
      rulebook: typeof rulebook;
      search: typeof search;
      offline: typeof offline;
      cardPages: typeof cardPages;
      learn: typeof learn;
    };
    returnNull: false;
  }
}
