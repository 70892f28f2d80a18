/** Why something cannot be opened, as a sentence. */
import type { DoorSaid } from '../said.ts';
import type { Unopened } from './openingOf.ts';

export function explained({ t }: DoorSaid, fault: Unopened): string {
  switch (fault.fault) {
    case 'not-loaded':
      return t(`loadFaults.${fault.loaded.fault}`);
    case 'bad-position': {
      const [first] = fault.problems;
      const why = first?.impossible;
      if (why !== undefined) return t('faults.impossible', { where: first?.path.join(' › ') ?? '' });
      return t('faults.bad-position', { line: first?.line ?? 1, where: first?.path.join(' › ') ?? '' });
    }
    default:
      return t(`faults.${fault.fault}`);
  }
}
