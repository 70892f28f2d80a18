import type { Amendment, Procedures } from '#engine/model/flow.ts';

export const newCapricaProcedures: Procedures = {
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
  'attack-occupation': [
    {
      op: 'roll',
      by: 'you',
      outcomes: [{ from: 5, to: 8, do: [{ op: 'destroy-force-here' }] }],
      rule: 'pegasus.new-caprica.occupation.attack',
    },
  ],
  imprison: [
    {
      op: 'pick',
      by: 'you',
      among: { human: true, here: true },
      rule: 'pegasus.new-caprica.imprison.requirements',
    },
    {
      op: 'roll',
      by: 'you',
      outcomes: [
        { from: 1, to: 3, do: [{ op: 'send', who: 'picked', to: 'detention' }] },
        { from: 4, to: 7, do: [{ op: 'send', who: 'picked', to: 'medical-center' }] },
      ],
      rule: 'pegasus.new-caprica.imprison.roll',
    },
  ],
  // Brought up by a Cylon at Breeder's Canyon: the step that is skipped is the last.
  'canyon-crisis': [
    { op: 'call', block: 'crisis-drawn' },
    { op: 'resolve-crisis', rule: 'cylon-turn.caprica-crisis' },
    {
      op: 'when',
      test: 'canyon-activates',
      then: [{ op: 'activate-icons', rule: 'pegasus.new-caprica.crisis.occupation-icon' }],
    },
    { op: 'put-crisis-away', rule: 'turn.end' },
  ],
  'quorum-played': [{ op: 'window', point: 'quorum-played' }],
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
  'leave-new-caprica': [
    { op: 'depart', rule: 'pegasus.new-caprica.orbit.admiral-action' },
    { op: 'lose-ships-left', rule: 'pegasus.new-caprica.winning.ships-left' },
    { op: 'execute-those-left', rule: 'pegasus.new-caprica.winning.humans-left' },
    {
      op: 'judge-departure',
      rule: 'pegasus.new-caprica.winning.humans-win',
      also: ['pegasus.new-caprica.winning.cylons-win'],
    },
  ],
};

export const newCapricaAmendments: readonly Amendment[] = [
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
    step: { op: 'prepare-for-jump' },
    do: [
      {
        op: 'if',
        cond: { test: 'in-orbit' },
        then: [
          {
            op: 'evacuate-by-icon',
            rule: 'pegasus.new-caprica.crisis.evacuation-icon',
            also: [
              'pegasus.new-caprica.crisis.jump-icon-dead',
              'pegasus.new-caprica.crisis.evacuation-from-next-card',
            ],
          },
        ],
        else: [
          {
            op: 'when',
            test: 'jump-step-skipped',
            then: [],
            else: [{ op: 'prepare-for-jump', rule: 'turn.prepare-jump-step' }],
          },
        ],
      },
    ],
  },
];
