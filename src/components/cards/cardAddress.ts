import type { Language } from '../../i18n/languages.ts';
import { addressIn } from '../addresses.ts';
import type { CardKind } from './kinds.ts';

export function cardAddress(language: Language, { kind, id }: { kind: CardKind; id: string }): string {
  return addressIn(language, `cards/${kind}/${id}/`);
}

/** The sandbox with a position in which this card is about to matter. */
export function playAddress(language: Language, { kind, id }: { kind: CardKind; id: string }): string {
  return `${addressIn(language, 'sandbox/')}#card=${kind}/${id}`;
}
