/** When a Cylon stops hiding. */
import type { CardId } from '../../engine/model/vocabulary.ts';
import { isAt } from '../../engine/rules/people.ts';
import type { Outlook } from './outlook.ts';
import { worthOfBlock } from './worth/worth.ts';

/**
 * What a Cylon gains by revealing now. In hiding he spoils checks and holds titles; in the open he uses the Cylon
 * locations, with less to lose the further the fleet has come.
 */
export function revealing(o: Outlook, card: CardId): number {
  if (isAt(o.run, o.me, 'brig')) return o.view.passed.includes('sleeper') ? 4 : 0;
  const power = -worthOfBlock(o, `loyalty/${card}#reveal`);
  const { titles, passed } = o.view;
  const offices = (titles.president === o.me ? 1.5 : 0) + (titles.admiral === o.me ? 1.5 : 0);
  const late = passed.includes('sleeper') ? -2 : -3.5;
  return power + late - offices - 1;
}
