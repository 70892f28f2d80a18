import { backHome, infiltration } from '#books/leaders/cards/procedures.ts';
import type { Amendment, Instruction, Procedures } from '#engine/model/flow.ts';
import { deckAmendments, deckProcedures } from './deckProcedures.ts';
import { newCapricaAmendments, newCapricaProcedures } from './newCaprica/index.ts';

const firstOfAll: readonly Instruction[] = [
  { op: 'begin-execution', rule: 'pegasus.execution.discard-skill-hand' },
  { op: 'discard', who: 'you', n: 'hand', rule: 'pegasus.execution.discard-skill-hand' },
  { op: 'discard-attached', rule: 'pegasus.execution.quorum-cards' },
];

const asCylon: readonly Instruction[] = [
  { op: 'show-one-cylon-card', rule: 'pegasus.execution.cylon-shows-one' },
  {
    op: 'hand-on-loyalty',
    rule: 'pegasus.execution.cylon-passes-cards',
    also: ['pegasus.loyalty-passing.distance-limit'],
  },
  { op: 'reveal-titles', rule: 'pegasus.execution.cylon-branch', also: ['pegasus.succession.cylon-reveal'] },
  {
    op: 'reveal-arrival',
    rule: 'pegasus.execution.cylon-branch',
    also: ['pegasus.execution.no-super-crisis'],
  },
  backHome('pegasus.infiltration.ends-at-resurrection'),
  { op: 'end-turn-of-executed', rule: 'pegasus.reveal-procedure.turn-ends' },
];

const morale: readonly Instruction[] = [{ op: 'mourn', rule: 'pegasus.execution.human-morale' }];

const inHisPlace: readonly Instruction[] = [
  { op: 'deal-before-leaving', rule: 'pegasus.execution.boomer-early' },
  { op: 'remove-character', rule: 'pegasus.execution.character-removed' },
  {
    op: 'choose-replacement',
    rule: 'pegasus.execution.new-character',
    also: ['pegasus.execution.no-characters-left', 'pegasus.execution.once-per-game'],
  },
  {
    op: 'enter-replacement',
    rule: 'pegasus.execution.new-character-start',
    also: [
      'pegasus.execution-characters.apollo',
      'pegasus.execution-characters.helo',
      'pegasus.execution-characters.boomer-after-sleeper',
      'pegasus.execution-characters.boomer-detention',
    ],
  },
  {
    op: 'deal-to-replacement',
    rule: 'pegasus.execution-characters.baltar-before-sleeper',
    also: [
      'pegasus.execution-characters.boomer-before-sleeper',
      'pegasus.execution-characters.baltar-after-sleeper',
    ],
  },
  {
    op: 'pass-offices-on',
    rule: 'pegasus.execution.title-after-choice',
    also: ['pegasus.succession.execution', 'pegasus.succession.replacement-no-claim'],
  },
  { op: 'end-turn-of-executed', rule: 'pegasus.execution.new-character' },
];

/** What a human's execution costs stands between his cards and his successor. */
const execution = (cost: readonly Instruction[]): readonly Instruction[] => [
  ...firstOfAll,
  {
    op: 'when',
    test: 'executed-is-cylon',
    rule: 'pegasus.execution.leader-branch',
    then: asCylon,
    else: [{ op: 'show-all-loyalty', rule: 'pegasus.execution.human-shows-all' }, ...cost, ...inHisPlace],
  },
  // Those ordered meanwhile, one after the other.
  { op: 'next-execution' },
];

export const procedures: Procedures = {
  ...deckProcedures,
  'cards-discarded': [{ op: 'window', point: 'cards-discarded' }],
  'resource-lost': [{ op: 'window', point: 'resource-lost' }],
  execution: execution(morale),
  'execution-without-loss': execution([]),
  ...infiltration({
    enter: 'pegasus.infiltration.enter',
    countsAsHuman: 'pegasus.infiltration.human-status',
    returnAction: 'pegasus.infiltration.return-action',
    returnFromBrig: 'pegasus.infiltration.return-discard',
    endsAtReturn: 'pegasus.infiltration.ends-at-resurrection',
    quorumCards: 'pegasus.infiltration.ends-at-resurrection',
  }),
  // The Admiral alone sees where it goes; Mission Specialist has no part in it.
  'blind-jump': [
    { op: 'call', block: 'departure' },
    { op: 'draw-destinations', n: 1, rule: 'jump.draw-two-choose-one' },
    { op: 'choose-destination', rule: 'titles.admiral-picks-destination' },
    { op: 'call', block: 'arrival' },
  ],
  ...newCapricaProcedures,
};

const payment: Instruction = {
  op: 'pay-for-move',
  rule: 'movement.ship-change-cost',
  also: ['movement.cost-face-up', 'pegasus.pegasus-board.separate-ship'],
};

/** Whoever is hit while he pays for a move goes no further (pegasus.treachery.discard-and-sabotage). */
const paying = (block: string): Amendment => ({
  in: block,
  put: 'instead',
  step: { op: 'pay-for-move' },
  do: [
    { op: 'set-out', rule: 'pegasus.treachery.discard-and-sabotage' },
    payment,
    { op: 'break-off-move', rule: 'pegasus.treachery.discard-and-sabotage' },
  ],
});

export const amendments: readonly Amendment[] = [
  ...deckAmendments,
  ...newCapricaAmendments,
  {
    in: 'turn',
    put: 'after',
    step: { op: 'draw-set' },
    do: [{ op: 'draw-as-infiltrator', optional: true, rule: 'pegasus.infiltration.extra-card' }],
  },
  paying('turn'),
  paying('move'),
  {
    in: 'check',
    put: 'after',
    step: { op: 'reveal-cards' },
    do: [{ op: 'window', point: 'cards-revealed', rule: 'pegasus.reckless.makes-check-reckless' }],
  },
];
