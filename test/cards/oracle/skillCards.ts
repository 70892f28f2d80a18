import { coreSkills } from '#engine/model/vocabulary.ts';
import { facts } from './facts.ts';
import { makeReader } from './reader.ts';

const act = (n: number) => ({ op: 'act', who: 'picked', n });

const read = makeReader<object>([
  [
    'Draw # skill cards, free choice of types, also outside the own set.',
    n => ({ kind: 'action', do: [{ op: 'draw', who: 'you', n, from: 'any' }] }),
  ],
  [
    'All cards of this check are played faceup, those from the Destiny deck included.',
    () => ({ kind: 'reaction', do: [{ op: 'amend-check', faceUp: true }] }),
  ],
  [
    'Choose another player: he may move and then take # action, or stay and take # actions. At most 1 Executive Order is used per turn. With Pegasus that limit is shared with Critical Situation.',
    (afterMove, staying) => ({
      kind: 'action',
      once: 'turn',
      do: [
        { op: 'pick', by: 'you', among: { other: true, human: true } },
        {
          op: 'choose',
          by: 'picked',
          options: [{ do: [{ ...act(afterMove), move: true }] }, { do: [act(staying)] }],
        },
      ],
    }),
  ],
  [
    'Difficulty of this check -#. At most 1 per check. Never changes the number needed for a partial pass.',
    n => ({ kind: 'reaction', once: 'check', do: [{ op: 'amend-check', difficulty: -n }] }),
  ],
  [
    'Risk # raptor and roll: #+ peek at the top Crisis or the top Destination card and return it on top or bottom; 1-2 the raptor is destroyed. Not usable without a raptor.',
    (n, need) => ({
      kind: 'action',
      when: { test: 'reserve', ship: 'raptor', atLeast: n },
      do: [
        {
          op: 'risk',
          by: 'you',
          ship: 'raptor',
          n,
          need,
          loss: [{ op: 'destroy', what: 'raptor', n }],
          reward: [{ op: 'scout', by: 'you', decks: ['crisis', 'destination'] }],
        },
      ],
    }),
  ],
  [
    '+# to any one die roll, played before it is rolled. At most 1 per roll; also counts for a reroll of that die.',
    add => ({ kind: 'reaction', once: 'roll', do: [{ op: 'amend-roll', add }] }),
  ],
  [
    'After a viper has been attacked: reroll that attack, new result stands; if the viper is piloted the new roll gets -#. Only against attacks, not other damage.',
    n => ({
      kind: 'reaction',
      do: [
        { op: 'if', cond: { test: 'target-piloted' }, then: [{ op: 'amend-roll', add: -n }] },
        { op: 'reroll' },
      ],
    }),
  ],
  [
    'Only while piloting a viper: make up to # attacks with it. (New Caprica: may instead be discarded to reroll an attack on an occupation force.)',
    n => ({
      kind: 'action',
      when: { all: [{ test: 'piloting' }, { test: 'target-here' }] },
      do: [{ op: 'attack', with: 'viper', n }],
    }),
  ],
  [
    'Repair the location the player is in; or, on Hangar Deck, repair up to # damaged vipers (to Reserves).',
    n => ({
      kind: 'action',
      do: [
        {
          op: 'choose',
          by: 'you',
          options: [
            { requires: { test: 'here-damaged' }, do: [{ op: 'repair', what: 'location' }] },
            {
              requires: { all: [{ test: 'at', place: 'hangar-deck' }, { test: 'damaged-vipers' }] },
              do: [{ op: 'repair', what: 'vipers', n }],
            },
          ],
        },
      ],
    }),
  ],
  ...coreSkills.map(
    skill =>
      [
        `All ${skill.charAt(0).toUpperCase()}${skill.slice(1)} cards in this check count positive.`,
        () => ({ kind: 'reaction', do: [{ op: 'amend-check', positive: skill }] }),
      ] as const,
  ),
]);

const timingPoints: { readonly [timing: string]: string } = {
  'before-check': 'before-check',
  'after-total': 'check-totalled',
  'before-roll': 'before-roll',
  'after-attack-roll': 'viper-attacked',
};

export const expectedSkillCards = facts.skillCards.map(({ id, skill, strengths, count, timing, effect }) => {
  const copies = Object.values(strengths).reduce((sum, n) => sum + n, 0);
  if (copies !== count) throw new Error(`${id}: ${copies} copies by strength, ${count} in all`);
  const on = timing === 'action' ? {} : { on: timingPoints[timing] };
  return { deck: 'skill', id, skill, strengths, abilities: [{ ...read(effect), ...on }] };
});
