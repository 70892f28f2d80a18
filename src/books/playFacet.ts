/**
 * What a book brings to what runs in pages: simulators, moments in which a card matters, an evening at a table. Types
 * alone: books need no feature, features need no book. Each part is fetched where it is needed.
 */

import type { BoardPart } from '#board/parts.ts';
import type { CardId, CharacterId } from '#engine/model/vocabulary.ts';
import type { Seated } from '#engine/tools/table.ts';
import type { TableDeeds } from '#engine/tools/tableDeeds.ts';
import type { SeatView } from '#engine/view/view.ts';
import type { Night } from '#features/night/night.ts';
import type { CheckTable } from '#features/simulators/check/checkBench.ts';
import type { Crew as DamageCrew } from '#features/simulators/damage/damageBench.ts';
import type { FleetCrew } from '#features/simulators/fleet/fleet.ts';
import type { Flyers } from '#features/simulators/flight/flightBench.ts';
import type { Deal } from '#features/simulators/loyalty/loyaltyBench.ts';
import type { Moments } from '#ui/moments/moments.ts';
import type { TurnTable } from '#ui/turn/situations.ts';

export interface PlayFacet {
  readonly newGame?: NewGame;
  readonly simulators: () => Promise<Simulators>;
  readonly moments: () => Promise<Moments>;
  readonly night: () => Promise<Night>;
}

/** Where nobody has said who plays. */
export interface NewGame {
  /** The game that follows the lessons, as its address names it (docs/addresses.md). */
  readonly firstRound: string;
  /** Who sits in a position that is written from nothing; the first is about to begin. */
  readonly seats: readonly { readonly id: string; readonly character: CharacterId }[];
}

/** By their names, in the order in which they are shown. */
export interface Simulators {
  readonly [bench: string]: Simulator;
}

/** What stands on a simulator, by the machine that plays it. */
export type Simulator =
  | ({ readonly of: 'turn' } & TurnTable)
  | ({ readonly of: 'check' } & CheckTable)
  | (InGame & { readonly of: 'attack'; readonly crew: FleetCrew })
  | (InGame & { readonly of: 'raiders'; readonly crew: FleetCrew })
  | (InGame & { readonly of: 'boarding'; readonly crew: FleetCrew })
  | (InGame & { readonly of: 'vipers'; readonly flyers: Flyers })
  | (InGame & { readonly of: 'damage'; readonly crew: DamageCrew })
  | (InGame & { readonly of: 'jump'; readonly admiral: Seated })
  | ({ readonly of: 'loyalty'; readonly start: Deal } & Woken & Joining)
  | ({ readonly of: 'succession'; readonly start: readonly CharacterId[] } & Joining)
  | ({ readonly of: 'table' } & TableSimulator);

export type SimulatorOf<Of extends Simulator['of']> = Extract<Simulator, { readonly of: Of }>;

/** Laid on a bare table; where it goes on as a game, these people join it as far as they are needed, in this order. */
interface InGame {
  readonly company: readonly CharacterId[];
}

/** One that begins otherwise where its book is on the table, on the page of another. */
interface Joining {
  /** The simulator that it joins; its own address, which has been handed out, leads there. */
  readonly joins?: string;
}

/** Destinations reached by the time that everybody has been dealt cards a second time. */
interface Woken {
  readonly halfway: readonly CardId[];
}

export interface TableSimulator {
  /** What can be begun on it. The position, in which these seats are, stands beside it. */
  readonly deeds: TableDeeds;
  /** The parts of the board that it is about. */
  readonly parts: readonly BoardPart[];
  /** The cards that everybody holds. */
  readonly held: readonly HeldCards[];
}

/** Cards that a simulator can be about. */
export type HeldCards =
  | 'hand'
  | 'loyalty'
  | { readonly name: string; readonly of: (seat: SeatView) => readonly (string | undefined)[] };
