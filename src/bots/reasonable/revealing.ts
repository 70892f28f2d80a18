/** When a Cylon stops hiding. */
import type { CardId } from '#engine/model/vocabulary.ts';
import { isPrisoner } from '#engine/rules/people.ts';
import type { Outlook } from './outlook.ts';
import { worthOfBlock } from './worth/worth.ts';

/** What hiding is worth by itself: more where the humans have to do more than jump, which he can spoil unseen. */
function hiding(o: Outlook, late: boolean): number {
  const { missions, settle } = o.lib.objectives.get(o.view.options.objective) ?? {};
  return (late ? 1.5 : 3) + (missions || settle !== undefined ? 2 : 0);
}

/**
 * What a Cylon gains by revealing now. In hiding he spoils checks and holds titles, but has to work with the others;
 * in the open he uses the Cylon locations, and the further the fleet has come the less hiding is worth. A prisoner's card has no power
 * (brig.reveal-without-power), but later in the game nothing is left for him to do there.
 */
export function revealing(o: Outlook, card: CardId): number {
  const late = o.view.passed.includes('sleeper');
  if (isPrisoner(o.run, o.me)) return late ? 4 : 0;
  const power = -worthOfBlock(o, `loyalty/${card}#reveal`);
  const { president, admiral } = o.view.titles;
  const offices = (president === o.me ? 1.5 : 0) + (admiral === o.me ? 1.5 : 0);
  return power - offices - hiding(o, late);
}
