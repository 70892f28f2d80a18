/** What Pegasus brings besides its cards. */

import { leaderCode } from '#books/leaders/engine/index.ts';
import type { EngineFacet } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { deckCode } from './cards/index.ts';
import { pegasusKinds } from './cards.ts';
import { pegasusConditions, pegasusFlowTests } from './conditions.ts';
import { executionOps } from './execution.ts';
import { pegasusForms } from './forms.ts';
import { pegasusLocals } from './locals.ts';
import { newCapricaOperations, newCapricaRules } from './newCaprica/index.ts';
import { newCapricaSlot } from './newCaprica/slot.ts';
import { newCapricaPrompts } from './newCaprica/words.ts';
import { pegasusPoints } from './points.ts';
import { pegasusOptions, pegasusRulings, refuses } from './rulings.ts';
import { pegasusTies } from './ties.ts';
import type { PegasusCardOps, PegasusFlows } from './words.ts';

const operations: Resolvers<keyof PegasusCardOps | keyof PegasusFlows> = {
  ...deckCode.operations,
  ...executionOps,
  ...newCapricaOperations,
};

export const facet: EngineFacet = {
  kinds: pegasusKinds,
  boards: ['pegasus', 'new-caprica'],
  piles: ['pegasus-damage', 'agenda'],
  damagePiles: { pegasus: 'pegasus-damage' },
  endings: ['nobody-left'],
  slots: [newCapricaSlot, ...deckCode.slots],
  forms: pegasusForms,
  refusals: leaderCode.refusals,
  classes: leaderCode.classes,
  standings: leaderCode.standings,
  operations: { ...leaderCode.operations, ...operations },
  locals: pegasusLocals,
  ties: pegasusTies,
  conditions: { ...leaderCode.conditions, ...pegasusConditions },
  flowTests: pegasusFlowTests,
  personal: leaderCode.personal,
  points: pegasusPoints,
  prompts: [...deckCode.prompts, ...newCapricaPrompts],
  limits: ['reckless', 'extra-action'],
  marks: ['reckless', 'no-destiny', 'executed-instead'],
  rulings: pegasusRulings,
  gameOptions: pegasusOptions,
  rules: [leaderCode.rules, { ...deckCode.rules, refuses }, newCapricaRules],
};
