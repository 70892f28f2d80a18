import { infiltrator, smallHand } from '#books/leaders/cards/procedures.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { Character } from '#engine/model/card.ts';

const leader = [
  ...infiltrator({
    returnAction: 'pegasus.infiltration.return-action',
    cardsInChecks: 'pegasus.infiltration.two-card-cap',
    noTitles: 'pegasus.infiltration.no-titles',
  }),
  {
    id: 'infiltrator-in-checks-detained',
    kind: 'modifier',
    rule: 'pegasus.infiltration.brig-one-card',
    query: 'check-cards',
    set: 1,
    when: { all: [{ test: 'infiltrating' }, { test: 'capped-in-detention' }] },
  },
  smallHand('pegasus.cylon-leaders.starting-hand'),
] satisfies readonly Ability[];

const treacheryOrEngineering = { of: ['treachery', 'engineering'], n: 1 } as const;

export const leaders = [
  {
    id: 'cavil',
    class: 'cylon-leader',
    skills: { fixed: { tactics: 1 }, choose: treacheryOrEngineering },
    start: 'cylon-fleet',
    abilities: [
      {
        id: 'primacy',
        kind: 'action',
        rule: 'pegasus.cylon-leaders.action-choice',
        do: [
          {
            op: 'if',
            cond: { test: 'in-supply', ship: 'basestar' },
            then: [{ op: 'place', ships: { bow: { basestar: 1 } } }],
            else: [
              {
                op: 'may',
                by: 'you',
                do: [{ op: 'pick-target', what: 'basestar' }, { op: 'withdraw-picked' }],
              },
            ],
          },
          {
            op: 'may',
            by: 'you',
            do: [{ op: 'place', ships: { bow: { raider: 3 }, stern: { civilian: 1 } } }],
          },
        ],
      },
      {
        id: 'lies-and-secrets',
        kind: 'trigger',
        drawback: true,
        rule: 'pegasus.cylon-leaders.abilities-always',
        on: 'cylon-shown',
        do: [{ op: 'discard', who: 'you', n: 'hand' }],
      },
      {
        id: 'aggressive-tactics',
        kind: 'movement',
        rule: 'pegasus.cylon-turn.movement-ability',
        once: 'game',
        do: [{ op: 'act', who: 'you', n: 2 }],
      },
      ...leader,
    ],
  },
  {
    id: 'leoben-conoy',
    class: 'cylon-leader',
    skills: { fixed: { politics: 1 }, choose: treacheryOrEngineering },
    start: 'human-fleet',
    abilities: [
      {
        id: 'glimpse-the-face-of-god',
        kind: 'movement',
        rule: 'pegasus.cylon-turn.movement-ability',
        do: [{ op: 'trade-destiny', n: 2, for: 'hand' }],
      },
      {
        id: 'clouded',
        kind: 'modifier',
        drawback: true,
        rule: 'pegasus.cylon-leaders.abilities-always',
        query: 'may-join-others',
        forbid: true,
      },
      {
        id: 'cryptic-message',
        kind: 'action',
        once: 'game',
        rule: 'pegasus.cylon-leaders.action-choice',
        do: [
          { op: 'pick', by: 'you', among: { other: true } },
          { op: 'pass-cards', to: 'picked', n: 'hand' },
        ],
      },
      ...leader,
    ],
  },
  {
    id: 'caprica-six',
    class: 'cylon-leader',
    skills: { fixed: { leadership: 1 }, choose: treacheryOrEngineering },
    start: 'caprica',
    abilities: [
      {
        id: 'intimate',
        kind: 'movement',
        rule: 'pegasus.cylon-turn.movement-ability',
        do: [
          { op: 'pick', by: 'you', among: { other: true } },
          { op: 'take', by: 'you', from: 'picked', random: 1 },
          { op: 'grant-skill', to: 'picked' },
        ],
      },
      {
        id: 'conflicted-loyalties',
        kind: 'modifier',
        drawback: true,
        query: 'activation-cost',
        add: 1,
        when: { test: 'at', place: 'cylon-fleet' },
      },
      {
        id: 'human-delusion',
        kind: 'reaction',
        on: 'cards-revealed',
        once: 'game',
        when: { test: 'hand', atLeast: 1 },
        do: [{ op: 'add-to-check', from: 'hand' }],
      },
      ...leader,
    ],
  },
] satisfies readonly Character[];
