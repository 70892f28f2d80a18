import { treacheryBots } from '#books/treachery/bots/index.ts';
import { type BotsFacet, type BotsWords, defineBots } from '#bots/facet.ts';
import type { DaybreakCardOps, DaybreakEvents } from '../engine/words.ts';
import { facet as conduct } from './conduct.ts';
import { isGoodMission, missionScouting } from './missions.ts';
import { sideOfMotives } from './motives.ts';
import { type DaybreakPrompt, prompts } from './prompts.ts';
import { sheetWorth } from './sheets.ts';
import { daybreakWorth, mutinyPrice } from './worth.ts';

interface Words extends BotsWords {
  readonly ops: DaybreakCardOps;
  readonly prompts: Record<DaybreakPrompt, object>;
  readonly skills: { treachery: object };
  readonly events: DaybreakEvents;
}

export const facet: BotsFacet = defineBots<Words>({
  ...treacheryBots,
  worths: { ...treacheryBots.worths, ...daybreakWorth, ...sheetWorth },
  prompts,
  works: ['begin-mission'],
  burdens: { mutiny: mutinyPrice },
  scouted: { mission: { isGood: isGoodMission, look: missionScouting } },
  sideOf: sideOfMotives,
  hiding: ({ missions }) => (missions ? 2 : 0),
  conduct,
  accuses: op => op.op === 'draw-mutiny' && op.who === 'picked',
});
