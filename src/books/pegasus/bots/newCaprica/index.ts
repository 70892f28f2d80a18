/** What the New Caprica phase is to bots, while it lasts and before it has begun. */
import type { BotsFacet } from '#bots/facet.ts';
import { helpful } from '#bots/reasonable/actions.ts';
import { mine } from '#bots/reasonable/outlook.ts';
import { sickbayPrice } from '#bots/reasonable/prices.ts';
import { worthOfBlock } from '#bots/reasonable/worth/worth.ts';
import { boardOf } from '#engine/rules/people.ts';
import { lockedShips, standing } from './choices.ts';
import { detentionPrice, marchPrice, phaseOf, returnPrice, toCome } from './prices.ts';
import { departureWorth, newCapricaWorth } from './worth.ts';

export const newCapricaBots = {
  activations: { 'occupation-forces': o => (phaseOf(o) ? marchPrice(o) : 0) },
  works: ['prepare', 'prepare-or-evacuate', 'evacuate', 'destroy-force-here'],
  actions: {
    'attack-occupation': o => helpful(o, worthOfBlock(o, 'attack-occupation'), 'work'),
    imprison: o => helpful(o, worthOfBlock(o, 'imprison'), 'work'),
    // It ends the game: nothing is left to hide for.
    'leave-new-caprica': o => mine(o, departureWorth(o)),
  },
  // Nobody who passes for a human calls for the death of one.
  shunned: ['resistance-hq'],
  places: { detention: detentionPrice, 'medical-center': sickbayPrice },
  procedures: { 'leave-new-caprica': departureWorth },
  scouted: { civilians: lockedShips },
  standing,
  quorumRisk: (o, seat) => (boardOf(o.run, seat) === 'new-caprica' ? (3 / 8) * detentionPrice(o, seat) : 0),
  jumpTrack(o, by) {
    const here = phaseOf(o);
    return here && !here.orbit ? by * returnPrice(here) : undefined;
  },
  /** In orbit the marker stays where it is; a ship that is ready gets away. */
  lastIcon(o, { evacuate }) {
    if (!phaseOf(o)?.orbit) return undefined;
    return evacuate ? newCapricaWorth.evacuate(o, { op: 'evacuate', n: 1 }, {}) : 0;
  },
  toCome,
  goal: ({ settle }) => settle,
  hiding: ({ settle }) => (settle === undefined ? 0 : 2),
} as const satisfies BotsFacet;
