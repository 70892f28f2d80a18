import type { Trigger } from '#engine/model/ability.ts';
import type { SkillCard } from '#engine/model/card.ts';

/** Whoever chooses to discard such a card draws a Mutiny card, once a turn. */
const betrayal: Trigger = {
  id: 'betrayal',
  kind: 'trigger',
  on: 'cards-discarded',
  rule: 'daybreak.treachery.voluntary-discard',
  when: { test: 'chosen-discard' },
  do: [
    {
      op: 'draw-mutiny',
      who: 'you',
      n: 1,
      only: 'once-a-turn',
      rule: 'daybreak.treachery.voluntary-discard',
      also: ['daybreak.treachery.random-or-check', 'daybreak.treachery.one-mutiny-per-turn'],
    },
  ],
};

/** Every one of them speaks out of a check, and harms the humans (daybreak.treachery.all-have-ability). */
export const treacheryCards = [
  {
    deck: 'skill',
    id: 'bait',
    skill: 'treachery',
    strengths: { 0: 6 },
    abilities: [
      {
        id: 'bait',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.treachery.all-have-ability',
        do: [{ op: 'place', ships: { stern: { civilian: 1 } } }],
      },
      betrayal,
    ],
  },
  {
    deck: 'skill',
    id: 'dradis-contact',
    skill: 'treachery',
    strengths: { 0: 6 },
    abilities: [
      {
        id: 'dradis-contact',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.treachery.all-have-ability',
        do: [{ op: 'place', ships: { bow: { raider: 2 } } }],
      },
      betrayal,
    ],
  },
  {
    deck: 'skill',
    id: 'a-better-machine',
    skill: 'treachery',
    strengths: { 3: 4 },
    abilities: [
      {
        id: 'a-better-machine',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.treachery.all-have-ability',
        do: [{ op: 'into-destiny', skill: 'treachery', n: 2 }],
      },
    ],
  },
  {
    deck: 'skill',
    id: 'personal-vices',
    skill: 'treachery',
    strengths: { 3: 4 },
    abilities: [
      {
        id: 'personal-vices',
        kind: 'trigger',
        on: 'cards-revealed',
        rule: 'daybreak.treachery.all-have-ability',
        do: [
          { op: 'draw', who: 'each-human', n: 1, from: ['treachery'] },
          { op: 'draw-mutiny', who: 'current', n: 1 },
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
