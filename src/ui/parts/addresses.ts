import type { Language } from '#i18n/languages.ts';

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a file or page of the site under whatever base path it is built for. */
export function address(path: string): string {
  return base + path;
}

/** The address of a page in a language: `addressIn('de', 'rules/base/turn/')`. */
export function addressIn(language: Language, path: string): string {
  return address(`${language}/${path}`);
}

/** The same with scheme and host, as search engines want it. */
export function fullAddress(path: string, site: URL | undefined): string {
  return new URL(address(path), site).href;
}
