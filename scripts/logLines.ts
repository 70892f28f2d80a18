/** The lines of the log as `src/text/log/<lang>.json` keeps them: realised here, so that no browser needs a grammar. */

import { readFileSync } from 'node:fs';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { logLines } from '#text/log/lines.ts';

export const logPath = (language: Language): URL =>
  new URL(`../src/text/log/${language}.json`, import.meta.url);

export function logSource(language: Language): string {
  const plain = new URL(`../locales/${language}/events.json`, import.meta.url);
  const lines = logLines(voiceOf(language), JSON.parse(readFileSync(plain, 'utf8')));
  return `${JSON.stringify(lines, undefined, 2)}\n`;
}
