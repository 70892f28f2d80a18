import { leadersNight } from '#books/leaders/site/nightTexts.ts';
import { defineSite } from '#books/siteFacet.ts';
import { skills } from '#books/treachery/site/skills.ts';
import { daybreakNight } from './nightTexts.ts';
import { simulators } from './simulators/index.ts';
import { type DaybreakTexts, texts } from './texts.ts';

export const facet = defineSite<DaybreakTexts>({
  texts,
  night: [leadersNight, daybreakNight],
  skills,
  kinds: {
    motive: { after: 'loyalty', deck: 'motive', colour: 'tactics' },
    mutiny: { after: 'loyalty', deck: 'mutiny', colour: 'alarm' },
    mission: { after: 'loyalty', deck: 'mission', colour: 'calm' },
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
