/** What comes back from the damaged and the destroyed (damage.repair). */
import { askSome } from '../choices/ask.ts';
import type { OpOf } from '../model/flow.ts';
import { decider } from '../queries/who.ts';
import { you } from '../run/find.ts';
import { type Again, emit, type Run } from '../run/run.ts';

type Vipers = Extract<OpOf<'repair'>, { what: 'vipers' }>;

export function repairVipers(run: Run, op: Vipers): Again {
  const { state } = run;
  const options = [
    ...(state.damagedVipers > 0 ? [{ id: 'damaged', count: state.damagedVipers }] : []),
    ...(op.destroyed && state.destroyed.vipers > 0
      ? [{ id: 'destroyed', count: state.destroyed.vipers }]
      : []),
  ];
  const by = op.by === undefined ? you(run) : decider(run, op.by);
  if (by === undefined) return;
  const words = askSome(run, { seat: by, prompt: 'viper' }, options, 0, op.n);
  if (words === undefined) return 'again';
  for (const word of words) {
    if (word === 'damaged') state.damagedVipers -= 1;
    else state.destroyed.vipers -= 1;
    state.reserves.vipers += 1;
    emit(run, 'ship-repaired', { ship: 'viper' });
  }
}

export function repairRaptor(run: Run): undefined {
  const { destroyed, reserves } = run.state;
  if (destroyed.raptors === 0) return;
  destroyed.raptors -= 1;
  reserves.raptors += 1;
  emit(run, 'ship-repaired', { ship: 'raptor' });
}
