import { fileURLToPath } from 'node:url';
import { isLanguage, type Language } from '../i18n/languages.ts';

/** The language of a page of rules, from where its file lies. */
export function pageLanguage(fileURL: URL | undefined): Language | undefined {
  const path = fileURL === undefined ? '' : fileURLToPath(fileURL);
  const language = /([a-z]{2})\/rules\/[\w-]+\/[\w-]+\.mdx$/.exec(path.replaceAll('\\', '/'))?.[1] ?? '';
  return isLanguage(language) ? language : undefined;
}
