/** The words this invented book adds to the core. */
import type { Hidden } from '#engine/model/state.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import type { Known } from '#engine/slots/ready.ts';

export interface TinyCardOps {
  /** Everybody sees a star rise; whoever acts may keep an omen. */
  'raise-star': { readonly n: number };
  /** Raiders of space, then of the box, go to a place of their own. */
  'into-halo': { readonly n: number };
  /** All that is there comes to the bow. */
  'out-of-halo': object;
}

export interface TinyTests {
  'star-risen': { readonly atLeast: number };
}

export interface TinyEvents {
  'star-rose': { readonly seat: Seat; readonly n: number };
}

/** What a player may keep of the star. */
export interface OmenCard {
  readonly deck: 'omen';
  readonly id: CardId;
  readonly count: number;
}

declare module '#engine/model/people.ts' {
  interface Standings {
    /** Asleep among the humans. */
    dreaming: object;
  }
}

declare module '#engine/model/card.ts' {
  interface LoyaltyKinds {
    dreamer: object;
  }
  interface CardKinds {
    omen: OmenCard;
  }
}

declare module '#engine/model/vocabulary.ts' {
  interface Piles {
    omens: object;
  }
  interface Boards {
    comet: object;
  }
  interface Areas {
    /** Around the comet. */
    halo: object;
  }
  interface BookIds {
    tiny: object;
  }
  interface CrisisParts {
    /** What a star does before the check is decided. */
    omen: object;
  }
  interface Titles {
    herald: object;
  }
}

declare module '#engine/model/effect.ts' {
  interface CardOps extends TinyCardOps {}
  interface WhoWords {
    /** Those who keep an omen. */
    'star-gazers': object;
  }
}

declare module '#engine/model/flow.ts' {
  interface FlowTests {
    foretold: object;
  }
}

declare module '#engine/model/cond.ts' {
  interface Tests extends TinyTests {}
}

declare module '#engine/model/event.ts' {
  interface Events extends TinyEvents {}
}

declare module '#engine/timing/points.ts' {
  interface TimingPoints {
    'star-risen-high': object;
  }
}

declare module '#engine/model/choice.ts' {
  interface Prompts {
    omen: AskYesNo;
  }
}

declare module '#engine/model/slots.ts' {
  interface TableSlots {
    star: { state: { height: number }; view: { readonly height: number } };
  }
  interface SeatSlots {
    omens: { state: Hidden[]; view: readonly Known[] };
  }
}
