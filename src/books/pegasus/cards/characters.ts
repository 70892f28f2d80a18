import type { Character } from '#engine/model/card.ts';
import { leaders } from './leaders.ts';

const humans = [
  {
    id: 'helena-cain',
    class: 'military-leader',
    skills: { fixed: { leadership: 2, tactics: 2 }, choose: { of: ['leadership', 'tactics'], n: 1 } },
    start: 'pegasus-cic',
    abilities: [
      {
        id: 'intolerant',
        kind: 'reaction',
        on: 'check-decided',
        when: {
          all: [
            { test: 'check-of', location: 'admirals-quarters' },
            { test: 'passes-with', atLeast: 10 },
          ],
        },
        do: [{ op: 'amend-check', mark: 'executed-instead' }],
      },
      {
        id: 'bent-on-revenge',
        kind: 'modifier',
        drawback: true,
        query: 'may-activate',
        forbid: 'ftl-control',
      },
      {
        id: 'bent-on-revenge-engine-room',
        kind: 'modifier',
        drawback: true,
        query: 'may-activate',
        forbid: 'engine-room',
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
        id: 'efficient',
        kind: 'modifier',
        query: 'inspect-civilians',
        set: 'all',
      },
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
      {
        id: 'fast-learner',
        kind: 'reaction',
        on: 'before-check',
        once: 'game',
        do: [{ op: 'add-to-check', from: 'deck', n: 3 }],
      },
    ],
  },
  {
    id: 'ellen-tigh',
    class: 'political-leader',
    skills: { fixed: { politics: 2, leadership: 2, treachery: 1 } },
    start: 'admirals-quarters',
    burden: { id: 'nothing-but-trouble', skill: 'treachery' },
    abilities: [
      {
        id: 'politically-adroit',
        kind: 'reaction',
        on: 'movement-end',
        when: {
          all: [
            { test: 'own-turn' },
            { test: 'hand', atLeast: 1 },
            { test: 'character', at: 'here', other: true },
          ],
        },
        do: [
          { op: 'pick', by: 'you', among: { other: true, human: true, beside: true } },
          { op: 'pass-cards', to: 'picked', n: 1 },
          { op: 'draw', who: 'you', n: 2, from: 'own' },
        ],
      },
      {
        id: 'manipulative',
        kind: 'reaction',
        on: 'turn-start',
        once: 'game',
        when: { test: 'own-turn' },
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'admiral',
                requires: {
                  all: [
                    { not: { test: 'holds', title: 'admiral' } },
                    { not: { test: 'at', place: 'brig', itself: true } },
                  ],
                },
                do: [{ op: 'borrow-title', title: 'admiral' }],
              },
              {
                id: 'president',
                requires: { not: { test: 'holds', title: 'president' } },
                do: [{ op: 'borrow-title', title: 'president' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'louanne-katraine',
    class: 'pilot',
    skills: { fixed: { leadership: 1, tactics: 2, piloting: 2 } },
    start: 'hangar-deck',
    abilities: [
      {
        id: 'hotshot',
        kind: 'reaction',
        on: 'before-roll',
        when: {
          all: [
            { test: 'own-turn' },
            { test: 'in-action-step' },
            { test: 'your-roll' },
            { test: 'hand', atLeast: 1 },
          ],
        },
        do: [{ op: 'stake-card', add: 2 }],
      },
      {
        id: 'stim-junkie',
        kind: 'trigger',
        drawback: true,
        rule: 'pegasus.clarifications.kat-brig',
        on: 'action-end',
        when: {
          all: [{ test: 'own-turn' }, { test: 'not-moved' }, { not: { test: 'imprisoned' } }],
        },
        do: [{ op: 'send', who: 'you', to: 'sickbay' }],
      },
      {
        id: 'sacrifice',
        kind: 'action',
        once: 'game',
        when: { test: 'piloting' },
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'raiders', do: [{ op: 'hit', what: 'raider', n: 5, yours: true }] },
              { id: 'heavy-raiders', do: [{ op: 'hit', what: 'heavy-raider', n: 2, yours: true }] },
              { id: 'basestar', do: [{ op: 'hit', what: 'basestar', n: 1, yours: true }] },
              { id: 'civilian', do: [{ op: 'hit', what: 'civilian', n: 1, yours: true }] },
            ],
          },
          { op: 'send', who: 'you', to: 'sickbay' },
        ],
      },
    ],
  },
] satisfies readonly Character[];

export const characters: readonly Character[] = [...humans, ...leaders];
