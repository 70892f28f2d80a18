import type { Amendment, Procedures } from '../../../engine/model/flow.ts';
import { checkAmendments, checkProcedures } from './checks.ts';
import { leaderAmendments, leaderProcedures } from './leaders.ts';

export const procedures: Procedures = {
  ...leaderProcedures,
  ...checkProcedures,
  // Where a card says so nobody goes to the Brig, and one card is kept.
  'mutiny-spared': [{ op: 'keep-mutinies', most: 1, rule: 'daybreak.mutiny.explicit-exemption' }],
  'mutiny-drawn': [
    {
      op: 'when',
      test: 'too-many-mutinies',
      then: [
        {
          op: 'if',
          cond: { test: 'at', place: 'brig' },
          then: [],
          else: [{ op: 'send', who: 'you', to: 'brig', rule: 'daybreak.mutiny.second-card' }],
        },
        {
          op: 'keep-mutinies',
          rule: 'daybreak.mutiny.brig-keep-one',
          also: ['daybreak.mutiny.in-the-brig', 'daybreak.mutineer.brig-keep-two'],
        },
      ],
    },
  ],
  'mutiny-played': [{ op: 'put-mutiny-away', rule: 'daybreak.mutiny.discard-and-reshuffle' }],
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
  'pass-titles': [{ op: 'reveal-titles', rule: 'daybreak.mutineer.receipt-titles' }],
};

export const amendments: readonly Amendment[] = [
  ...checkAmendments,
  ...leaderAmendments,
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
    in: 'game',
    put: 'after',
    step: { op: 'enter-characters' },
    do: [{ op: 'deal-miracles', rule: 'daybreak.setup.miracle-tokens' }],
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
    in: 'dealt-at-once',
    put: 'instead',
    step: { op: 'offer-to-pass-on' },
    do: [{ op: 'pass-on-loyalty', rule: 'daybreak.loyalty-passing.mutineer-card' }],
  },
  {
    in: 'dealt-at-once',
    put: 'instead',
    step: { op: 'turn-up' },
    do: [{ op: 'turn-up', rule: 'daybreak.mutineer.dealt-facedown' }],
  },
  {
    in: 'sleeper',
    put: 'after',
    step: { op: 'deal-sleeper' },
    do: [
      { op: 'deal-motives', n: 2, rule: 'daybreak.motives.two-plus-two' },
      {
        op: 'when',
        test: 'mutineer-unshown',
        then: [
          { op: 'pick', by: 'current', among: { human: true }, rule: 'daybreak.mutineer.sleeper-leftover' },
          {
            op: 'draw-from',
            deck: 'loyalty',
            who: 'picked',
            n: 1,
            rule: 'daybreak.mutineer.leftover-reveal',
          },
        ],
      },
    ],
  },
];
