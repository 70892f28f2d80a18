import type { SiteOf } from '#books/siteFacet.ts';
import type { PegasusTexts } from './texts.ts';

export const simulators: SiteOf<PegasusTexts>['simulators'] = {
  'loyalty-pegasus': { rule: 'pegasus.loyalty-deck.composition' },
  'succession-pegasus': { rule: 'pegasus.succession.admiral-order' },
  reckless: {
    rule: 'pegasus.reckless.makes-check-reckless',
    lesson: 'reckless-checks',
    worked:
      'treachery~check~at-any-cost/3~pass~pass~broadcast-location/1~guts-and-initiative/1.strategic-planning/3~executive-order/2.strategic-planning/5~broadcast-location~civilian-empty~broadcast-location/1~broadcast-location/1~broadcast-location/1',
  },
  execution: {
    rule: 'pegasus.execution.cylon-shows-one',
    lesson: 'execution',
    worked:
      'cylon.before~airlock~accused~pass~executive-order/2~investigative-committee/4.investigative-committee/5.strategic-planning/5~helo',
  },
  occupation: {
    rule: 'pegasus.new-caprica.occupation.advance',
    worked: 'away~activate~attack~pass~6~shipyard',
  },
  agendas: {
    rule: 'pegasus.agendas.shared-victory',
    worked: 'the-illusion-of-hope.home~hardship~cylons',
  },
};
