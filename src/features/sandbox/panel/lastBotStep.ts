import { isTold } from '#ui/table/isTold.ts';
import { type AtTable, askedOfBots, choiceMade } from '../machine/table.ts';
import type { BotStep } from './BotWhy.tsx';

/** The last decision of a bot of which there was something to see, and is something to say. */
export function lastBotStep(table: AtTable, isTelling: (step: BotStep) => boolean): BotStep | undefined {
  for (let at = table; at.earlier !== undefined; at = at.earlier) {
    const before = at.earlier;
    const made = choiceMade(at);
    const asked = askedOfBots(before);
    if (made === undefined || asked === undefined || asked.seat !== made.seat || made.seat === 'chance')
      continue;
    if (!at.events.some(isTold) || typeof made.choose !== 'string' || made.choose === 'pass') continue;
    const key = `${at.name} ${at.game.log?.length}`;
    const step = { key, seat: made.seat, asked, chosen: made.choose, before };
    if (isTelling(step)) return step;
  }
  return undefined;
}
