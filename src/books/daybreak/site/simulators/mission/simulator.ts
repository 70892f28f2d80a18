import { defineSimulator } from '#books/defineSimulator.ts';
import { act, befalls } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'daybreak.missions.check-at-once',
  lesson: 'cards-for-a-mission',
  worked:
    'digging-up-the-past~begin~investigative-committee/4.investigative-committee/5~none~none~declare-emergency/5.executive-order/2',
  of: 'table',
  deeds: {
    begin: act('adama', 'demetrius-bridge'),
    jump: befalls('adama', 'adama', [{ op: 'call', block: 'jump' }]),
  },
  parts: ['jump', 'resources'],
  held: ['hand'],
});
