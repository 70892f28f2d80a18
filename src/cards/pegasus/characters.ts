import type { Character } from '../../engine/model/card.ts';
import { infiltrator, smallHand } from '../leaders.ts';

const leader = [
  ...infiltrator({
    returnAction: 'pegasus.infiltration.return-action',
    cardsInChecks: 'pegasus.infiltration.two-card-cap',
    noTitles: 'pegasus.infiltration.no-titles',
  }),
  smallHand('pegasus.cylon-leaders.starting-hand'),
];

export const characters = [
  {
    id: 'helena-cain',
    class: 'military-leader',
    skills: { fixed: { leadership: 2, tactics: 2 }, choose: { of: ['leadership', 'tactics'], n: 1 } },
    // Pegasus CIC is her place once that location is here; without it she starts in Command.
    start: 'command',
    abilities: [
      {
        id: 'bent-on-revenge',
        kind: 'modifier',
        drawback: true,
        query: 'may-activate',
        forbid: 'ftl-control',
      },
      {
        id: 'blind-jump',
        kind: 'action',
        once: 'game',
        when: { test: 'distance', atMost: 6 },
        do: [
          { op: 'destroy', what: 'civilian', n: 2, rule: 'pegasus.civilian-ships.draw-from-supply' },
          { op: 'procedure', of: 'blind-jump' },
        ],
      },
    ],
  },
  {
    id: 'anastasia-dualla',
    class: 'support',
    skills: { fixed: { leadership: 1, tactics: 3, engineering: 1 } },
    start: 'communications',
    abilities: [
      {
        id: 'emotionally-fragile',
        kind: 'trigger',
        drawback: true,
        on: 'resource-lost',
        when: {
          all: [
            { test: 'just-lost', resource: 'morale' },
            { test: 'resource', resource: 'morale', atMost: 2 },
          ],
        },
        do: [{ op: 'procedure', of: 'execution-without-loss' }],
      },
    ],
  },
  {
    id: 'caprica-six',
    class: 'cylon-leader',
    skills: { fixed: { leadership: 1 }, choose: { of: ['treachery', 'engineering'], n: 1 } },
    start: 'caprica',
    abilities: [
      {
        id: 'conflicted-loyalties',
        kind: 'modifier',
        drawback: true,
        query: 'activation-cost',
        add: 1,
        when: { test: 'at', place: 'cylon-fleet' },
      },
      ...leader,
    ],
  },
] satisfies readonly Character[];
