import { backHome } from '#books/leaders/cards/procedures.ts';
import type { Amendment, Instruction, Procedures } from '#engine/model/flow.ts';

/** Back to the Cylons, to a place of his choice. */
const elsewhere: readonly Instruction[] = [
  {
    op: 'station',
    who: 'you',
    by: 'you',
    on: 'cylon',
    rule: 'daybreak.infiltration.return-action',
  },
  backHome('daybreak.infiltration.any-return-ends-it'),
];

/** Moments that only sheets of this book act at. */
export const peopleProcedures: Procedures = {
  'must-discard': [{ op: 'window', point: 'must-discard' }],
  'location-used': [{ op: 'window', point: 'location-used' }],
  'resource-lost': [{ op: 'window', point: 'resource-lost' }],
  'scout-cards': [{ op: 'scout-several', rule: 'raptors.risk-success' }],
  'card-price': [{ op: 'pay-for-card', rule: 'actions.skill-card' }],
  'return-at-once': [
    { op: 'reveal-arrival', rule: 'daybreak.infiltration.any-return-ends-it' },
    backHome('daybreak.infiltration.any-return-ends-it'),
  ],
  'return-elsewhere': [
    {
      op: 'when',
      test: 'imprisoned',
      then: [...elsewhere, { op: 'reveal-discards', rule: 'daybreak.infiltration.return-from-brig' }],
      else: elsewhere,
    },
  ],
};

export const peopleAmendments: readonly Amendment[] = [
  {
    in: 'game',
    put: 'after',
    step: { op: 'enter-characters' },
    do: [
      { op: 'deal-miracles', rule: 'daybreak.setup.miracle-tokens' },
      { op: 'draw-first-mutinies', who: 'all', rule: 'daybreak.mutiny.draw-secret' },
    ],
  },
  {
    in: 'turn',
    put: 'before',
    step: { op: 'step', step: 'action' },
    do: [{ op: 'window', point: 'movement-over' }],
  },
  {
    in: 'crisis-step',
    put: 'after',
    step: { op: 'step', step: 'activate' },
    do: [{ op: 'window', point: 'ships-activate' }],
  },
  {
    in: 'civilian-destroyed',
    put: 'before',
    step: { op: 'lose-civilian' },
    do: [{ op: 'window', point: 'civilian-threatened' }],
  },
  ...(['turn', 'move'] as const).map(
    (block): Amendment => ({
      in: block,
      put: 'after',
      step: { op: 'pay-for-move' },
      do: [{ op: 'pay-super-crisis', rule: 'cylon-turn.move' }],
    }),
  ),
];

/** Executions, which another book brings. */
export const executionAmendments: readonly Amendment[] = (
  ['execution', 'execution-without-loss'] as const
).flatMap((block): readonly Amendment[] => [
  {
    in: block,
    with: 'pegasus',
    put: 'after',
    step: { op: 'begin-execution' },
    do: [
      { op: 'keep-mutinies', most: 0, rule: 'daybreak.execution.discards' },
      { op: 'drop-miracles', all: true, rule: 'daybreak.execution.discards' },
    ],
  },
  {
    in: block,
    with: 'pegasus',
    put: 'after',
    // As in a reveal: his titles have passed on, and whoever gets the card gives away one that has come to him.
    step: { op: 'reveal-arrival' },
    do: [{ op: 'hand-on-mutineer', rule: 'daybreak.execution.mutineer-cylon' }],
  },
  {
    in: block,
    with: 'pegasus',
    put: 'after',
    step: { op: 'enter-replacement' },
    do: [{ op: 'draw-first-mutinies', who: 'you', rule: 'daybreak.execution.zarek' }],
  },
  {
    in: block,
    with: 'pegasus',
    put: 'after',
    step: { op: 'pass-offices-on' },
    do: [
      {
        op: 'return-mutineer',
        rule: 'daybreak.execution.mutineer-human',
        also: ['daybreak.execution.no-new-miracle'],
      },
    ],
  },
]);
