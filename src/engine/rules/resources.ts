import { answered } from '../library/facet.ts';
import { type Count, type Resource, resources } from '../model/vocabulary.ts';
import { emit, type Position, push, type Run } from '../run/run.ts';

/** How much has been lost in the end. */
export function lose(run: Run, resource: Resource, n: Count): Count {
  const before = run.state.resources[resource];
  const left = n > 0 ? (answered(run, rules => rules.lessens?.(run, resource, n)) ?? n) : n;
  const now = Math.max(0, before - left);
  if (now === before) return 0;
  run.state.resources[resource] = now;
  emit(run, 'resource-lost', { resource, amount: before - now, now });
  const { triggers, reactions } = run.lib;
  if (triggers['resource-lost'].length + reactions['resource-lost'].length > 0)
    push(run, 'resource-lost', { resource });
  return before - now;
}

export function gain(run: Run, resource: Resource, n: Count): void {
  const before = run.state.resources[resource];
  const now = Math.min(run.lib.components.maximum, before + n);
  if (now === before) return;
  run.state.resources[resource] = now;
  emit(run, 'resource-gained', { resource, amount: now - before, now });
}

/** At least one resource in the red band of its dial (resources.red-zone). */
export function anyRed(run: Position): boolean {
  return resources.some(r => run.state.resources[r] <= run.lib.components.redAtOrBelow[r]);
}

export function anyExhausted(run: Position): boolean {
  return resources.some(r => run.state.resources[r] <= 0);
}
