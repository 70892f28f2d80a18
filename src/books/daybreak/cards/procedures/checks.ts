/** What Daybreak changes in skill checks, in discards and in the moves that are paid with them. */
import type { Amendment, Instruction, Procedures } from '#engine/model/flow.ts';

export const checkProcedures: Procedures = {
  'cards-discarded': [{ op: 'window', point: 'cards-discarded' }],
};

const payment: Instruction = {
  op: 'pay-for-move',
  rule: 'movement.ship-change-cost',
  also: ['movement.cost-face-up', 'daybreak.demetrius.movement', 'daybreak.rebel-basestar.human-ship'],
};

/** Whoever is sent to the Brig by what he pays with goes no further. */
const paying = (block: string): Amendment => ({
  in: block,
  put: 'instead',
  step: { op: 'pay-for-move' },
  do: [
    { op: 'set-out', rule: 'daybreak.treachery.voluntary-discard' },
    payment,
    { op: 'break-off-move', rule: 'daybreak.treachery.voluntary-discard' },
  ],
});

export const checkAmendments: readonly Amendment[] = [
  {
    in: 'check',
    put: 'after',
    step: { op: 'reveal-cards' },
    do: [{ op: 'window', point: 'cards-revealed', rule: 'daybreak.skill-check-abilities.when' }],
  },
  {
    in: 'check',
    put: 'before',
    step: { op: 'total-strength' },
    with: 'pegasus',
    do: [
      {
        op: 'turn-up-treachery',
        rule: 'daybreak.combine-pegasus.reckless-draw',
        also: ['daybreak.combine-pegasus.reckless-positive', 'daybreak.combine-pegasus.reckless-zero'],
      },
    ],
  },
  {
    in: 'check',
    put: 'after',
    step: { op: 'decide-check' },
    do: [
      { op: 'keep-promises', early: true, rule: 'daybreak.miracle.refresh' },
      { op: 'when', test: 'check-passed', then: [{ op: 'window', point: 'check-passed' }] },
    ],
  },
  {
    in: 'check',
    put: 'before',
    step: { op: 'window', point: 'check-resolved' },
    do: [{ op: 'keep-promises', rule: 'daybreak.skill-check-abilities.install-upgrades' }],
  },
  {
    in: 'cylon-crisis',
    put: 'after',
    step: { op: 'resolve-crisis' },
    do: [{ op: 'activate-icons', rule: 'daybreak.infiltration.athena-caprica' }],
  },
  // As Pegasus puts it, so that with both the step is there once.
  {
    in: 'cylon-crisis',
    put: 'before',
    step: { op: 'put-crisis-away' },
    do: [{ op: 'prepare-for-jump', rule: 'daybreak.cylon-turn.jump-step' }],
  },
  paying('turn'),
  paying('move'),
];
