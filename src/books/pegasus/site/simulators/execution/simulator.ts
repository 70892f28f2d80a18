import { defineSimulator } from '#books/defineSimulator.ts';
import { act, befalls } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'pegasus.execution.cylon-shows-one',
  lesson: 'execution',
  worked:
    'cylon.before~airlock~accused~pass~executive-order/2~investigative-committee/4.investigative-committee/5.strategic-planning/5~helo',
  of: 'table',
  deeds: {
    airlock: act('zarek', 'airlock'),
    execute: befalls('zarek', 'accused', [{ op: 'procedure', of: 'execution', who: 'you' }]),
  },
  parts: ['players', 'resources'],
  held: ['loyalty'],
});
