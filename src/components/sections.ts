import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the header offers, in this order; the search stands apart. `home` is the start page of the language. */
const sections = [
  'home',
  'rules',
  'try',
  'scenarios',
  'learn',
  'cards',
  'sandbox',
  'tonight',
  'glossary',
  'editions',
  'search',
] as const;
export type Section = (typeof sections)[number];

export function sectionPath(section: Section): string {
  return section === 'home' ? '' : `${section}/`;
}

/** The sections whose pages exist; a new one appears in the header as soon as its page does. */
export const openSections = sections.filter(section => {
  const page = resolve('src/pages/[lang]', sectionPath(section));
  return existsSync(resolve(page, 'index.astro')) || existsSync(`${page}.astro`);
});
