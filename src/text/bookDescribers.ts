/** What a book brings to be told: a describer for each of its operations, conditions and events. */
import type { Clause } from './clause.ts';
import type { Telling } from './describer.ts';
import type { Telling as EventTelling } from './events/teller.ts';
import type { Voice } from './voice.ts';

/** By the words of a book; one that lacks does not compile. */
export interface BookDescribers<Operations, Conditions, Events> {
  readonly operations: { readonly [K in keyof Operations]: (op: Operations[K], telling: Telling) => Clause };
  /** The clause behind "if", or its opposite. */
  readonly conditions: {
    readonly [K in keyof Conditions]: (test: Conditions[K], voice: Voice, negated: boolean) => string;
  };
  readonly events: { readonly [K in keyof Events]: (event: Events[K], telling: EventTelling) => string };
}

/** Those of any book, as a voice keeps them. */
export interface Describers {
  readonly operations: { readonly [name: string]: ((op: never, telling: Telling) => Clause) | undefined };
  readonly conditions: {
    readonly [name: string]: ((test: never, voice: Voice, negated: boolean) => string) | undefined;
  };
  readonly events: { readonly [name: string]: ((event: never, telling: EventTelling) => string) | undefined };
}
