/** What a book brings to be told: a describer for each of its conditions and events. */
import type { Telling } from './events/teller.ts';
import type { Voice } from './voice.ts';

/** By the words of a book; one that lacks does not compile. */
export interface BookDescribers<Conditions, Events> {
  /** The clause behind "if", or its opposite. */
  readonly conditions: {
    readonly [K in keyof Conditions]: (test: Conditions[K], voice: Voice, negated: boolean) => string;
  };
  readonly events: { readonly [K in keyof Events]: (event: Events[K], telling: Telling) => string };
}

/** Those of any book, as a voice keeps them. */
export interface Describers {
  readonly conditions: {
    readonly [name: string]: ((test: never, voice: Voice, negated: boolean) => string) | undefined;
  };
  readonly events: { readonly [name: string]: ((event: never, telling: Telling) => string) | undefined };
}
