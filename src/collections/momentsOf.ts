import { type TimingPoint, timingPoints } from '#engine/timing/points.ts';
import type { RuleId } from '#rules/ruleId.ts';

const isPoint = (name: string): name is TimingPoint => name in timingPoints;

/** The rules of the timing points among these names. */
export function momentsOf(names: readonly string[]): readonly RuleId[] {
  return names.filter(isPoint).flatMap((point): readonly RuleId[] => timingPoints[point].atoms);
}
