/** Could this effect do anything at all? What certainly could not is not offered, as an action or a reaction. */
import type { Effect } from '../model/effect.ts';
import type { Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { openOptions } from '../queries/options.ts';
import { crisis } from '../run/find.ts';
import type { Run } from '../run/run.ts';

export function possible(run: Run, effect: Effect, seat: Seat): boolean {
  const [op] = effect;
  switch (op?.op) {
    case 'choose':
      return op.options.some(o => !o.requires || holds(run, o.requires, seat));
    case 'play-quorum':
      return op.from === 'deck' || run.state.quorumHand.length > 0;
    case 'change-option':
      return openOptions(run).some(id => id !== crisis(run).option);
    default:
      return true;
  }
}
