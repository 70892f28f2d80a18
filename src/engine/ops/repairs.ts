/** What comes back from the damaged and the destroyed (damage.repair). */
import { askOne, askSome, ids } from '../choices/ask.ts';
import { craftNamed } from '../choices/askCraft.ts';
import type { OpOf } from '../model/flow.ts';
import type { Craft } from '../model/vocabulary.ts';
import { decider } from '../queries/who.ts';
import { craftsIn, enterReserves, restore } from '../rules/crafts.ts';
import { isDamaged, repairLocation } from '../rules/damage.ts';
import { you } from '../run/find.ts';
import { type Again, emit, type Run } from '../run/run.ts';

type Vipers = Extract<OpOf<'repair'>, { what: 'vipers' }>;

export function repairVipers(run: Run, op: Vipers): Again {
  const { state } = run;
  if (op.n === 'all') return repairDamaged(run, state.damagedVipers);
  const options = [
    ...(state.damagedVipers > 0 ? [{ id: 'damaged', count: state.damagedVipers }] : []),
    ...(op.destroyed && state.destroyed.vipers > 0
      ? [{ id: 'destroyed', count: state.destroyed.vipers }]
      : []),
    ...(op.destroyed ? craftsIn(run, 'destroyed').map(({ craft, n }) => ({ id: craft, count: n })) : []),
  ];
  const by = op.by === undefined ? you(run) : decider(run, op.by);
  if (by === undefined) return;
  const words = askSome(run, { seat: by, prompt: 'viper' }, options, 0, op.n);
  if (words === undefined) return 'again';
  for (const word of words) {
    if (word === 'damaged') repairDamaged(run, 1);
    else repairDestroyed(run, craftNamed(run, word));
  }
}

function repairDamaged(run: Run, n: number): undefined {
  for (let i = 0; i < n; i++) {
    run.state.damagedVipers -= 1;
    enterReserves(run);
    emit(run, 'ship-repaired', { ship: 'viper' });
  }
}

function repairDestroyed(run: Run, craft: Craft | undefined): void {
  restore(run, craft);
  enterReserves(run, craft);
  emit(run, 'ship-repaired', { ship: craft ?? 'viper' });
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
