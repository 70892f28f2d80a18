import type { MutinyCard } from '../../engine/expansions/daybreak/cards.ts';

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
    id: 'betrayal-of-trust',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['treachery'] },
      { op: 'scout', by: 'you', decks: ['destination'] },
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
    id: 'violent-protest',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['politics'] },
      { op: 'send', who: 'president', to: 'sickbay' },
    ],
  },
] satisfies readonly MutinyCard[];
