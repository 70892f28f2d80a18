import { leadersNight } from '#books/leaders/site/nightTexts.ts';
import { defineSite } from '#books/siteFacet.ts';
import { skills } from '#books/treachery/site/skills.ts';
import { pegasusNight } from './nightTexts.ts';
import { simulators } from './simulators/index.ts';
import { type PegasusTexts, texts } from './texts.ts';

export const facet = defineSite<PegasusTexts>({
  texts,
  night: [leadersNight, pegasusNight],
  skills,
  kinds: {
    'new-caprica': { after: 'super-crisis', deck: 'crisis', colour: 'signal' },
    agenda: { after: 'loyalty', deck: 'agenda', colour: 'tactics' },
  },
  charts: {
    execution: ['execution'],
    'new-caprica': ['new-caprica', 'activate-occupation-forces', 'orbit', 'leave-new-caprica'],
  },
  simulators,
  plans: {
    pegasus: {
      ship: { minutes: 2, read: 'pegasus.pegasus-board.separate-ship' },
      treachery: { minutes: 3, read: 'pegasus.treachery.humans-no-text' },
      leaders: { minutes: 4, read: 'pegasus.cylon-leaders.max-one' },
      execution: { minutes: 3, read: 'pegasus.execution.discard-skill-hand' },
    },
  },
});
