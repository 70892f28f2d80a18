import type { CrisisCard, Location } from '#engine/model/card.ts';

/** The overlay of Colonial One; on its other side there is nothing to enter (daybreak.overlays.flip). */
export const colonialOne = [
  {
    id: 'press-room',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'press-room',
        kind: 'action',
        rule: 'daybreak.setup.overlays',
        do: [
          { op: 'pick', by: 'you', among: { other: true, human: true } },
          {
            op: 'draw-mutiny',
            who: 'picked',
            n: 1,
            spared: true,
            rule: 'daybreak.mutiny.explicit-exemption',
          },
          {
            op: 'if',
            cond: { test: 'has-mutiny' },
            then: [{ op: 'may', by: 'you', do: [{ op: 'discard-mutiny' }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'presidents-office',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'presidents-office',
        kind: 'action',
        rule: 'daybreak.setup.overlays',
        do: [{ op: 'draw', who: 'you', n: 2, from: ['politics'] }],
      },
    ],
  },
  {
    id: 'quorum-chamber',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'quorum-chamber',
        kind: 'action',
        rule: 'daybreak.setup.overlays',
        when: { test: 'holds', title: 'president' },
        do: [
          { op: 'draw-from', deck: 'quorum', who: 'you', n: 1 },
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'draw', do: [{ op: 'draw-from', deck: 'quorum', who: 'you', n: 1 }] },
              { id: 'play', do: [{ op: 'play-quorum', from: 'hand' }] },
              { id: 'nothing', do: [] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'administration',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'administration',
        kind: 'action',
        rule: 'daybreak.setup.overlays',
        do: [
          { op: 'draw-mutiny', who: 'you', n: 1 },
          {
            op: 'if',
            cond: { test: 'has-mutiny', who: 'president' },
            then: [
              { op: 'pick', by: 'you', among: { human: true } },
              {
                op: 'may',
                by: 'president',
                do: [{ op: 'discard-in-play', card: 'accept-prophecy' }],
                else: [{ op: 'title', title: 'president', to: 'picked' }],
              },
            ],
          },
        ],
      },
    ],
  },
] satisfies readonly Location[];

/** As in the base game, but that it turns the overlay over, which stays so. */
export const superCrisisCards = [
  {
    deck: 'super-crisis',
    id: 'bomb-on-colonial-1',
    count: 1,
    check: { difficulty: 15, skills: ['tactics', 'piloting', 'engineering'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 2 },
      {
        op: 'turn-overlay',
        board: 'colonial-one',
        rule: 'daybreak.overlays.flip',
        also: ['daybreak.overlays.colonial-one-sickbay'],
      },
    ],
    activate: [],
    jump: false,
  },
] satisfies readonly CrisisCard[];
