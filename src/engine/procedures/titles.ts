import type { Procedures } from '../model/flow.ts';

export const titles: Procedures = {
  jailed: [{ op: 'pass-titles-on', rule: 'succession.admiral-to-brig' }],
  freed: [{ op: 'relieve-caretaker', rule: 'succession.all-in-brig' }],
};
