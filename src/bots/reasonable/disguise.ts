/** What a Cylon in hiding adds to a check that he wants to fail, where the others remember who gave what. */
import { gave } from '../conduct/checks.ts';
import type { Candidate } from './candidates.ts';
import type { Outlook } from './outlook.ts';
import { exposure } from './suspicion.ts';

/** How much likelier a check fails for each point of strength against it. */
const slope = 0.09;
const mostLikely = 0.5;

/** What a card that hurts says of each of the few who may have added it. */
const hurting = 0.55;

const total = (cards: readonly Candidate[], of: (card: Candidate) => number): number =>
  cards.reduce((sum, card) => sum + of(card), 0);

/** Nothing, one card that hurts, or two that help a little and look well. */
export function disguised(
  o: Outlook,
  against: Candidate[],
  matching: Candidate[],
  stake: number,
  max: number,
): string[] {
  const [foul] = against.sort((a, b) => b.strength - a.strength);
  const kind = matching.sort((a, b) => a.strength - b.strength || a.price - b.price).slice(0, 2);
  const swing = (strength: number) => stake * Math.min(mostLikely, slope * strength);
  const ways = [{ cards: [] as Candidate[], gain: -exposure(o, gave.nothing.much) }];
  if (foul && max > 0) {
    ways.push({ cards: [foul], gain: swing(foul.strength) - foul.price - exposure(o, hurting) });
  }
  if (kind.length === 2 && max > 1) {
    const cost = swing(total(kind, card => card.strength)) + total(kind, card => card.price);
    ways.push({ cards: kind, gain: -cost - exposure(o, gave.several) });
  }
  // Nobody can tell beforehand what he will do.
  const moods = ways.map(way => ({ ...way, gain: way.gain + 0.5 * o.dice(3) }));
  return moods.sort((a, b) => b.gain - a.gain)[0]?.cards.map(({ card }) => card) ?? [];
}
