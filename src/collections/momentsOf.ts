import { timingPoints } from '#books/atBuild/points.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import type { RuleId } from '#rules/ruleId.ts';

/** The rules of the timing points among these names. */
export function momentsOf(names: readonly string[]): readonly RuleId[] {
  return names.flatMap(name => timingPoints.get(name as TimingPoint)?.atoms ?? []);
}
