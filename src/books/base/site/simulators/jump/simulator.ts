import { defineSimulator } from '#books/defineSimulator.ts';
import { adama, company } from '../crew.ts';

export const simulator = defineSimulator({
  rule: 'jump.five-steps',
  lesson: 'jumping',
  // The jump with a 5 on the last blue space but one, as the rules tell it.
  worked: 'prepare~prepare~prepare~prepare~ftl-control~5~tylium-planet~remote-planet~remote-planet',
  of: 'jump',
  admiral: adama,
  company,
});
