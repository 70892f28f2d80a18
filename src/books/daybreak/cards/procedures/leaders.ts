import { infiltration } from '#books/leaders/cards/procedures.ts';
import type { Amendment, Procedures } from '#engine/model/flow.ts';

export const leaderProcedures: Procedures = infiltration({
  enter: 'daybreak.infiltration.enter',
  countsAsHuman: 'daybreak.infiltration.counts-as-human',
  returnAction: 'daybreak.infiltration.return-action',
  returnFromBrig: 'daybreak.infiltration.return-from-brig',
  endsAtReturn: 'daybreak.infiltration.any-return-ends-it',
  quorumCards: 'daybreak.infiltration.end-discards-quorum',
});

export const leaderAmendments: readonly Amendment[] = [
  // Pegasus says the same of its own.
  {
    in: 'turn',
    put: 'instead',
    step: { op: 'draw-as-cylon' },
    without: 'pegasus',
    do: [{ op: 'draw-as-cylon', ofOne: 1, rule: 'daybreak.cylon-turn.two-different-decks' }],
  },
  {
    in: 'turn',
    put: 'after',
    step: { op: 'draw-set' },
    without: 'pegasus',
    do: [{ op: 'draw-as-infiltrator', rule: 'daybreak.infiltration.extra-card' }],
  },
  // The one book lets a Leader do without, the other does not.
  {
    in: 'turn',
    put: 'instead',
    step: { op: 'draw-as-infiltrator' },
    with: 'pegasus',
    do: [{ op: 'draw-as-infiltrator', rule: 'daybreak.infiltration.extra-card' }],
  },
  {
    in: 'infiltration-over',
    put: 'after',
    step: { op: 'discard-attached' },
    do: [{ op: 'keep-mutinies', rule: 'daybreak.mutiny.leader-end-discard' }],
  },
  {
    in: 'game',
    put: 'after',
    step: { op: 'deal-loyalty' },
    do: [
      {
        op: 'deal-motives',
        n: 2,
        rule: 'daybreak.motives.two-plus-two',
        also: ['daybreak.setup.infiltration-and-motives'],
      },
    ],
  },
];
