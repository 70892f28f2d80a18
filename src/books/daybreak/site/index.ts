import { defineSite } from '#books/siteFacet.ts';
import { skills } from '#books/treachery/site/skills.ts';
import { decks } from '../board/symbols.ts';
import { simulators } from './simulators.ts';
import { type DaybreakTexts, texts } from './texts.ts';

export const facet = defineSite<DaybreakTexts>({
  texts,
  skills,
  kinds: {
    motive: { after: 'loyalty', symbol: decks.motive, colour: 'tactics' },
    mutiny: { after: 'loyalty', symbol: decks.mutiny, colour: 'alarm' },
    mission: { after: 'loyalty', symbol: decks.mission, colour: 'calm' },
  },
  charts: { mutiny: ['mutiny-drawn'] },
  simulators,
  plans: {
    daybreak: {
      mutiny: { minutes: 4, read: 'daybreak.mutiny.action' },
      miracles: { minutes: 2, read: 'daybreak.miracle.spend' },
      checks: { minutes: 3, read: 'daybreak.skill-check-abilities.icon' },
      search: { minutes: 3, read: 'daybreak.earth.objective' },
    },
  },
  loyalties: { mutineer: 'you-are-the-mutineer' },
});
