/** The moment at which the cards of a check lie open and may speak. */
import type { PointInfo } from '#engine/timing/points.ts';

export const treacheryPoints = {
  'cards-revealed': { atoms: ['pegasus.reckless.makes-check-reckless'], ordersCards: true },
} as const satisfies Record<string, PointInfo>;

export interface TreacheryPoints extends Record<keyof typeof treacheryPoints, object> {}

declare module '#engine/timing/points.ts' {
  interface TimingPoints extends TreacheryPoints {}
}
