import { createHash } from 'node:crypto';
import { languages } from '#i18n/languages.ts';
import { settingsKey } from '#storage/settings.ts';

// Scripts that run in the head, before anything is painted. Their hashes stand in the content security policy.

/**
 * Sets the remembered display and tonight's books, so that nothing flashes. Books in the address are remembered. A
 * simulator that the presenter shows on the wall stands in a frame of that name.
 */
export const earlyScript = `{
const root = document.documentElement;
root.dataset.script = 'on';
if (window.name === 'wall') root.dataset.wall = 'on';
const asked = new URLSearchParams(location.search).get('books');
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}') ?? {};
  if (asked !== null) localStorage.setItem('${settingsKey}', JSON.stringify({ ...settings, books: asked.split(',') }));
} catch {}
const { theme, size, books, box } = settings;
if (theme) root.dataset.theme = theme;
if (size) root.dataset.size = size;
if (box) root.dataset.box = box;
const chosen = asked?.split(',') ?? books;
root.dataset.books = (root.dataset.optionalBooks ?? '').split(' ').filter(book => Array.isArray(chosen) && chosen.includes(book)).join(' ');
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
