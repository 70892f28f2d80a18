/** The words Pegasus adds to those of cards, procedures and events. */
import type { Placement } from '../../model/effect.ts';
import type { Move } from '../../model/frame.ts';
import type { CharacterId, LocationId, Seat, Sector, ShipKind } from '../../model/vocabulary.ts';

export interface PegasusCardOps {
  /** Civilian ships on New Caprica: made ready to leave, taken up into a launch area by the current player. */
  prepare: { readonly n: number };
  evacuate: { readonly n: number };
  /** Occupation Forces onto the first space of their track. */
  occupy: { readonly n: number };
}

export interface PegasusFlows {
  // Execution
  'begin-execution': object;
  'show-one-cylon-card': object;
  'hand-on-loyalty': object;
  'show-all-loyalty': object;
  'remove-character': object;
  'choose-replacement': object;
  'enter-replacement': object;
  'pass-offices-on': object;

  // New Caprica
  /** Begins the phase when the distance first reaches the objective's `settle`. */
  'settle-at-distance': object;
  'settle-people': object;
  'lock-civilians': object;
  'open-new-caprica-deck': object;
  'advance-occupation': object;
  'reach-orbit': object;
  'meet-in-orbit': { readonly ships: Placement };
  'evacuate-by-icon': object;

  // A move that may be broken off
  'set-out': object;
  'break-off-move': object;
}

export interface PegasusLocals {
  evacuate: { count: number };
  'meet-in-orbit': { left: readonly ShipKind[] };
  /** Where the move began. */
  'set-out': Move & { from: LocationId };
  'break-off-move': Move & { from: LocationId };
}

export interface PegasusTests {
  /** Galactica is back in orbit over New Caprica. */
  'in-orbit': object;
  /** A reckless card has been played on the check. */
  reckless: object;
}

export interface PegasusFlowTests {
  'executed-is-cylon': object;
  'on-new-caprica': object;
  'galactica-away': object;
}

export interface PegasusEvents {
  settled: object;
  'orbit-reached': object;
  'civilian-prepared': object;
  'civilian-evacuated': { readonly at: Sector };
  'occupation-placed': { readonly at: LocationId };
  'occupation-moved': { readonly to: LocationId };
  'occupation-left': { readonly at: LocationId };
  executed: { readonly seat: Seat; readonly character: CharacterId };
}

declare module '../../model/effect.ts' {
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

declare module '../../model/vocabulary.ts' {
  interface Skills {
    treachery: object;
  }
  interface Boards {
    pegasus: object;
    'new-caprica': object;
  }
  interface Activations {
    'occupation-forces': object;
  }
}

declare module '../../model/frame.ts' {
  interface Locals extends PegasusLocals {}
}

declare module '../../model/flow.ts' {
  interface Flows extends PegasusFlows {}
  interface FlowTests extends PegasusFlowTests {}
}

declare module '../../model/cond.ts' {
  interface Tests extends PegasusTests {}
}

declare module '../../model/event.ts' {
  interface Events extends PegasusEvents {}
}

declare module '../../model/ability.ts' {
  interface Limits {
    /** One reckless card a check, whoever plays it. */
    reckless: object;
  }
}

declare module '../../model/card.ts' {
  interface Supplies {
    /** Tokens of the Occupation Forces. */
    occupationForces: number;
  }
  interface Objective {
    /** Distance that begins the New Caprica phase. */
    readonly settle?: number;
  }
  interface Location {
    /** Until Galactica is back in orbit, whoever would go there comes here. */
    readonly untilOrbit?: LocationId;
    /** Where it lies on the track of the Occupation Forces, from 0. */
    readonly occupationTrack?: number;
  }
  interface CrisisCard {
    /** The icon that brings a prepared civilian ship away from New Caprica. */
    readonly evacuate?: true;
  }
}
