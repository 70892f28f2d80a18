/** The words of Cylon Leaders, whom two books bring: they play as humans while they infiltrate. */
import type { Seat } from '#engine/model/vocabulary.ts';

export interface LeaderFlows {
  'begin-infiltration': object;
  'end-infiltration': object;
  /** Quorum cards lying before him go to their discard pile, without effect. */
  'discard-attached': object;
  /** One more card of his own types, or more where his sheet says so. */
  'draw-as-infiltrator': { readonly optional?: true };
}

export interface LeaderTests {
  /** A Cylon Leader. */
  leader: object;
  infiltrating: object;
}

export interface LeaderQueries {
  /** Cards of an infiltrator's extra draw. */
  'infiltrator-draw': { readonly set: number };
}

export interface LeaderEvents {
  infiltrated: { readonly seat: Seat };
  'infiltration-ended': { readonly seat: Seat };
}

declare module '#engine/model/effect.ts' {
  interface NamedProcedures {
    infiltration: object;
    'end-of-infiltration': object;
  }
}

declare module '#engine/model/flow.ts' {
  interface Flows extends LeaderFlows {}
}

declare module '#engine/model/cond.ts' {
  interface Tests extends LeaderTests {}
}

declare module '#engine/model/event.ts' {
  interface Events extends LeaderEvents {}
}

declare module '#engine/model/people.ts' {
  interface CharacterClasses {
    /** A Cylon from the start, with a sheet of its own. */
    'cylon-leader': object;
  }
  interface Standings {
    /** A Cylon among the humans, who plays as one of them. */
    infiltrating: object;
  }
}

declare module '#engine/model/options.ts' {
  interface GameOptionIds {
    'no-leaders': object;
  }
}

declare module '#engine/model/card.ts' {
  interface LoyaltyDeck {
    /** With a Cylon Leader at the table, who is dealt none of it. */
    readonly leader?: true;
  }
}

declare module '#engine/setup/options.ts' {
  interface OptionsRefusals {
    'too-many-leaders': object;
    'leader-not-allowed': object;
    'leader-needed': object;
  }
}

declare module '#engine/model/ability.ts' {
  interface Queries extends LeaderQueries {}
}
