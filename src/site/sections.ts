import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * What the header offers, in this order. A new section is one line here, its name in `locales/<language>/ui.json`
 * (`nav.<section>`), and its page; it is linked as soon as the page exists. The name of the site leads home.
 */
export const sections = [
  'rules',
  'learn',
  'scenarios',
  'try',
  'cards',
  'sandbox',
  'tonight',
  'glossary',
  'editions',
] as const;

/** The search stands apart, always in reach. */
export type Section = (typeof sections)[number] | 'search';

export function sectionPath(section: Section): string {
  return `${section}/`;
}

export const sectionsInHeader = sections.filter(section => {
  const folder = resolve('src/pages/[lang]', section);
  // A rest parameter answers the address of the section itself, too.
  const answers = (file: string) => file === 'index.astro' || file.startsWith('[...');
  return existsSync(folder) && readdirSync(folder).some(answers);
});
