/** What bots think of Cylon Leaders, whom two books bring. */
import type { BotsFacet } from '#bots/facet.ts';

export const leaderBots = {
  isOpen: character => character.class === 'cylon-leader',
} as const satisfies BotsFacet;
