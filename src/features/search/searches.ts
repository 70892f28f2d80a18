import { changeSettings, readSettings } from '#ui/keep/settings.ts';

/** As many as fit under the field on a phone. */
const kept = 6;

/** What was asked on this device, the latest first. */
export function lastSearches(): readonly string[] {
  const stored: unknown = readSettings().searches;
  return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : [];
}

export function rememberSearch(question: string): void {
  const others = lastSearches().filter(one => one !== question);
  changeSettings({ searches: [question, ...others].slice(0, kept) });
}

export function forgetSearches(): void {
  changeSettings({ searches: undefined });
}
