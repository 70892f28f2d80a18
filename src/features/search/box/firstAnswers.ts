import { firstBook } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { address } from '#ui/parts/addresses.ts';
import { answersFile } from '../pack/address.ts';

/** Where the answers lie that a search reads first, so that they can be on their way before its script is. */
export function firstAnswers(language: Language): string {
  const version: string = import.meta.env['PUBLIC_VERSION'] ?? '';
  return `${address(answersFile(language, firstBook))}?v=${version}`;
}
