import { defineSimulator } from '#books/defineSimulator.ts';
import { meets } from '#features/simulators/tables/deeds.ts';
import { mutinyCards } from '../mutinyCards.ts';

export const simulator = defineSimulator({
  rule: 'daybreak.skill-check-abilities.when',
  lesson: 'cards-in-checks',
  worked:
    'treachery~check~pass~pass~all-hands-on-deck/0~install-upgrades/0.investigative-committee/4~quick-thinking/0~all-hands-on-deck~bait~civilian-empty~quick-thinking~no~violent-outbursts~armed-resistance~a-better-machine/3~install-upgrades/0',
  of: 'table',
  deeds: { check: meets('tigh', 'rallying-support') },
  parts: ['space', 'resources'],
  held: ['hand', mutinyCards],
});
