/** A game that is kept, as a list of games tells it. */

import type { BookId, CharacterId } from '#engine/model/vocabulary.ts';
import type { Picture } from './picture.ts';

export interface Kept {
  readonly id: string;
  /** What its player has called it; without one the interface says what it is. */
  readonly name?: string;
  /** Written by itself after each choice, or put away under a name. */
  readonly by: 'itself' | 'hand';
  /** When it was last written, in milliseconds. */
  readonly at: number;
  /** Counts what is written on this device: the higher, the later. A clock can be set back; this cannot. */
  readonly revision?: number;
  /** Choices up to where it stands. */
  readonly choices: number;
  readonly books: readonly BookId[];
  readonly objective: string;
  readonly characters: readonly (CharacterId | undefined)[];
  readonly turn?: number;
  readonly over?: 'humans' | 'cylons';
  /** Who answers for each seat. */
  readonly players: readonly string[];
  /** What they have said about reactions, so that they are asked less. */
  readonly reactions?: readonly string[];
  /** A small drawing of the table as everybody sees it. */
  readonly picture?: Picture;
}

/** Why nothing is kept: the page may not, there is no room left, or another reason of the device. */
export const keepFaults = ['blocked', 'full', 'failed'] as const;
export type KeepFault = (typeof keepFaults)[number];

export function faultOf(reason: unknown): KeepFault {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotAllowedError'
    ? 'blocked'
    : 'failed';
}
