import type { Language } from '#i18n/languages.ts';
import { addressIn } from '#ui/parts/addresses.ts';
import { tonightTexts } from './tonightTexts.ts';

/** The parts of an evening beside its plan, in the order in which they are needed. */
export const eveningParts = ['set-up', 'table', 'present', 'sheets', 'plans'] as const;
export type EveningPart = (typeof eveningParts)[number];

export const pathOfPart = (part: EveningPart | 'plan'): string =>
  part === 'plan' ? 'tonight/' : `tonight/${part}/`;

export function partLinks(language: Language) {
  const { parts } = tonightTexts(language);
  return eveningParts.map(part => ({ ...parts[part], href: addressIn(language, pathOfPart(part)) }));
}
