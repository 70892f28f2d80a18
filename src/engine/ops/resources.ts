import type { Amount } from '../model/effect.ts';
import { gain, lose } from '../rules/resources.ts';
import { emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

function amount(run: Run, n: Amount): number {
  if (n !== 'population-cost') return n;
  return run.lib.components.jumpTrack[run.state.jumpTrack]?.populationCost ?? 0;
}

/** The fleet marker moves within the track; on Auto Jump the fleet jumps at once (turn.auto-jump). */
export function moveMarker(run: Run, by: number): void {
  const last = run.lib.components.jumpTrack.length - 1;
  const to = Math.max(0, Math.min(last, run.state.jumpTrack + by));
  if (to === run.state.jumpTrack) return;
  run.state.jumpTrack = to;
  const { zone } = run.lib.components.jumpTrack[to] ?? {};
  emit(run, 'jump-track-moved', zone === 'auto' ? { to, auto: true } : { to });
  if (to === last) push(run, 'auto-jump');
}

export const resourceOps: Resolvers<'lose' | 'gain' | 'jump-track'> = {
  lose: (run, op) => void lose(run, op.resource, amount(run, op.n)),
  gain: (run, op) => void gain(run, op.resource, op.n),
  'jump-track': (run, op) => moveMarker(run, op.by),
};
