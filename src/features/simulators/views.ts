import type { Simulator } from '#books/playFacet.ts';
import AttackBench from './attack/AttackBench.astro';
import type { BenchId } from './benches.ts';
import CheckBench from './check/CheckBench.astro';
import DamageBench from './damage/DamageBench.astro';
import FleetBench from './fleet/FleetBench.astro';
import FlightBench from './flight/FlightBench.astro';
import JumpBench from './jump/JumpBench.astro';
import LoyaltyBench from './loyalty/LoyaltyBench.astro';
import SuccessionBench from './succession/SuccessionBench.astro';
import TableBench from './tables/TableBench.astro';
import TurnBench from './turn/TurnBench.astro';

/** A simulator on a page: what is drawn, and the worked example for readers without script. */
type View = (props: { readonly bench: BenchId; readonly alone: boolean }) => unknown;

/** What draws a simulator, by the machine that plays it. */
export const views: { readonly [Of in Simulator['of']]: View } = {
  turn: TurnBench,
  check: CheckBench,
  attack: AttackBench,
  vipers: FlightBench,
  raiders: FleetBench,
  boarding: FleetBench,
  damage: DamageBench,
  jump: JumpBench,
  loyalty: LoyaltyBench,
  succession: SuccessionBench,
  table: TableBench,
};
