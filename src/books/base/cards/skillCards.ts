import type { SkillCard } from '#engine/model/card.ts';

export const skillCards = [
  {
    deck: 'skill',
    id: 'consolidate-power',
    skill: 'politics',
    strengths: { 1: 8, 2: 6 },
    abilities: [
      { id: 'consolidate-power', kind: 'action', do: [{ op: 'draw', who: 'you', n: 2, from: 'any' }] },
    ],
  },
  {
    deck: 'skill',
    id: 'investigative-committee',
    skill: 'politics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    abilities: [
      {
        id: 'investigative-committee',
        kind: 'reaction',
        on: 'before-check',
        do: [{ op: 'amend-check', faceUp: true }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'executive-order',
    skill: 'leadership',
    strengths: { 1: 8, 2: 6 },
    abilities: [
      {
        id: 'executive-order',
        kind: 'action',
        once: 'turn',
        do: [
          { op: 'pick', by: 'you', among: { other: true, human: true } },
          {
            op: 'choose',
            by: 'picked',
            options: [
              {
                id: 'move',
                do: [{ op: 'act', who: 'picked', n: 1, move: true }],
              },
              { id: 'stay', do: [{ op: 'act', who: 'picked', n: 2 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'declare-emergency',
    skill: 'leadership',
    strengths: { 3: 4, 4: 2, 5: 1 },
    abilities: [
      {
        id: 'declare-emergency',
        kind: 'reaction',
        on: 'check-totalled',
        once: 'check',
        do: [{ op: 'amend-check', difficulty: -2 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'launch-scout',
    skill: 'tactics',
    strengths: { 1: 8, 2: 6 },
    abilities: [
      {
        id: 'launch-scout',
        kind: 'action',
        when: { test: 'reserve', ship: 'raptor', atLeast: 1 },
        do: [
          {
            op: 'risk',
            rule: 'raptors.risk-success',
            by: 'you',
            ship: 'raptor',
            n: 1,
            need: 3,
            loss: [{ op: 'destroy', what: 'raptor', n: 1, rule: 'raptors.risk-failure' }],
            reward: [{ op: 'scout', by: 'you', decks: ['crisis', 'destination'] }],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'strategic-planning',
    skill: 'tactics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    abilities: [
      {
        id: 'strategic-planning',
        kind: 'reaction',
        on: 'before-roll',
        once: 'roll',
        do: [{ op: 'amend-roll', add: 2 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'evasive-maneuvers',
    skill: 'piloting',
    strengths: { 1: 8, 2: 6 },
    abilities: [
      {
        id: 'evasive-maneuvers',
        kind: 'reaction',
        on: 'viper-attacked',
        do: [
          { op: 'if', cond: { test: 'target-piloted' }, then: [{ op: 'amend-roll', add: -2 }] },
          { op: 'reroll' },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'maximum-firepower',
    skill: 'piloting',
    strengths: { 3: 4, 4: 2, 5: 1 },
    abilities: [
      {
        id: 'maximum-firepower',
        kind: 'action',
        when: { all: [{ test: 'piloting' }, { test: 'target-here' }] },
        do: [{ op: 'attack', with: 'viper', n: 4 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'repair',
    skill: 'engineering',
    strengths: { 1: 8, 2: 6 },
    abilities: [
      {
        id: 'repair',
        kind: 'action',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'location',
                requires: { test: 'here-damaged' },
                do: [{ op: 'repair', what: 'location', rule: 'damage.repair' }],
              },
              {
                id: 'vipers',
                requires: { all: [{ test: 'at', place: 'hangar-deck' }, { test: 'damaged-vipers' }] },
                do: [{ op: 'repair', what: 'vipers', n: 2 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'scientific-research',
    skill: 'engineering',
    strengths: { 3: 4, 4: 2, 5: 1 },
    abilities: [
      {
        id: 'scientific-research',
        kind: 'reaction',
        on: 'before-check',
        do: [{ op: 'amend-check', positive: 'engineering' }],
      },
    ],
  },
] satisfies readonly SkillCard[];
