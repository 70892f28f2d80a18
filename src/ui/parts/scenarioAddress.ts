import { told } from '#collections/proofs.ts';
import type { Language } from '#i18n/languages.ts';
import { addressIn } from './addresses.ts';

const shown = new Set(told().map(({ id }) => id));

/** Where a scenario can be seen: those that are told have a page, the small proofs have none. */
export function scenarioAddress(language: Language, id: string): string | undefined {
  return shown.has(id) ? addressIn(language, `scenarios/${id}/`) : undefined;
}
