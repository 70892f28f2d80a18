import type { SiteOf } from '#books/siteFacet.ts';
import type { DaybreakTexts } from './texts.ts';

export const simulators: SiteOf<DaybreakTexts>['simulators'] = {
  'loyalty-daybreak': { rule: 'daybreak.loyalty-deck.procedure' },
  'succession-daybreak': { rule: 'daybreak.succession.replaces-all' },
  abilities: {
    rule: 'daybreak.skill-check-abilities.when',
    lesson: 'cards-in-checks',
    worked:
      'treachery~check~pass~pass~all-hands-on-deck/0~install-upgrades/0.investigative-committee/4~quick-thinking/0~all-hands-on-deck~bait~civilian-empty~quick-thinking~no~violent-outbursts~armed-resistance~a-better-machine/3~install-upgrades/0',
  },
  mutiny: {
    rule: 'daybreak.mutiny.second-card',
    lesson: 'mutiny',
    worked:
      'free~zarek~armed-resistance~impeachment~adama~assume-command~reveal~no~bomb-on-colonial-1~tyrol~bait-and-switch',
  },
  mission: {
    rule: 'daybreak.missions.check-at-once',
    lesson: 'cards-for-a-mission',
    worked:
      'digging-up-the-past~begin~investigative-committee/4.investigative-committee/5~none~none~declare-emergency/5.executive-order/2',
  },
  'assault-raptors': {
    rule: 'daybreak.assault-raptors.as-vipers',
    worked: 'reserves~command~launch:port-bow:assault-raptor~attack:port-bow:assault-raptor:raider~6~raiders',
  },
  motives: {
    rule: 'daybreak.motives.win-conditions',
    worked: 'humans~hardship~humans~keep-them-docile~learn-to-cherish',
  },
};
