/** Which of the revealed cards may leave the check in progress. */
import type { Withdrawal } from '../model/effect.ts';
import type { CardId } from '../model/vocabulary.ts';
import { face } from '../rules/hands.ts';
import { nearest } from '../run/find.ts';
import type { Run } from '../run/run.ts';
import { maybeSpeaking } from './thisCard.ts';

/** Cards that may go: of two copies of the card that speaks, the other one may, where only the card is spared. */
export function withdrawable(run: Run, { atMost, spares }: Withdrawal): CardId[] {
  const speaker = maybeSpeaking(run);
  let spared = spares === 'this-card' ? 1 : 0;
  return (nearest(run, 'check')?.cards ?? []).flatMap(({ card }) => {
    const { strength, card: printed } = face(run, card);
    if (atMost !== undefined && strength > atMost) return [];
    if (printed.id !== speaker) return [card];
    if (spares === 'this-name') return [];
    spared -= 1;
    return spared < 0 ? [card] : [];
  });
}
