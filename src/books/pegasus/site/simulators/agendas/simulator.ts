import { defineSimulator } from '#books/defineSimulator.ts';
import { ending } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'pegasus.agendas.shared-victory',
  worked: 'the-illusion-of-hope.home~hardship~cylons',
  of: 'table',
  deeds: ending('tigh'),
  parts: ['resources'],
  held: ['loyalty'],
});
