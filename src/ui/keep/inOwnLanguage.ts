import { isLanguage, type Language } from '#i18n/languages.ts';
import type { Site } from '../table/texts.ts';
import { readSettings } from './settings.ts';

/**
 * The address in the language that a reader has chosen on this device: a link has the language of its sender.
 * Undefined where the page is in it already, and for a reader who comes from another page of this site, or back to this
 * one. `usual` is the language of a reader who has not chosen any.
 */
export function inOwnLanguage({ base, language }: Site, usual?: Language): string | undefined {
  const { language: chosen = usual } = readSettings();
  const own = `${chosen}`;
  const here = `${base}${language}/`;
  if (!isLanguage(own) || own === language) return undefined;
  if (!location.pathname.startsWith(here)) return undefined;
  if (document.referrer.startsWith(`${location.origin}/`) || !isByLink()) return undefined;
  return `${base}${own}/${location.pathname.slice(here.length)}${location.search}${location.hash}`;
}

/** Not by going back or forward, nor by loading the page again: then this is the language that the reader wants. */
function isByLink(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return !(arrival instanceof PerformanceNavigationTiming) || arrival.type === 'navigate';
}
