/** Moments of Daybreak. */
import { treacheryPoints } from '#books/treachery/engine/points.ts';
import type { PointInfo, PointsOfBook } from '#engine/timing/points.ts';

const own = {
  'check-passed': { atoms: ['skill-check.pass'], cancels: 'the result' },
  'movement-over': { atoms: ['movement.optional'] },
  'ships-activate': { atoms: ['turn.activate-step'], cancels: 'the icons' },
  'civilian-threatened': { atoms: ['damage.civilian-destroyed'], cancels: 'the loss' },
  'mutiny-drawn': { atoms: ['daybreak.mutiny.draw-secret'] },
} as const satisfies Record<string, PointInfo>;

export interface DaybreakPoints extends Record<keyof typeof own, object> {}

declare module '#engine/timing/points.ts' {
  interface TimingPoints extends DaybreakPoints {}
}

export const daybreakPoints: PointsOfBook = { ...treacheryPoints, ...own };
