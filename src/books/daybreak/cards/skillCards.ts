import type { SkillCard } from '#engine/model/card.ts';

/** Of the five old types; those of strength 0 speak out of the check they lie in. */
export const skillCards = [
  {
    deck: 'skill',
    id: 'force-their-hand',
    skill: 'politics',
    strengths: { 0: 2 },
    abilities: [
      {
        id: 'force-their-hand',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.skill-check-abilities.any-source',
        when: { test: 'human-turn' },
        do: [
          {
            op: 'choose',
            by: 'current',
            options: [
              {
                id: 'card',
                requires: { test: 'may-add-card' },
                do: [{ op: 'play-into-check', by: 'current' }],
              },
              { id: 'mutiny', do: [{ op: 'draw-mutiny', who: 'current', n: 1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'popular-influence',
    skill: 'politics',
    strengths: { 3: 1, 4: 1 },
    abilities: [
      {
        id: 'popular-influence',
        kind: 'action',
        do: [{ op: 'share-quorum', n: 2 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'negotiation',
    skill: 'politics',
    strengths: { 5: 1 },
    abilities: [
      {
        id: 'negotiation',
        kind: 'action',
        do: [
          { op: 'place', ships: { bow: { basestar: 1 } } },
          { op: 'draw', who: 'you', n: 1, from: ['politics'] },
          { op: 'cease-fire' },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'all-hands-on-deck',
    skill: 'leadership',
    strengths: { 0: 2 },
    abilities: [
      {
        id: 'all-hands-on-deck',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.skill-check-abilities.all-hands',
        do: [{ op: 'amend-check', zeros: 1 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'restore-order',
    skill: 'leadership',
    strengths: { 3: 1, 4: 1 },
    abilities: [
      {
        id: 'restore-order',
        kind: 'reaction',
        on: 'before-check',
        once: 'check',
        // Whichever of them comes first shuts the other out (daybreak.combine-pegasus.restore-order).
        limit: 'reckless',
        do: [{ op: 'amend-check', silent: true }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'change-of-plans',
    skill: 'leadership',
    strengths: { 5: 1 },
    abilities: [
      {
        id: 'change-of-plans',
        kind: 'reaction',
        on: 'check-passed',
        once: 'check',
        do: [
          { op: 'amend-check', instead: true },
          { op: 'draw', who: 'each-human', n: 2, from: 'own' },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'quick-thinking',
    skill: 'tactics',
    strengths: { 0: 2 },
    abilities: [
      {
        id: 'quick-thinking',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.skill-check-abilities.removal',
        do: [
          {
            op: 'may',
            by: 'current',
            do: [{ op: 'withdraw', by: 'current', to: 'hand', atMost: 3, spares: 'this-name' }],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'unorthodox-plan',
    skill: 'tactics',
    strengths: { 3: 1, 4: 1 },
    abilities: [
      {
        id: 'unorthodox-plan',
        kind: 'action',
        do: [{ op: 'activate-location', of: ['command', 'armory', 'weapons-control', 'communications'] }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'a-second-chance',
    skill: 'tactics',
    strengths: { 5: 1 },
    abilities: [
      {
        id: 'a-second-chance',
        kind: 'reaction',
        on: 'before-check',
        once: 'check',
        do: [
          {
            op: 'after-check',
            margin: 4,
            pass: [{ op: 'gain-miracle', who: 'current', rule: 'daybreak.miracle.refresh' }],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'dogfight-skill',
    skill: 'piloting',
    strengths: { 0: 2 },
    abilities: [
      {
        id: 'dogfight-skill',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.skill-check-abilities.removal',
        do: [
          {
            op: 'may',
            by: 'current',
            do: [
              { op: 'damage-vipers', n: 1, in: 'anywhere' },
              { op: 'withdraw', by: 'current', to: 'discard', spares: 'this-card' },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'combat-veteran',
    skill: 'piloting',
    strengths: { 3: 1, 4: 1 },
    abilities: [{ id: 'combat-veteran', kind: 'action', do: [{ op: 'activate-vipers', n: 3, of: 'same' }] }],
  },
  {
    deck: 'skill',
    id: 'launch-reserves',
    skill: 'piloting',
    strengths: { 5: 1 },
    abilities: [
      {
        id: 'launch-reserves',
        kind: 'action',
        do: [
          { op: 'deploy', ships: { viper: 2 }, in: 'piloted', upTo: true },
          { op: 'activate-vipers', n: 2, of: 'placed' },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'install-upgrades',
    skill: 'engineering',
    strengths: { 0: 2 },
    abilities: [
      {
        id: 'install-upgrades',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.skill-check-abilities.install-upgrades',
        do: [
          {
            op: 'after-check',
            pass: [{ op: 'draw', who: 'current', n: 2, from: ['engineering'] }],
            fail: [{ op: 'draw', who: 'current', n: 1, from: ['engineering'] }],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'raptor-specialist',
    skill: 'engineering',
    strengths: { 3: 1, 4: 1 },
    abilities: [
      {
        id: 'raptor-specialist',
        kind: 'action',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'build',
                requires: { test: 'reserve', ship: 'raptor', atLeast: 1 },
                do: [
                  { op: 'destroy', what: 'raptor', n: 1, rule: 'daybreak.assault-raptors.build-cost' },
                  { op: 'gain-assault-raptor', n: 1, rule: 'daybreak.assault-raptors.gain-sources' },
                ],
              },
              {
                id: 'repair',
                requires: { test: 'destroyed-raptor' },
                do: [{ op: 'repair', what: 'raptor' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'test-the-limits',
    skill: 'engineering',
    strengths: { 5: 1 },
    abilities: [
      {
        id: 'test-the-limits',
        kind: 'action',
        when: { not: { test: 'jump-ready' } },
        do: [
          { op: 'jump-track', by: 1 },
          {
            op: 'roll',
            by: 'you',
            outcomes: [{ from: 1, to: 5, do: [{ op: 'damage-galactica', n: 1 }] }],
          },
        ],
      },
    ],
  },
] satisfies readonly SkillCard[];
