import { skillCards as baseSkillCards } from '#books/base/cards/skillCards.ts';
import type { SkillCard } from '#engine/model/card.ts';
import type { Effect } from '#engine/model/effect.ts';

/** On New Caprica it may be discarded to roll again for an attack on an Occupation Force. */
const maximumFirepower = baseSkillCards
  .filter(({ id }) => id === 'maximum-firepower')
  .map(card => ({
    ...card,
    abilities: [
      ...card.abilities,
      {
        id: 'maximum-firepower-again',
        kind: 'reaction',
        rule: 'pegasus.new-caprica.occupation.attack-reroll',
        on: 'after-roll',
        when: { test: 'attacking-occupation' },
        do: [{ op: 'reroll' }],
      },
    ],
  })) satisfies readonly SkillCard[];

const fullThrottle: Effect = [
  { op: 'fly-anywhere' },
  { op: 'may', by: 'you', do: [{ op: 'attack', with: 'viper', n: 1 }] },
];

/** Movement abilities, reckless cards and others for humans; two of the base game in their new form. */
const humanCards = [
  {
    deck: 'skill',
    id: 'investigative-committee',
    skill: 'politics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    abilities: [
      {
        id: 'investigative-committee',
        kind: 'reaction',
        rule: 'pegasus.setup.investigative-committee',
        on: 'before-check',
        do: [{ op: 'amend-check', faceUp: 'played' }],
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
        limit: 'extra-action',
        do: [
          { op: 'pick', by: 'you', among: { other: true, human: true } },
          {
            op: 'choose',
            by: 'picked',
            options: [
              { id: 'move', do: [{ op: 'act', who: 'picked', n: 1, move: true }] },
              { id: 'stay', do: [{ op: 'act', who: 'picked', n: 2 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'support-the-people',
    skill: 'politics',
    strengths: { 1: 1, 2: 1 },
    abilities: [
      {
        id: 'support-the-people',
        kind: 'reaction',
        rule: 'pegasus.reckless.before-cards',
        on: 'before-check',
        once: 'check',
        limit: 'reckless',
        do: [
          { op: 'amend-check', mark: 'reckless' },
          { op: 'draw-if-few', atMost: 4, n: 2 },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'preventative-policy',
    skill: 'politics',
    strengths: { 3: 1, 4: 1, 5: 1 },
    abilities: [
      {
        id: 'preventative-policy',
        kind: 'movement',
        rule: 'pegasus.movement-abilities.instead-of-move',
        do: [{ op: 'mark-turn', mark: 'shield' }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'major-victory',
    skill: 'leadership',
    strengths: { 1: 1, 2: 1 },
    abilities: [
      {
        id: 'major-victory',
        kind: 'reaction',
        on: 'ship-destroyed',
        once: 'turn',
        when: { all: [{ test: 'just-destroyed', ship: 'basestar' }, { test: 'destroyed-by-you' }] },
        do: [
          {
            op: 'roll',
            by: 'you',
            outcomes: [{ from: 5, to: 8, do: [{ op: 'gain', resource: 'morale', n: 1 }] }],
          },
        ],
      },
      {
        id: 'major-victory-aboard',
        kind: 'reaction',
        on: 'centurion-destroyed',
        once: 'turn',
        when: { test: 'destroyed-by-you' },
        do: [
          {
            op: 'roll',
            by: 'you',
            outcomes: [{ from: 5, to: 8, do: [{ op: 'gain', resource: 'morale', n: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'guts-and-initiative',
    skill: 'tactics',
    strengths: { 1: 1, 2: 1 },
    abilities: [
      {
        id: 'guts-and-initiative',
        kind: 'reaction',
        rule: 'pegasus.reckless.before-cards',
        on: 'before-check',
        once: 'check',
        limit: 'reckless',
        do: [
          { op: 'amend-check', mark: 'reckless' },
          { op: 'amend-check', mark: 'no-destiny' },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'critical-situation',
    skill: 'tactics',
    strengths: { 3: 1, 4: 1, 5: 1 },
    abilities: [
      {
        id: 'critical-situation',
        kind: 'movement',
        rule: 'pegasus.movement-abilities.instead-of-move',
        once: 'turn',
        limit: 'extra-action',
        do: [{ op: 'act', who: 'you', n: 1 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'full-throttle',
    skill: 'piloting',
    strengths: { 1: 1, 2: 1 },
    abilities: [
      {
        id: 'full-throttle',
        kind: 'movement',
        rule: 'pegasus.movement-abilities.instead-of-move',
        when: { test: 'piloting' },
        do: fullThrottle,
      },
      { id: 'full-throttle-action', kind: 'action', when: { test: 'piloting' }, do: fullThrottle },
    ],
  },
  {
    deck: 'skill',
    id: 'run-interference',
    skill: 'piloting',
    strengths: { 3: 1, 4: 1, 5: 1 },
    abilities: [
      {
        id: 'run-interference',
        kind: 'reaction',
        on: 'raiders-activated',
        when: { test: 'piloting' },
        do: [{ op: 'mark-turn', mark: 'interference', times: 4 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'calculations',
    skill: 'engineering',
    strengths: { 3: 1, 4: 1, 5: 1 },
    abilities: [
      {
        id: 'calculations',
        kind: 'reaction',
        on: 'after-roll',
        once: 'roll',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'add', do: [{ op: 'amend-roll', add: 1 }] },
              { id: 'subtract', do: [{ op: 'amend-roll', add: -1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'at-any-cost',
    skill: 'leadership',
    strengths: { 3: 1, 4: 1, 5: 1 },
    abilities: [
      {
        id: 'at-any-cost',
        kind: 'reaction',
        rule: 'pegasus.reckless.before-cards',
        on: 'before-check',
        once: 'check',
        limit: 'reckless',
        do: [{ op: 'amend-check', mark: 'reckless', positive: 'treachery' }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'jury-rigged',
    skill: 'engineering',
    strengths: { 1: 1, 2: 1 },
    abilities: [
      {
        id: 'jury-rigged',
        kind: 'reaction',
        rule: 'pegasus.reckless.before-cards',
        on: 'before-check',
        once: 'check',
        limit: 'reckless',
        do: [{ op: 'amend-check', mark: 'reckless', difficulty: -4 }],
      },
    ],
  },
] satisfies readonly SkillCard[];

/** Its text is for revealed Cylons, or works by itself in a reckless check. */
const treachery = [
  {
    deck: 'skill',
    id: 'broadcast-location',
    skill: 'treachery',
    strengths: { 1: 8 },
    abilities: [
      {
        id: 'broadcast-location',
        kind: 'trigger',
        rule: 'pegasus.reckless.makes-check-reckless',
        on: 'cards-revealed',
        when: { test: 'reckless' },
        do: [{ op: 'place', ships: { bow: { basestar: 1 }, stern: { civilian: 1 } } }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'by-your-command',
    skill: 'treachery',
    strengths: { 1: 4 },
    abilities: [
      {
        id: 'by-your-command',
        kind: 'trigger',
        rule: 'pegasus.reckless.makes-check-reckless',
        on: 'cards-revealed',
        when: { test: 'reckless' },
        do: [{ op: 'activate', what: ['raiders', 'heavy-raiders-alone', 'occupation-forces'] }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'special-destiny',
    skill: 'treachery',
    strengths: { 2: 5 },
    abilities: [
      {
        id: 'special-destiny',
        kind: 'trigger',
        rule: 'pegasus.reckless.makes-check-reckless',
        on: 'cards-revealed',
        when: { test: 'reckless' },
        do: [{ op: 'draw', who: 'each-player', n: 1, from: ['treachery'] }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'gods-plan',
    skill: 'treachery',
    strengths: { 2: 3 },
    usedBy: 'cylons',
    abilities: [
      {
        id: 'gods-plan',
        kind: 'movement',
        rule: 'pegasus.cylon-turn.movement-ability',
        do: [{ op: 'trade-destiny', n: 1, for: 'this-card' }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'human-weakness',
    skill: 'treachery',
    strengths: { 3: 2 },
    usedBy: 'cylons',
    abilities: [
      {
        id: 'human-weakness',
        kind: 'action',
        rule: 'pegasus.treachery.cylons-use-text',
        when: { test: 'human-imprisoned' },
        do: [{ op: 'lose-highest', n: 1 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'sabotage',
    skill: 'treachery',
    strengths: { 3: 4 },
    usedBy: 'cylons',
    abilities: [
      {
        id: 'sabotage',
        kind: 'reaction',
        rule: 'pegasus.treachery.discard-and-sabotage',
        on: 'cards-discarded',
        once: 'turn',
        when: { test: 'human-discarded', skill: 'treachery' },
        do: [{ op: 'damage-galactica', n: 1 }],
      },
    ],
  },
] satisfies readonly SkillCard[];

export const skillCards: readonly SkillCard[] = [...humanCards, ...maximumFirepower, ...treachery];
