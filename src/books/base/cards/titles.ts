import type { TitleCard } from '#engine/model/card.ts';

export const titles = [
  {
    id: 'president',
    abilities: [
      {
        id: 'draw-quorum',
        kind: 'action',
        rule: 'titles.quorum-draw',
        do: [{ op: 'draw-from', deck: 'quorum', who: 'you', n: 1 }],
      },
      {
        id: 'play-quorum',
        kind: 'action',
        rule: 'titles.quorum-president-only',
        do: [{ op: 'play-quorum', from: 'hand' }],
      },
    ],
    keptInBrig: true,
    line: [
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      // No political leader is left.
      'lee-adama',
      'william-adama',
      'karl-agathon',
      'galen-tyrol',
      'sharon-valerii',
      'saul-tigh',
      'kara-thrace',
    ],
  },
  {
    id: 'admiral',
    abilities: [
      {
        id: 'launch-nuke',
        kind: 'action',
        rule: 'titles.admiral-nukes',
        when: { all: [{ test: 'nukes' }, { test: 'ships-in-space', kind: 'basestar' }] },
        do: [{ op: 'spend-nuke' }, { op: 'attack', with: 'nuke', n: 1 }],
      },
    ],
    keptInBrig: false,
    line: [
      'william-adama',
      'saul-tigh',
      'karl-agathon',
      'lee-adama',
      'kara-thrace',
      'sharon-valerii',
      'galen-tyrol',
      'tom-zarek',
      'gaius-baltar',
      'laura-roslin',
    ],
  },
] satisfies readonly TitleCard[];
