/** What kinds of characters there are, and how a player may stand to the humans. */
import type { GameOption } from './options.ts';

export interface ClassTraits {
  /** When it may be taken: while most of the characters left are of its type, or at any time. */
  readonly drafted: 'plentiful' | 'freely';
  /**
   * A Cylon whom everybody knows from the start: the sheet stays in force, and no Loyalty card is dealt. Begins as a
   * revealed Cylon, or `aboard` as this where the humans are.
   */
  readonly open?: { readonly aboard: Standing };
  /** The variant that is played without it. */
  readonly barredBy?: GameOption;
}

export const coreClasses = {
  'political-leader': { drafted: 'plentiful' },
  'military-leader': { drafted: 'plentiful' },
  pilot: { drafted: 'plentiful' },
  support: { drafted: 'freely' },
} as const satisfies { readonly [id: string]: ClassTraits };
/** Those of the books too; which a game has, `Library.classes` says. */
export interface CharacterClasses extends Record<keyof typeof coreClasses, object> {}
export type CharacterClass = keyof CharacterClasses;

/** `human`: plays as one, whoever that is. */
export interface StandingTraits {
  readonly human: boolean;
}

export const coreStandings = {
  no: { human: true },
  cylon: { human: false },
  sympathizer: { human: false },
} as const satisfies { readonly [id: string]: StandingTraits };
/** Those of the books too; which a game has, `Library.standings` says. */
export interface Standings extends Record<keyof typeof coreStandings, object> {}
export type Standing = keyof Standings;
