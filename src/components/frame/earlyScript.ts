import { createHash } from 'node:crypto';
import { languages } from '../../i18n/languages.ts';
import { settingsKey } from '../../storage/settings.ts';

// Scripts that run in the head, before anything is painted. Their hashes stand in the content security policy.

/** Sets the remembered display, so that it does not flash. */
export const earlyScript = `{
const root = document.documentElement;
root.dataset.script = 'on';
try {
  const { theme, size } = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}');
  if (theme) root.dataset.theme = theme;
  if (size) root.dataset.size = size;
} catch {}
}`;

/** Goes from the first page to the remembered language. */
export const rememberedLanguageScript = `try {
  const { language } = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}');
  if (${JSON.stringify(languages)}.includes(language)) location.replace(language + '/');
} catch {}`;

export const earlyScriptHashes = [earlyScript, rememberedLanguageScript].map(hash);

function hash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
