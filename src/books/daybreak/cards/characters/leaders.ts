import { infiltrator, smallHand } from '#books/leaders/cards/procedures.ts';
import type { Character } from '#engine/model/card.ts';

const leader = infiltrator({
  returnAction: 'daybreak.infiltration.return-action',
  cardsInChecks: 'daybreak.infiltration.check-limits',
  noTitles: 'daybreak.infiltration.no-titles',
});

const opening = smallHand('daybreak.cylon-leaders.opening-hand');

export const leaders = [
  {
    id: 'aaron-doral',
    class: 'cylon-leader',
    skills: { fixed: { treachery: 1 }, choose: { of: ['politics', 'tactics'], n: 1 } },
    start: 'caprica',
    abilities: [
      {
        id: 'industrious',
        kind: 'modifier',
        query: 'infiltrator-draw',
        set: 2,
        when: { test: 'infiltrating' },
      },
      {
        id: 'vanity',
        kind: 'modifier',
        drawback: true,
        query: 'check-cards',
        set: 0,
        when: { test: 'others-action-step' },
      },
      {
        id: 'meticulous',
        kind: 'action',
        once: 'game',
        when: { test: 'infiltrating' },
        do: [
          { op: 'procedure', of: 'return-elsewhere' },
          { op: 'act', who: 'you', n: 1 },
        ],
      },
      ...leader,
      opening,
    ],
  },
  {
    id: 'sharon-agathon',
    class: 'cylon-leader',
    skills: { fixed: { piloting: 1 }, choose: { of: ['leadership', 'engineering'], n: 1 } },
    start: 'hangar-deck',
    abilities: [
      {
        id: 'for-love',
        kind: 'reaction',
        on: 'must-discard',
        once: 'turn',
        when: { test: 'others-discard' },
        do: [{ op: 'draw', who: 'you', n: 1, from: ['treachery'] }, { op: 'spare-discard' }],
      },
      {
        id: 'grieving',
        kind: 'modifier',
        drawback: true,
        query: 'receive-skills',
        set: 0,
        when: { test: 'at-hazard' },
      },
      {
        id: 'resolute',
        kind: 'action',
        once: 'game',
        do: [
          {
            op: 'activate-location',
            of: 'any',
            rule: 'daybreak.infiltration.athena-human-fleet',
            also: [
              'daybreak.infiltration.athena-caprica',
              'daybreak.infiltration.athena-hub',
              'daybreak.infiltration.athena-brig',
            ],
          },
        ],
      },
      ...leader,
    ],
  },
  {
    id: 'danna-biers',
    class: 'cylon-leader',
    skills: {
      fixed: {},
      choose: [
        { of: ['politics', 'leadership'], n: 1 },
        { of: ['treachery', 'engineering'], n: 1 },
      ],
    },
    start: 'human-fleet',
    abilities: [
      {
        id: 'visions',
        kind: 'action',
        when: { test: 'infiltrating' },
        do: [
          { op: 'pick', by: 'you', among: { other: true, human: true } },
          { op: 'peek-loyalty', by: 'you', of: 'picked', n: 1 },
          { op: 'procedure', of: 'return-at-once' },
        ],
      },
      {
        id: 'heretic',
        kind: 'modifier',
        drawback: true,
        query: 'leaving-costs-super-crisis',
        from: 'resurrection-ship',
      },
      {
        id: 'dont-trust-anyone',
        kind: 'action',
        once: 'game',
        do: [{ op: 'draw-from', deck: 'super-crisis', who: 'you', n: 2 }],
      },
      ...leader,
      opening,
    ],
  },
  {
    id: 'simon-oneill',
    class: 'cylon-leader',
    skills: { fixed: { engineering: 1 }, choose: { of: ['tactics', 'treachery'], n: 1 } },
    start: 'cylon-fleet',
    abilities: [
      { id: 'calculating', kind: 'modifier', query: 'more-check-cards', add: 1 },
      { id: 'logic-bound', kind: 'modifier', drawback: true, query: 'check-card-face-up', set: true },
      {
        id: 'modifications',
        kind: 'reaction',
        on: 'ships-activate',
        once: 'game',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'raiders', do: [{ op: 'activate', what: ['raiders'] }] },
              { id: 'heavy-raiders', do: [{ op: 'activate', what: ['heavy-raiders'] }] },
              { id: 'basestars', do: [{ op: 'activate', what: ['basestars'] }] },
              { id: 'launch-raiders', do: [{ op: 'activate', what: ['launch-raiders'] }] },
            ],
          },
          { op: 'ignore-icons' },
        ],
      },
      ...leader,
      opening,
    ],
  },
] satisfies readonly Character[];
