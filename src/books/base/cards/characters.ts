import type { Character } from '#engine/model/card.ts';

/** Each sheet: the helpful ability, the drawback, then what can be done once in a game. */
export const characters = [
  {
    id: 'william-adama',
    class: 'military-leader',
    skills: { fixed: { leadership: 3, tactics: 2 } },
    start: 'admirals-quarters',
    abilities: [
      {
        id: 'inspirational-leader',
        kind: 'modifier',
        query: 'counts-positive',
        set: true,
        when: {
          all: [{ test: 'drew-crisis' }, { test: 'crisis-check' }, { test: 'check-card-strength', is: 1 }],
        },
      },
      {
        id: 'emotionally-attached',
        kind: 'modifier',
        drawback: true,
        query: 'may-activate',
        forbid: 'admirals-quarters',
      },
      {
        id: 'command-authority',
        kind: 'reaction',
        on: 'check-resolved',
        once: 'game',
        do: [{ op: 'take', by: 'you', from: 'check' }],
      },
    ],
  },
  {
    id: 'saul-tigh',
    class: 'military-leader',
    skills: { fixed: { leadership: 2, tactics: 3 } },
    start: 'command',
    abilities: [
      {
        id: 'cylon-hatred',
        kind: 'reaction',
        on: 'location-check',
        once: 'check',
        when: { test: 'check-of', location: 'admirals-quarters' },
        do: [{ op: 'amend-check', difficulty: -3 }],
      },
      {
        id: 'alcoholic',
        kind: 'trigger',
        drawback: true,
        on: 'turn-start',
        when: { test: 'hand', exactly: 1 },
        do: [{ op: 'discard', who: 'you', n: 1 }],
      },
      {
        id: 'declare-martial-law',
        kind: 'action',
        once: 'game',
        do: [{ op: 'title', title: 'president', to: 'admiral' }],
      },
    ],
  },
  {
    id: 'karl-agathon',
    class: 'military-leader',
    skills: { fixed: { leadership: 2, tactics: 2, piloting: 1 } },
    start: 'stranded',
    abilities: [
      {
        id: 'eco-officer',
        kind: 'reaction',
        on: 'after-roll',
        once: 'turn',
        when: { test: 'own-turn' },
        do: [{ op: 'reroll' }],
      },
      {
        id: 'stranded',
        kind: 'trigger',
        drawback: true,
        on: 'turn-start',
        when: { all: [{ test: 'own-turn' }, { test: 'own-turns', atLeast: 2 }, { test: 'stranded' }] },
        do: [{ op: 'send', who: 'you', to: 'hangar-deck' }],
      },
      {
        id: 'moral-compass',
        kind: 'reaction',
        on: 'option-picked',
        once: 'game',
        do: [{ op: 'decide', other: true }],
      },
    ],
  },
  {
    id: 'laura-roslin',
    class: 'political-leader',
    skills: { fixed: { politics: 3, leadership: 2 } },
    start: 'presidents-office',
    abilities: [
      { id: 'religious-visions', kind: 'modifier', query: 'crisis-draw', set: 2 },
      { id: 'terminal-illness', kind: 'modifier', drawback: true, query: 'activation-cost', add: 2 },
      {
        id: 'skilled-politician',
        kind: 'action',
        once: 'game',
        do: [{ op: 'play-quorum', from: 'deck', n: 4 }],
      },
    ],
  },
  {
    id: 'gaius-baltar',
    class: 'political-leader',
    skills: { fixed: { politics: 2, leadership: 1, engineering: 1 } },
    start: 'research-lab',
    abilities: [
      {
        id: 'delusional-intuition',
        kind: 'trigger',
        on: 'crisis-faced',
        when: { test: 'drew-crisis' },
        do: [{ op: 'draw', who: 'you', n: 1, from: 'any' }],
      },
      { id: 'coward', kind: 'modifier', drawback: true, query: 'starting-loyalty', set: 2 },
      {
        id: 'coward-loyalty-deck',
        kind: 'modifier',
        rule: 'loyalty-deck.baltar-boomer',
        drawback: true,
        query: 'loyalty-deck',
        add: 1,
      },
      {
        id: 'cylon-detector',
        kind: 'action',
        once: 'game',
        do: [
          { op: 'pick', by: 'you', among: { other: true } },
          { op: 'peek-loyalty', by: 'you', of: 'picked', n: 'all' },
        ],
      },
    ],
  },
  {
    id: 'tom-zarek',
    class: 'political-leader',
    skills: { fixed: { politics: 2, leadership: 2, tactics: 1 } },
    start: 'administration',
    abilities: [
      {
        id: 'friends-in-low-places',
        kind: 'reaction',
        on: 'location-check',
        once: 'check',
        when: {
          any: [
            { test: 'check-of', location: 'administration' },
            { test: 'check-of', location: 'brig' },
          ],
        },
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'raise', do: [{ op: 'amend-check', difficulty: 2 }] },
              { id: 'lower', do: [{ op: 'amend-check', difficulty: -2 }] },
            ],
          },
        ],
      },
      {
        id: 'convicted-criminal',
        kind: 'modifier',
        drawback: true,
        query: 'may-activate',
        forbid: 'shared',
      },
      {
        id: 'unconventional-tactics',
        kind: 'action',
        once: 'game',
        do: [
          { op: 'lose', resource: 'population', n: 1 },
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'fuel', do: [{ op: 'gain', resource: 'fuel', n: 1 }] },
              { id: 'food', do: [{ op: 'gain', resource: 'food', n: 1 }] },
              { id: 'morale', do: [{ op: 'gain', resource: 'morale', n: 1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'lee-adama',
    class: 'pilot',
    skills: { fixed: { tactics: 1, piloting: 2 }, choose: { of: ['leadership', 'politics'], n: 2 } },
    start: 'in-viper',
    abilities: [
      {
        id: 'alert-viper-pilot',
        kind: 'reaction',
        on: 'viper-launched',
        when: {
          all: [
            { test: 'viper-available' },
            { test: 'on', board: 'galactica' },
            { not: { test: 'at', place: 'brig' } },
          ],
        },
        do: [
          { op: 'pilot', viper: 'launched' },
          { op: 'act', who: 'you', n: 1 },
        ],
      },
      { id: 'headstrong', kind: 'modifier', drawback: true, query: 'discards-at-random', set: true },
      { id: 'cag', kind: 'action', once: 'game', do: [{ op: 'activate-vipers', n: 6 }] },
    ],
  },
  {
    id: 'kara-thrace',
    class: 'pilot',
    skills: { fixed: { tactics: 2, piloting: 2 }, choose: { of: ['leadership', 'engineering'], n: 1 } },
    start: 'hangar-deck',
    abilities: [
      {
        id: 'expert-pilot',
        kind: 'trigger',
        on: 'turn-start',
        when: { all: [{ test: 'own-turn' }, { test: 'piloting' }] },
        do: [{ op: 'act', who: 'you', n: 1, in: 'action-step' }],
      },
      {
        id: 'insubordinate',
        kind: 'trigger',
        drawback: true,
        on: 'location-check',
        when: {
          all: [
            { test: 'check-of', location: 'admirals-quarters' },
            { test: 'check-aims-at', who: 'you' },
          ],
        },
        do: [{ op: 'amend-check', difficulty: -3 }],
      },
      {
        id: 'secret-destiny',
        kind: 'reaction',
        on: 'crisis-drawn',
        once: 'game',
        do: [{ op: 'replace-crisis' }],
      },
    ],
  },
  {
    id: 'sharon-valerii',
    class: 'pilot',
    skills: { fixed: { tactics: 2, piloting: 2, engineering: 1 } },
    start: 'armory',
    abilities: [
      {
        id: 'recon',
        kind: 'reaction',
        on: 'turn-end',
        once: 'turn',
        when: { test: 'own-turn' },
        do: [{ op: 'scout', by: 'you', decks: ['crisis'] }],
      },
      { id: 'sleeper-agent', kind: 'modifier', drawback: true, query: 'sleeper-loyalty', set: 2 },
      {
        id: 'sleeper-agent-loyalty-deck',
        kind: 'modifier',
        rule: 'loyalty-deck.baltar-boomer',
        drawback: true,
        query: 'loyalty-deck',
        add: 1,
      },
      {
        id: 'sleeper-agent-brig',
        kind: 'trigger',
        drawback: true,
        on: 'sleeper-dealt',
        do: [{ op: 'send', who: 'you', to: 'brig' }],
      },
      {
        id: 'mysterious-intuition',
        kind: 'reaction',
        on: 'check-called',
        once: 'game',
        when: { all: [{ test: 'crisis-check' }, { not: { test: 'super-crisis' } }] },
        do: [{ op: 'declare-result' }],
      },
    ],
  },
  {
    id: 'galen-tyrol',
    class: 'support',
    skills: { fixed: { politics: 1, leadership: 2, engineering: 2 } },
    start: 'hangar-deck',
    abilities: [
      {
        id: 'maintenance-engineer',
        kind: 'reaction',
        on: 'card-used',
        once: 'turn',
        when: { all: [{ test: 'own-turn' }, { test: 'used-card', card: 'repair' }] },
        do: [{ op: 'act', who: 'you', n: 1 }],
      },
      { id: 'reckless', kind: 'modifier', drawback: true, query: 'hand-limit', set: 8 },
      {
        id: 'blind-devotion',
        kind: 'reaction',
        on: 'cards-added',
        once: 'game',
        do: [{ op: 'amend-check', worthless: 'named-skill' }],
      },
    ],
  },
] satisfies readonly Character[];
