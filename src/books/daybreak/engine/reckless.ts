/** Reckless checks of Pegasus, as Daybreak carries them out: Treachery comes from the deck. */
import type { CardId } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { face, toDiscardPile } from '#engine/rules/hands.ts';
import { check, current } from '#engine/run/find.ts';
import { draw } from '#engine/run/piles.ts';
import { emit, push, type Run } from '#engine/run/run.ts';

/** It lies with the cards of the check until it is discarded; what it says is carried out here. */
function turnUp(run: Run): CardId | undefined {
  const card = draw(run, 'treachery');
  if (card === undefined) return undefined;
  check(run).cards.push({ card, by: undefined });
  emit(run, 'treachery-turned-up', { card });
  return card;
}

function discard(run: Run, turned: readonly CardId[]): void {
  // They have come last.
  check(run).cards.splice(-turned.length);
  for (const card of turned) toDiscardPile(run, card);
  emit(run, 'check-cards-discarded', { cards: turned });
}

/** What the card says out of a check, once more even if it has been said (daybreak.combine-pegasus.reckless-zero). */
function speak(run: Run, card: CardId): void {
  const { id } = face(run, card).card;
  for (const { source, block } of run.lib.triggers['cards-revealed']) {
    if (source.on === 'skill' && source.card === id) push(run, block, { seat: current(run) });
  }
}

export const recklessOps: Resolvers<'turn-up-treachery'> = {
  'turn-up-treachery'(run, _op, frame) {
    if (frame.turned === undefined) {
      if (!check(run).marks?.includes('reckless')) return;
      const first = turnUp(run);
      if (first === undefined) return;
      const second = face(run, first).strength === 0 ? turnUp(run) : undefined;
      frame.turned = second === undefined ? [first] : [first, second];
    }
    const { turned, spoken = 0 } = frame;
    // A strength above 0 has no effect (daybreak.combine-pegasus.reckless-positive).
    const speaks = face(run, turned[0] ?? '').strength === 0;
    const next = speaks ? turned[spoken] : undefined;
    if (next === undefined) return discard(run, turned);
    frame.spoken = spoken + 1;
    speak(run, next);
    return 'again';
  },
};
