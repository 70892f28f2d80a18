/** How often games have ended how. */
import { coreEndings, type Ending, type Side } from '#engine/model/vocabulary.ts';

export interface Outcome {
  readonly winner: Side;
  readonly because: Ending;
}

export interface Tally {
  readonly of: number;
  readonly by: readonly (Outcome & { readonly times: number })[];
}

export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const endings = [...new Set([...coreEndings, ...outcomes.map(({ because }) => because)])];
  const by = (['humans', 'cylons'] as const).flatMap(winner =>
    endings.flatMap(because => {
      const times = outcomes.filter(one => one.winner === winner && one.because === because).length;
      return times === 0 ? [] : [{ winner, because, times }];
    }),
  );
  return { of: outcomes.length, by };
}

/** The share of so many in so many, and between which two it lies with 95 % certainty (Wilson). */
export function shareOf(
  times: number,
  of: number,
): { readonly share: number; readonly least: number; readonly most: number } {
  if (of === 0) return { share: 0, least: 0, most: 1 };
  const z = 1.96;
  const p = times / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return { share: p, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}
