import type { SkillCard } from '../../engine/model/card.ts';

export const skillCards = [
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
    id: 'violent-outbursts',
    skill: 'treachery',
    strengths: { 4: 3 },
    abilities: [
      {
        id: 'violent-outbursts',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.treachery.all-have-ability',
        do: [{ op: 'send', who: 'current', to: 'sickbay' }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'exploit-a-weakness',
    skill: 'treachery',
    strengths: { 5: 3 },
    abilities: [
      {
        id: 'exploit-a-weakness',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.treachery.all-have-ability',
        do: [
          { op: 'pick', by: 'current', among: { human: true } },
          { op: 'draw-mutiny', who: 'picked', n: 1 },
        ],
      },
    ],
  },
] satisfies readonly SkillCard[];
