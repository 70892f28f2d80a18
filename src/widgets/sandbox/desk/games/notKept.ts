import type { KeepFault } from '../../../../storage/saves/kept.ts';
import type { Lead } from '../../../../storage/saves/lead.ts';

export interface Keeping {
  /** Under which id the game is kept. */
  readonly id: string | undefined;
  readonly lead: Lead;
  /** It has been written at least once: it can be opened by its id. */
  readonly written: boolean;
  /** Why the game was last not kept. */
  readonly fault: KeepFault | undefined;
}

export const notKept: Keeping = { id: undefined, lead: 'leads', written: false, fault: undefined };
