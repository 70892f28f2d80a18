/** What bots think of Treachery cards, which two books bring. */
import type { BotsFacet, Worths } from '#bots/facet.ts';
import type { DestinyOps } from '../engine/destiny.ts';

const worths: Worths<DestinyOps> = {
  'into-destiny': (_, { skill, n }) => (skill === 'treachery' ? -0.4 * n : 0),
};

export const treacheryBots = {
  worths,
  skills: { treachery: { demand: 0.8, spite: 1.2 } },
} as const satisfies BotsFacet;
