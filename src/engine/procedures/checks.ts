import type { Procedures } from '../model/flow.ts';

export const checks: Procedures = {
  check: [
    { op: 'begin-check', rule: 'skill-check.read-and-discuss' },
    { op: 'if', cond: { test: 'crisis-check' }, then: [{ op: 'window', point: 'check-called' }] },
    {
      op: 'when',
      test: 'check-of-location',
      then: [{ op: 'window', point: 'location-check', rule: 'location-checks.procedure' }],
    },
    {
      op: 'when',
      test: 'check-declared',
      then: [],
      else: [
        { op: 'window', point: 'before-check' },
        { op: 'add-destiny', rule: 'destiny.two-per-check', also: ['destiny.stays-after-reveal'] },
        { op: 'rebuild-destiny', rule: 'destiny.rebuild' },
        {
          op: 'contribute',
          rule: 'skill-check.order',
          also: ['skill-check.any-number', 'skill-check.once-around'],
        },
        { op: 'window', point: 'cards-added' },
        { op: 'reveal-cards', rule: 'skill-check.shuffle' },
        {
          op: 'total-strength',
          rule: 'skill-check.final-strength',
          also: ['skill-check.sort', 'skill-check.text-ignored'],
        },
        { op: 'window', point: 'check-totalled' },
        { op: 'decide-check', rule: 'skill-check.pass', also: ['partial-pass.declare-emergency'] },
      ],
    },
    {
      op: 'when',
      test: 'check-passed',
      then: [{ op: 'apply-result', rule: 'skill-check.pass' }],
      else: [
        {
          op: 'when',
          test: 'check-half-passed',
          then: [{ op: 'apply-result', rule: 'partial-pass.rule' }],
          else: [{ op: 'apply-result', rule: 'skill-check.fail', also: ['location-checks.fail-nothing'] }],
        },
      ],
    },
    {
      op: 'when',
      test: 'check-declared',
      then: [],
      else: [
        { op: 'window', point: 'check-resolved' },
        { op: 'discard-check', rule: 'skill-check.discard-all' },
      ],
    },
  ],
  roll: [
    { op: 'window', point: 'before-roll' },
    // Why a die is thrown, whatever asks for it says.
    { op: 'throw', also: ['components.ships-and-die'] },
    { op: 'window', point: 'after-roll' },
  ],
};
