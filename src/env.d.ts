/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The page being built, for the components inside its text. */
    page: {
      readonly language: import('#i18n/languages.ts').Language;
      readonly textLanguage: import('#i18n/languages.ts').Language;
      /** Its path below the language, such as `rules/base/turn/`. */
      readonly path: string;
    };
  }
}
