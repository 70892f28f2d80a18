/** Why something cannot be opened, as a sentence. */
import type { Said } from '../said.ts';
import type { Unopened } from './openingOf.ts';

export function explained({ t, loadFault }: Pick<Said, 't' | 'loadFault'>, fault: Unopened): string {
  switch (fault.fault) {
    case 'not-loaded':
      return loadFault(fault.loaded);
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
