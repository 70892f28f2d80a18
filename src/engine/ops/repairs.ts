/** What comes back from the damaged and the destroyed (damage.repair). */
import { askOne, askSome, ids } from '../choices/ask.ts';
import type { OpOf } from '../model/flow.ts';
import { decider } from '../queries/who.ts';
import { isDamaged, repairLocation } from '../rules/damage.ts';
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

/** A damaged location of your choice. */
export function repairAnyLocation(run: Run): Again {
  const damaged = [...run.lib.locations.keys()].filter(id => isDamaged(run, id));
  if (damaged.length === 0) return;
  const word = askOne(run, { seat: you(run), prompt: 'activation', about: 'repair' }, ids(damaged));
  if (word === undefined) return 'again';
  repairLocation(run, word);
}

export function repairRaptor(run: Run): undefined {
  const { destroyed, reserves } = run.state;
  if (destroyed.raptors === 0) return;
  destroyed.raptors -= 1;
  reserves.raptors += 1;
  emit(run, 'ship-repaired', { ship: 'raptor' });
}
