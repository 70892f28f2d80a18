/** Resources, cards in hand, Quorum and Super Crisis cards, and what becomes of a card. */
import type { CrisisCard } from '#engine/model/card.ts';
import type { CoreCardOps } from '#engine/model/effect.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { affected } from '#engine/queries/who.ts';
import { seatState } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { firstOf, sumOf, type Worths } from '../../facet.ts';
import type { Outlook } from '../outlook.ts';
import { cardPrice, distancePrice, gainOf, lossOf, stepPrice } from '../prices.ts';
import { inSpace } from '../threats.ts';
import { preferred, worthOfBlock } from './worth.ts';

const sum = (seats: readonly Seat[], worth: (seat: Seat) => number) =>
  seats.reduce((total, seat) => total + worth(seat), 0);

/** The jump saves the steps it leaves out and leaves the Cylons behind; the last one wins. */
export function jumpWorth(o: Outlook): number {
  if (o.view.passed.includes('last-jump')) return 40;
  return (o.lib.components.jumpTrack.length - 1 - o.view.jumpTrack) * stepPrice(o) + inSpace(o);
}

/** Distance without a jump takes no fuel, leaves no civilian ships behind, and no steps of the fleet marker. */
const jumpsSaved = 3;

/** What a look is worth at a card that nobody has thought of. */
const usualLook = 0.7;

export const cardWorth: Worths<
  Pick<
    CoreCardOps,
    | 'lose'
    | 'gain'
    | 'jump-track'
    | 'draw'
    | 'discard'
    | 'take'
    | 'draw-from'
    | 'play-quorum'
    | 'scout'
    | 'inspect-civilians'
    | 'spend-nuke'
    | 'stay'
    | 'give'
    | 'put-this'
  >
> = {
  lose(o, op) {
    const cost = o.lib.components.jumpTrack[o.view.jumpTrack]?.populationCost ?? 0;
    return -lossOf(o, op.resource, op.n === 'population-cost' ? cost : op.n);
  },
  gain: (o, op) => gainOf(o, op.resource, op.n),
  'jump-track'(o, op) {
    const otherwise = firstOf(o.knowledge.facets, facet => facet.jumpTrack?.(o, op.by));
    if (otherwise !== undefined) return otherwise;
    const last = o.lib.components.jumpTrack.length - 1;
    const to = Math.max(0, Math.min(last, o.view.jumpTrack + op.by));
    const steps = (to - o.view.jumpTrack) * stepPrice(o);
    return to === last ? steps + jumpWorth(o) : steps;
  },
  draw: (o, op) => sum(affected(o.run, op.who), seat => op.n * cardPrice(o, seat)),
  discard: (o, op) =>
    sum(affected(o.run, op.who), seat => {
      // Exchanged for another one.
      if (op.of === 'super-crisis') return 0;
      if (op.of === 'quorum') return -0.3 * (op.n === 'hand' ? 1 : op.n);
      const held = seatState(o.run, seat).hand.length;
      return -Math.min(held, op.n === 'hand' ? held : op.n) * cardPrice(o, seat);
    }),
  take: (o, op) =>
    op.from === 'check'
      ? 0
      : sum(affected(o.run, op.from), seat => -1.5 * (op.random ?? 1) * cardPrice(o, seat)),
  'draw-from': (o, op) => (op.deck === 'quorum' ? op.n * (o.view.quorumHand.length < 3 ? 0.6 : 0.2) : 0),
  'play-quorum'(o, op) {
    if (op.from === 'deck') return 1.6;
    const risk = sumOf(o.knowledge.facets, facet => facet.quorumRisk?.(o, you(o.run)));
    const known = o.view.quorumHand.filter(card => card !== undefined);
    const worths = known.map(card => worthOfBlock(o, `quorum/${card}#`, you(o.run)));
    return worths.length === 0 ? 0 : risk + preferred(o, you(o.run), worths);
  },
  scout: (o, { decks: [deck = ''] }) => o.knowledge.scouted[deck]?.look?.(o) ?? usualLook,
  'inspect-civilians': o => 0.15 * Math.min(2, o.view.ships.filter(s => s.kind === 'civilian').length),
  'spend-nuke': () => -1.2,
  stay(o) {
    const far = distanceOf(o);
    if (far > 0) return jumpsSaved * far * distancePrice(o);
    return playing(o) ? -0.8 : 0.4;
  },
  give: () => 0.3,
  'put-this': () => 0,
};

/** The card whose tree is being read. */
const reading = (o: Outlook): string => o.lib.blocks.get(o.run.state.stack.at(-1)?.at ?? '')?.card ?? '';

/** What it adds to the distance once it lies in play. */
function distanceOf(o: Outlook): number {
  const card = reading(o);
  const filed = (o.lib.modifiers.distance ?? []).filter(
    ({ source }) => source.on === 'in-play' && source.card === card,
  );
  return filed.reduce((sum, { ability }) => sum + ability.add, 0);
}

/** The crisis card whose tree is being read. */
const playing = (o: Outlook): CrisisCard | undefined => o.lib.crises.get(reading(o));
