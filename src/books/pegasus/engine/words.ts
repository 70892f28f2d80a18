/** The words Pegasus adds to those of cards, procedures and events. */
import type { BlockId, CharacterId, LocationId, Seat, Sector } from '#engine/model/vocabulary.ts';
import type { DeckEvents, DeckFlows, DeckFlowTests, DeckLocals, DeckOps, DeckTests } from './cards/words.ts';
import type {
  NewCapricaEvents,
  NewCapricaFlows,
  NewCapricaFlowTests,
  NewCapricaLocals,
  NewCapricaOps,
  NewCapricaTests,
} from './newCaprica/words.ts';

export interface PegasusPiles {
  'pegasus-damage': object;
  agenda: object;
}

export interface PegasusBoards {
  pegasus: object;
  'new-caprica': object;
}

export interface PegasusCardOps extends DeckOps, NewCapricaOps {}

export interface PegasusFlows extends DeckFlows, NewCapricaFlows {
  // Execution
  'begin-execution': object;
  'show-one-cylon-card': object;
  'hand-on-loyalty': object;
  'show-all-loyalty': object;
  'remove-character': object;
  'choose-replacement': object;
  'enter-replacement': object;
  'pass-offices-on': object;
  mourn: object;
  'deal-before-leaving': object;
  'deal-to-replacement': object;
  'end-turn-of-executed': object;
  'next-execution': object;
}

export interface PegasusLocals extends DeckLocals, NewCapricaLocals {
  /** Executions ordered meanwhile, and that the first one is over. */
  'next-execution': { waiting: readonly { readonly block: BlockId; readonly seat: Seat }[]; over: boolean };
  /** Where the one before was executed. */
  'remove-character': { fell: LocationId };
  /** Where a pilot who joins late is launched. */
  'enter-replacement': { area: Sector; fell: LocationId };
}

export interface PegasusTests extends DeckTests, NewCapricaTests {
  /** A reckless card has been played on the check. */
  reckless: object;
}

export interface PegasusFlowTests extends DeckFlowTests, NewCapricaFlowTests {
  'executed-is-cylon': object;
}

export interface PegasusEvents extends DeckEvents, NewCapricaEvents {
  executed: { readonly seat: Seat; readonly character: CharacterId };
  'character-replaced': { readonly seat: Seat; readonly character: CharacterId };
}

declare module '#engine/model/effect.ts' {
  interface CardOps extends PegasusCardOps {}
  interface CheckMarks {
    /** Texts that work in reckless checks now do. */
    reckless: object;
  }
  interface NamedProcedures {
    /** The fleet jumps to one destination, whatever lies in play. */
    'blind-jump': object;
    execution: object;
    'execution-without-loss': object;
  }
}

declare module '#engine/model/vocabulary.ts' {
  interface BookIds {
    pegasus: object;
  }
  interface Skills {
    treachery: object;
  }
  interface Piles extends PegasusPiles {}
  interface DamagedShips {
    pegasus: object;
  }
  interface Endings {
    /** A human player has no character left. */
    'nobody-left': object;
  }
  interface Boards extends PegasusBoards {}
  interface Activations {
    'occupation-forces': object;
  }
}

declare module '#engine/model/frame.ts' {
  interface Locals extends PegasusLocals {}
}

declare module '#engine/model/flow.ts' {
  interface Flows extends PegasusFlows {}
  interface FlowTests extends PegasusFlowTests {}
}

declare module '#engine/model/cond.ts' {
  interface Tests extends PegasusTests {}
}

declare module '#engine/model/event.ts' {
  interface Events extends PegasusEvents {}
}

declare module '#engine/model/ability.ts' {
  interface Limits {
    /** One reckless card a check, whoever plays it. */
    reckless: object;
    /** One card a turn that gives more actions. */
    'extra-action': object;
  }
}
