import type { MutinyCard } from '../engine/cards.ts';

export const mutinyCards = [
  {
    deck: 'mutiny',
    id: 'armed-resistance',
    count: 1,
    do: [
      { op: 'send', who: 'admiral', to: 'sickbay' },
      { op: 'scout', by: 'you', decks: ['crisis'] },
    ],
  },
  {
    deck: 'mutiny',
    id: 'assume-command',
    count: 1,
    when: {
      all: [
        { test: 'hand', atLeast: 5 },
        { not: { test: 'holds', title: 'admiral' } },
        { not: { test: 'at', place: 'brig' } },
      ],
    },
    do: [
      { op: 'discard', who: 'you', n: 5 },
      { op: 'title', title: 'admiral', to: 'you' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'bait-and-switch',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: 'any' },
      { op: 'into-destiny', skill: 'treachery', n: 2 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'betrayal-of-trust',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['treachery'] },
      { op: 'scout', by: 'you', decks: ['destination'] },
    ],
  },
  {
    deck: 'mutiny',
    id: 'blackmail',
    count: 1,
    when: { all: [{ not: { test: 'holds', title: 'president' } }, { test: 'president-hand', atLeast: 3 }] },
    do: [{ op: 'take', by: 'you', from: 'president', random: 3 }],
  },
  {
    deck: 'mutiny',
    id: 'clipped-wings',
    count: 1,
    when: { test: 'ships-in-space', kind: 'viper' },
    do: [
      { op: 'recall-vipers' },
      { op: 'repair', what: 'vipers', n: 'all' },
      { op: 'draw', who: 'you', n: 2, from: ['treachery'] },
    ],
  },
  {
    deck: 'mutiny',
    id: 'controversial-speech',
    count: 1,
    do: [
      {
        op: 'roll',
        by: 'you',
        outcomes: [
          {
            from: 1,
            to: 5,
            do: [
              { op: 'put-this', to: 'discard' },
              { op: 'draw', who: 'each-player', n: 1, from: ['treachery'] },
            ],
          },
          {
            from: 6,
            to: 8,
            do: [
              { op: 'gain', resource: 'morale', n: 1 },
              { op: 'put-this', to: 'box' },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'mutiny',
    id: 'feed-the-people',
    count: 1,
    do: [
      { op: 'jump-track', by: -2 },
      { op: 'gain', resource: 'food', n: 1 },
      { op: 'put-this', to: 'box' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'impeachment',
    count: 1,
    when: { all: [{ test: 'hand', atLeast: 5 }, { not: { test: 'holds', title: 'president' } }] },
    do: [
      { op: 'discard', who: 'you', n: 5 },
      { op: 'title', title: 'president', to: 'you' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'make-a-deal',
    count: 1,
    when: {
      any: [
        { test: 'at', place: 'brig' },
        { test: 'character', at: 'brig', other: true },
      ],
    },
    do: [
      { op: 'pick', by: 'you', among: { at: 'brig' } },
      { op: 'station', who: 'picked', by: 'you', on: 'galactica' },
      { op: 'put-this', to: 'discard' },
      { op: 'pick', by: 'you', among: { human: true } },
      { op: 'draw-mutiny', who: 'picked', n: 1 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'necessary-risk',
    count: 1,
    do: [
      { op: 'gain', resource: 'food', n: 1 },
      { op: 'deploy', ships: { basestar: 1, raider: 3 }, in: 'any' },
      { op: 'put-this', to: 'box' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'panic',
    count: 1,
    do: [
      { op: 'place', ships: { stern: { civilian: 1 } } },
      { op: 'activate-vipers', n: 1 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'peaceful-resistance',
    count: 1,
    do: [
      { op: 'send', who: 'you', to: 'sickbay' },
      {
        op: 'roll',
        by: 'you',
        outcomes: [{ from: 1, to: 4, do: [{ op: 'send', who: 'admiral', to: 'brig' }] }],
      },
    ],
  },
  {
    deck: 'mutiny',
    id: 'ruined-reputation',
    count: 1,
    do: [
      { op: 'pick', by: 'you', among: { human: true } },
      { op: 'draw', who: 'picked', n: 2, from: 'any' },
      {
        op: 'roll',
        by: 'you',
        outcomes: [{ from: 1, to: 4, do: [{ op: 'send', who: 'picked', to: 'brig' }] }],
      },
    ],
  },
  {
    deck: 'mutiny',
    id: 'scavenging-for-parts',
    count: 1,
    do: [
      { op: 'damage-galactica', n: 1 },
      { op: 'take-away', what: ['civilian'], n: 1 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'selfish-act',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: 'own' },
      { op: 'put-this', to: 'discard' },
      { op: 'draw-mutiny', who: 'you', n: 1 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'send-a-message',
    count: 1,
    do: [
      { op: 'damage-galactica', n: 1 },
      { op: 'attack', with: 'armory', n: 1, add: 2 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'set-the-agenda',
    count: 1,
    when: { not: { test: 'holds', title: 'president' } },
    do: [
      { op: 'draw-from', deck: 'quorum', who: 'president', n: 2 },
      { op: 'sink-quorum', n: 2 },
    ],
  },
  {
    deck: 'mutiny',
    id: 'the-strong-survive',
    count: 1,
    do: [
      { op: 'destroy', what: 'civilian', n: 1, rule: 'daybreak.civilian-ships.draw-and-destroy' },
      { op: 'jump-track', by: 1 },
      { op: 'put-this', to: 'box' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'unauthorized-usage',
    count: 1,
    when: { test: 'nukes' },
    do: [
      { op: 'spend-nuke' },
      { op: 'attack', with: 'nuke', n: 1 },
      { op: 'spend-nuke', all: true },
      { op: 'put-this', to: 'box' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'violent-protest',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['politics'] },
      { op: 'send', who: 'president', to: 'sickbay' },
    ],
  },
  {
    deck: 'mutiny',
    id: 'weapons-armed',
    count: 1,
    when: { test: 'reserve', ship: 'raptor', atLeast: 1 },
    do: [
      { op: 'destroy', what: 'raptor', n: 1, rule: 'daybreak.assault-raptors.build-cost' },
      { op: 'gain-assault-raptor', n: 1, rule: 'daybreak.assault-raptors.gain-sources' },
      { op: 'launch', ships: { raider: 2 } },
    ],
  },
] satisfies readonly MutinyCard[];
