import { defineSimulator } from '#books/defineSimulator.ts';
import { ending } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'daybreak.motives.win-conditions',
  worked: 'humans~hardship~humans~keep-them-docile~learn-to-cherish',
  of: 'table',
  deeds: ending('adama'),
  parts: ['resources'],
  held: ['loyalty'],
});
