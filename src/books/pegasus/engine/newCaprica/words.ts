/** The words of the New Caprica phase. */

import type { DestinyEvents, DestinyOps } from '#books/treachery/engine/destiny.ts';
import type { AskOne } from '#engine/model/choice.ts';
import type { Placement, Who } from '#engine/model/effect.ts';
import type { Board, CardId, LocationId, Seat, Sector, ShipKind } from '#engine/model/vocabulary.ts';

export interface NewCapricaOps extends DestinyOps {
  /** Civilian ships on New Caprica: made ready to leave, taken up into a launch area by the current player. */
  prepare: { readonly n: number };
  evacuate: { readonly n: number };
  /** One of the two, as the current player chooses; until Galactica is back a ship can only be made ready. */
  'prepare-or-evacuate': object;
  /** Look at the locked ship on top and put it back on top or at the bottom. */
  'scout-locked': object;
  /** Occupation Forces onto the first space of their track. */
  occupy: { readonly n: number };
  /** One Occupation Force that you choose marches; with none about, one comes. */
  'activate-force': object;
  /** Off the board; `by` chooses which. */
  'destroy-force': { readonly n: number; readonly by: Who };
  /** One where you are. */
  'destroy-force-here': object;
  /** Of the resource that is highest; the current player chooses where several are. */
  'lose-highest': { readonly n: number };
  /** A crisis of your own turn as a Cylon; there is no Prepare for Jump step. */
  'face-crisis': object;
  /** No Prepare for Jump step this turn. */
  'skip-jump-step': object;
}

export interface NewCapricaFlows {
  /** Begins the phase when the distance first reaches the objective's `settle`. */
  'settle-at-distance': object;
  'settle-people': object;
  'lock-civilians': object;
  'open-new-caprica-deck': object;
  'advance-occupation': object;
  'reach-orbit': object;
  'meet-in-orbit': { readonly ships: Placement };
  'evacuate-by-icon': object;
  depart: object;
  'lose-ships-left': object;
  'execute-those-left': object;
  'judge-departure': object;
}

export interface NewCapricaLocals {
  evacuate: { count: number };
  'prepare-or-evacuate': { chosen: 'prepare' | 'evacuate' };
  'scout-locked': { seen: boolean };
  'advance-occupation': { left: readonly LocationId[] };
  'destroy-force': { count: number };
  'meet-in-orbit': { left: readonly ShipKind[] };
  'execute-those-left': { left: readonly Seat[] };
}

export interface NewCapricaTests {
  /** Galactica is back in orbit over New Caprica. */
  'in-orbit': object;
  /** A civilian ship could be evacuated. */
  'ship-prepared': object;
  /** The current player is on this board. */
  'current-on': { readonly board: Board };
  /** The roll in hand is your own attack on an Occupation Force. */
  'attacking-occupation': object;
}

export interface NewCapricaFlowTests {
  'on-new-caprica': object;
  'jump-step-skipped': object;
  'canyon-activates': object;
}

export interface NewCapricaEvents extends DestinyEvents {
  settled: object;
  'orbit-reached': object;
  departed: object;
  'civilian-prepared': object;
  'civilian-evacuated': { readonly at: Sector };
  'locked-seen': { readonly seat: Seat; readonly card?: CardId };
  'locked-returned': { readonly seat: Seat; readonly to: 'top' | 'bottom' };
  'occupation-placed': { readonly at: LocationId };
  'occupation-moved': { readonly to: LocationId };
  'occupation-left': { readonly at: LocationId };
  'occupation-destroyed': { readonly at: LocationId };
  'jump-step-skipped': object;
}

export const newCapricaPrompts = ['occupation', 'resource'] as const;

declare module '#engine/model/choice.ts' {
  interface SectorTopics {
    /** Where a civilian ship comes out of danger. */
    evacuation: object;
  }
  interface Prompts {
    /** Where the Occupation Force stands. */
    occupation: AskOne<'activate' | 'destroy'>;
    /** Which of the highest is lost. */
    resource: AskOne;
  }
}

declare module '#engine/model/effect.ts' {
  interface Among {
    /** A revealed Cylon who does not infiltrate. */
    readonly cylon?: true;
  }
  interface NamedProcedures {
    /** Galactica leaves New Caprica for good. */
    'leave-new-caprica': object;
  }
}

declare module '#engine/model/card.ts' {
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
