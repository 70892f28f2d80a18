/** What bots keep the cards of the base game for, and what its damage does. */
import { type BotsFacet, type BotsWords, defineBots } from '#bots/facet.ts';

/** Its words are those of the core. */
export const facet: BotsFacet = defineBots<BotsWords>({
  uses: {
    'executive-order': 1,
    'declare-emergency': 0.6,
    'strategic-planning': 0.5,
    'consolidate-power': 0.4,
    'scientific-research': 0.4,
    'launch-scout': 0.3,
    repair: 0.5,
    'investigative-committee': 0.2,
  },
  pilotUses: { 'maximum-firepower': 0.8, 'evasive-maneuvers': 0.6 },
  tokens: {
    'galactica-damage-ftl-control': 3,
    'galactica-damage-command': 2.5,
    'galactica-damage-weapons-control': 2,
    'galactica-damage-hangar-deck': 1.8,
    'galactica-damage-admirals-quarters': 1.7,
    'galactica-damage-armory': 1.5,
  },
});
