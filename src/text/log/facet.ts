/** What a book brings to the log: how its events are told, which of its piles are no skill deck. Browsers load it. */
import type { Prompt } from '#engine/model/choice.ts';
import type { PileName } from '#engine/model/vocabulary.ts';
import type { Telling } from '../events/teller.ts';
import type { EventKey } from '../voice.ts';
import type { Several } from './gathered.ts';

/** That of a book with these words. */
export interface LogOf<Words extends { readonly events: object }> extends LogNames {
  readonly events: {
    readonly [Type in keyof Words['events']]: (
      event: Words['events'][Type] & Several,
      telling: Telling,
    ) => string;
  };
}

interface LogNames {
  /** Its piles, besides skill decks: each has its name at `pile.<it>`. */
  readonly piles?: readonly PileName[];
  /** Prompts of its own whose options are piles. */
  readonly asksPiles?: readonly Prompt[];
  /** Actions that no place gives, and no sheet: each has a line of its own. */
  readonly actions?: readonly EventKey[];
}

/** That of any book, as a narrator keeps it. */
export interface LogFacet extends LogNames {
  readonly events: { readonly [type: string]: ((event: never, telling: Telling) => string) | undefined };
}

/** A book that lacks a teller, or brings one too many, does not compile. */
export const defineLog = <Words extends { readonly events: object }>(log: LogOf<Words>): LogFacet => log;
