import type { Amendment, Instruction, Procedures } from '#engine/model/flow.ts';

const keep: Instruction = {
  op: 'keep-mutinies',
  rule: 'daybreak.mutiny.brig-keep-one',
  also: ['daybreak.mutiny.in-the-brig', 'daybreak.mutineer.brig-keep-two'],
};

/** To whoever is handed the Mutineer card face up. */
const received: readonly Instruction[] = [
  { op: 'draw-mutiny', who: 'you', n: 1, rule: 'daybreak.mutineer.receipt-mutiny-card' },
  { op: 'procedure', of: 'pass-titles', rule: 'daybreak.mutineer.receipt-titles' },
];

const prepares = (test: 'mutineer-prepares' | 'mutineer-prepares-first'): Instruction => ({
  op: 'when',
  test,
  then: [{ op: 'draw-mutiny', who: 'current', n: 1, rule: 'daybreak.mutineer.jump-icon' }],
});

export const mutinyProcedures: Procedures = {
  'mutiny-dealt': [{ op: 'deal-mutiny', rule: 'daybreak.mutiny.draw-secret' }],
  // Where a card says so nobody goes to the Brig, and one card is kept.
  'mutiny-spared': [
    { op: 'window', point: 'mutiny-drawn' },
    { op: 'keep-mutinies', most: 1, rule: 'daybreak.mutiny.explicit-exemption' },
  ],
  'mutiny-drawn': [
    { op: 'window', point: 'mutiny-drawn' },
    {
      op: 'when',
      test: 'too-many-mutinies',
      then: [
        {
          op: 'when',
          test: 'imprisoned',
          then: [],
          else: [
            {
              op: 'send',
              who: 'you',
              to: 'brig',
              rule: 'daybreak.mutiny.second-card',
              also: ['daybreak.mutineer.third-card'],
            },
          ],
        },
        { op: 'when', test: 'surplus-mutinies-go', then: [keep] },
      ],
    },
  ],
  /** Whoever comes to the Brig with too many, however he came (daybreak.mutiny.brig-keep-one). */
  'jailed-with-mutinies': [keep],
  'mutiny-played': [{ op: 'put-mutiny-away', rule: 'daybreak.mutiny.discard-and-reshuffle' }],
  // As the last, where a sheet says so and not a hand (daybreak.mutiny.explicit-exemption).
  'mutiny-picked-out': [{ op: 'put-mutiny-away', rule: 'daybreak.mutiny.discard-and-reshuffle' }],
  'pass-titles': [{ op: 'reveal-titles', rule: 'daybreak.mutineer.receipt-titles' }],
  'mutineer-received': received,
};

export const mutinyAmendments: readonly Amendment[] = [
  {
    in: 'crisis-step',
    put: 'before',
    step: { op: 'prepare-for-jump' },
    do: [prepares('mutineer-prepares-first')],
  },
  { in: 'crisis-step', put: 'after', step: { op: 'prepare-for-jump' }, do: [prepares('mutineer-prepares')] },
  {
    in: 'reveal',
    put: 'after',
    step: { op: 'reveal-discards' },
    do: [
      { op: 'keep-mutinies', rule: 'daybreak.reveal.discard-mutiny-and-miracle' },
      { op: 'drop-miracles', rule: 'daybreak.reveal.discard-mutiny-and-miracle' },
    ],
  },
  {
    in: 'reveal',
    put: 'after',
    step: { op: 'draw-from', deck: 'super-crisis' },
    do: [
      {
        op: 'hand-on-mutineer',
        rule: 'daybreak.mutineer.reveal-handover',
        also: ['daybreak.mutineer.handover-recipient'],
      },
      {
        op: 'hand-on-surplus',
        revealing: true,
        rule: 'daybreak.loyalty-passing.on-reveal',
        also: ['daybreak.loyalty-passing.distance-seven'],
      },
    ],
  },
  // What Pegasus hands on in the reveal itself waits for the end of the turn.
  { in: 'reveal', with: 'pegasus', put: 'instead', step: { op: 'hand-on-loyalty' }, do: [] },
  {
    in: 'turn',
    put: 'after',
    step: { op: 'keep-hand-limits' },
    do: [{ op: 'keep-quorum-limit', rule: 'daybreak.quorum-limit.ten' }],
  },
  {
    in: 'turn',
    put: 'after',
    step: { op: 'keep-quorum-limit' },
    do: [
      {
        op: 'hand-on-surplus',
        rule: 'daybreak.loyalty-passing.on-reveal',
        also: ['daybreak.loyalty-passing.distance-seven'],
      },
    ],
  },
  {
    in: 'dealt-at-once',
    put: 'instead',
    step: { op: 'offer-to-pass-on' },
    do: [{ op: 'pass-on-loyalty', rule: 'daybreak.loyalty-passing.mutineer-card' }],
  },
  {
    in: 'dealt-at-once',
    put: 'instead',
    step: { op: 'turn-up' },
    do: [{ op: 'turn-up-mutineer', rule: 'daybreak.mutineer.dealt-facedown' }],
  },
  // What Pegasus hands on card by card waits for the end of the phase, but for the Mutineer.
  {
    in: 'hand-on-dealt',
    with: 'pegasus',
    put: 'instead',
    step: { op: 'give-dealt-card' },
    do: [{ op: 'when', test: 'dealt-at-once', then: [{ op: 'call', block: 'dealt-at-once' }] }],
  },
  { in: 'hand-on-dealt', with: 'pegasus', put: 'instead', step: { op: 'turn-up' }, do: [] },
  {
    in: 'sleeper',
    put: 'after',
    step: { op: 'deal-sleeper' },
    do: [
      { op: 'deal-motives', n: 2, rule: 'daybreak.motives.two-plus-two' },
      {
        op: 'hand-on-surplus',
        rule: 'daybreak.loyalty-passing.sleeper-phase',
        also: ['daybreak.loyalty-passing.distance-seven'],
      },
      {
        op: 'when',
        test: 'mutineer-unshown',
        then: [
          {
            op: 'draw-leftover',
            rule: 'daybreak.mutineer.sleeper-leftover',
            also: ['daybreak.mutineer.leftover-reveal'],
          },
        ],
      },
    ],
  },
];
