import type { Language } from '#i18n/languages.ts';
import { addressIn } from './addresses.ts';
import type { CardKind } from './kinds.ts';

export function cardAddress(language: Language, { kind, id }: { kind: CardKind; id: string }): string {
  return addressIn(language, `cards/${kind}/${id}/`);
}

/** Where it can be played at once; for what has such a moment (`src/ui/moments`). */
export function playAddress(language: Language, { kind, id }: { kind: CardKind; id: string }): string {
  return `${addressIn(language, 'sandbox/')}#card=${kind}/${id}`;
}
