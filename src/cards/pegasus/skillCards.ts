import type { SkillCard } from '../../engine/model/card.ts';
import { skillCards as baseSkillCards } from '../base/skillCards.ts';

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

/** Reckless cards, and Treachery: its text is for revealed Cylons, or works by itself in a reckless check. */
export const skillCards = [
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
  ...maximumFirepower,
] satisfies readonly SkillCard[];
