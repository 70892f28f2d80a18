import type { Amendment, Procedures } from '#engine/model/flow.ts';
import { checkAmendments, checkProcedures } from './checks.ts';
import { leaderAmendments, leaderProcedures } from './leaders.ts';
import { mutinyAmendments, mutinyProcedures } from './mutiny.ts';
import { executionAmendments, peopleAmendments, peopleProcedures } from './people.ts';

export const procedures: Procedures = {
  ...leaderProcedures,
  ...mutinyProcedures,
  ...peopleProcedures,
  ...checkProcedures,
  // Nobody may meddle with it: no window, no text of its cards (daybreak.missions.check-abilities).
  'untouched-check': [
    {
      op: 'begin-check',
      rule: 'daybreak.missions.check-at-once',
      also: ['daybreak.missions.check-abilities'],
    },
    { op: 'add-destiny', rule: 'destiny.two-per-check' },
    { op: 'rebuild-destiny', rule: 'daybreak.setup.destiny-twelve' },
    { op: 'contribute', rule: 'skill-check.order', also: ['daybreak.missions.limits-apply'] },
    { op: 'reveal-cards', rule: 'skill-check.shuffle', also: ['daybreak.missions.no-skill-check-abilities'] },
    { op: 'total-strength', rule: 'skill-check.final-strength' },
    { op: 'decide-check', rule: 'skill-check.pass' },
    { op: 'apply-result', rule: 'daybreak.missions.check-at-once' },
    { op: 'discard-check', rule: 'skill-check.discard-all' },
  ],
};

export const amendments: readonly Amendment[] = [
  {
    in: 'new-caprica',
    put: 'after',
    step: { op: 'settle-people' },
    with: 'pegasus',
    do: [
      { op: 'berth-assault-raptors', rule: 'daybreak.combine-pegasus.new-caprica-assault-raptors' },
      {
        op: 'turn-overlay',
        board: 'colonial-one',
        rule: 'daybreak.combine-pegasus.new-caprica-colonial-one',
      },
    ],
  },
  ...leaderAmendments,
  ...mutinyAmendments,
  ...peopleAmendments,
  ...executionAmendments,
  ...checkAmendments,
  {
    in: 'departure',
    put: 'before',
    step: { op: 'recall-vipers' },
    do: [
      {
        op: 'hold-back',
        rule: 'daybreak.assault-raptors.jump-pilot',
        also: ['daybreak.assault-raptors.jump-unmanned'],
      },
    ],
  },
  {
    in: 'departure',
    put: 'after',
    step: { op: 'remove-ships' },
    do: [
      {
        op: 'clear-mission',
        rule: 'daybreak.missions.cleared-at-jump',
        also: [
          'daybreak.missions.cleared-with-distance',
          'daybreak.missions.cleared-plain',
          'daybreak.missions.cleared-facedown',
        ],
      },
    ],
  },
];
