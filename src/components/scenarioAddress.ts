import { globSync } from 'node:fs';
import type { Language } from '../i18n/languages.ts';
import { addressIn } from './addresses.ts';

/** Scenarios have pages as soon as there is a route that takes their ids. */
const shown = globSync('src/pages/*/scenarios/**/*.astro').some(file => /\/\[\.{3}\w+\]/.test(file));

/** Where a scenario can be seen; nothing as long as there is no such page. */
export function scenarioAddress(language: Language, id: string): string | undefined {
  return shown ? addressIn(language, `scenarios/${id}/`) : undefined;
}
