import type { Amendment, Instruction, Procedures } from '../../engine/model/flow.ts';
import { backHome, infiltration } from '../leaders.ts';

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
];

const morale: Instruction = { op: 'lose', resource: 'morale', n: 1, rule: 'pegasus.execution.human-morale' };

const inHisPlace: readonly Instruction[] = [
  { op: 'remove-character', rule: 'pegasus.execution.character-removed' },
  {
    op: 'choose-replacement',
    rule: 'pegasus.execution.new-character',
    also: ['pegasus.execution.no-characters-left', 'pegasus.execution.once-per-game'],
  },
  {
    op: 'enter-replacement',
    rule: 'pegasus.execution.new-character-start',
    also: ['pegasus.execution-characters.apollo', 'pegasus.execution-characters.helo'],
  },
  {
    op: 'pass-offices-on',
    rule: 'pegasus.execution.title-after-choice',
    also: ['pegasus.succession.execution', 'pegasus.succession.replacement-no-claim'],
  },
];

/** What a human's execution costs stands between his cards and his successor. */
const execution = (cost: readonly Instruction[]): readonly Instruction[] => [
  ...firstOfAll,
  {
    op: 'when',
    test: 'executed-is-cylon',
    then: asCylon,
    else: [{ op: 'show-all-loyalty', rule: 'pegasus.execution.human-shows-all' }, ...cost, ...inHisPlace],
  },
];

export const procedures: Procedures = {
  'cards-discarded': [{ op: 'window', point: 'cards-discarded' }],
  'resource-lost': [{ op: 'window', point: 'resource-lost' }],
  execution: execution([morale]),
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
  'activate-occupation-forces': [
    {
      op: 'when',
      test: 'on-new-caprica',
      then: [
        {
          op: 'advance-occupation',
          rule: 'pegasus.new-caprica.occupation.advance',
          also: ['pegasus.new-caprica.occupation.shipyard', 'pegasus.new-caprica.occupation.spawn'],
        },
      ],
    },
  ],
  'new-caprica': [
    {
      op: 'settle-people',
      rule: 'pegasus.new-caprica.setup.humans',
      also: ['pegasus.new-caprica.setup.cylons', 'pegasus.new-caprica.setup.board'],
    },
    { op: 'lock-civilians', rule: 'pegasus.new-caprica.setup.civilians' },
    { op: 'open-new-caprica-deck', rule: 'pegasus.new-caprica.setup.crisis-deck' },
    { op: 'reset-track', rule: 'pegasus.new-caprica.setup.jump-track' },
  ],
  orbit: [
    {
      op: 'reach-orbit',
      rule: 'pegasus.new-caprica.orbit.trigger',
      also: ['pegasus.new-caprica.orbit.normal-rules-return'],
    },
    {
      op: 'meet-in-orbit',
      ships: {
        'starboard-bow': { basestar: 1, raider: 4 },
        'starboard-stern': { basestar: 1, raider: 4 },
      },
      rule: 'pegasus.new-caprica.orbit.setup.cylons',
    },
    {
      op: 'meet-in-orbit',
      ships: { 'port-stern': { viper: 2 }, 'port-bow': { viper: 2 } },
      rule: 'pegasus.new-caprica.orbit.setup.vipers',
    },
  ],
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
  {
    in: 'objective',
    put: 'after',
    step: { op: 'pass-threshold', threshold: 'sleeper' },
    do: [{ op: 'settle-at-distance', rule: 'pegasus.new-caprica.trigger' }],
  },
  {
    in: 'auto-jump',
    put: 'instead',
    step: { op: 'call', block: 'jump' },
    do: [
      {
        op: 'when',
        test: 'on-new-caprica',
        then: [{ op: 'call', block: 'orbit', rule: 'pegasus.new-caprica.orbit.trigger' }],
        else: [{ op: 'call', block: 'jump', rule: 'turn.auto-jump' }],
      },
    ],
  },
  {
    in: 'crisis-step',
    put: 'instead',
    step: { op: 'activate-icons' },
    do: [
      {
        op: 'when',
        test: 'galactica-away',
        then: [
          {
            op: 'activate-icons',
            only: 'occupation-forces',
            rule: 'pegasus.new-caprica.crisis.occupation-icon',
            also: ['pegasus.new-caprica.crisis.ship-icons-ignored'],
          },
        ],
        else: [{ op: 'activate-icons', rule: 'activation.after-crisis' }],
      },
    ],
  },
  {
    in: 'crisis-step',
    put: 'instead',
    step: { op: 'prepare-for-jump' },
    do: [
      {
        op: 'if',
        cond: { test: 'in-orbit' },
        then: [
          {
            op: 'evacuate-by-icon',
            rule: 'pegasus.new-caprica.crisis.evacuation-icon',
            also: ['pegasus.new-caprica.crisis.jump-icon-dead'],
          },
        ],
        else: [{ op: 'prepare-for-jump', rule: 'turn.prepare-jump-step' }],
      },
    ],
  },
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
