import type { CrisisCard } from '#engine/model/card.ts';
import type { Effect, Who } from '#engine/model/effect.ts';
import { discardsForTreachery } from '../discardsForTreachery.ts';

const prepareOrEvacuate: Effect = [{ op: 'prepare-or-evacuate' }];

const currentTo = (to: 'detention' | 'medical-center'): Effect => [
  {
    op: 'if',
    cond: { test: 'current-on', board: 'new-caprica' },
    then: [{ op: 'send', who: 'current', to }],
  },
];

const arrest = (by: Who, to: 'detention' | 'medical-center' = 'detention'): Effect => [
  { op: 'pick', by, among: { human: true, on: 'new-caprica' } },
  { op: 'send', who: 'picked', to },
];

const release: Effect = [
  {
    op: 'may',
    by: 'current',
    do: [
      { op: 'pick', by: 'current', among: { at: 'detention' } },
      { op: 'station', who: 'picked', by: 'current', on: 'new-caprica' },
    ],
  },
];

const everybodyTreachery: Effect = [discardsForTreachery('each-player', 2)];

const currentTreachery: Effect = [
  { op: 'discard', who: 'current', n: 2, random: true },
  { op: 'draw', who: 'current', n: 2, from: ['treachery'] },
];

const discards = (n: number, by: 'admiral' | 'current'): Effect[number] => ({ op: 'discard', who: by, n });
const lose = (resource: 'fuel' | 'food' | 'morale' | 'population'): Effect[number] => ({
  op: 'lose',
  resource,
  n: 1,
});

const card = { deck: 'new-caprica', count: 1 } as const;
/** The two icons are always printed together. */
const jumps = { jump: true, evacuate: true } as const;

export const newCapricaCrises: readonly CrisisCard[] = [
  {
    ...card,
    id: 'a-cylon-ally',
    decides: 'admiral',
    options: [
      {
        requires: { test: 'current-on', board: 'new-caprica' },
        do: [
          ...prepareOrEvacuate,
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 5, do: [{ op: 'send', who: 'current', to: 'detention' }] }],
          },
        ],
      },
      { do: [discards(2, 'admiral'), discards(3, 'current')] },
    ],
    activate: ['raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'arrests-at-night',
    decides: 'current',
    options: [{ check: true }, { do: everybodyTreachery }],
    check: { difficulty: 10, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [lose('morale'), ...currentTo('detention')],
    activate: ['launch-raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'attack-on-the-power-plant',
    decides: 'president',
    options: [
      { do: [lose('morale'), { op: 'draw', who: 'each-human', n: 2, from: 'own' }] },
      { do: [lose('population'), { op: 'gain', resource: 'morale', n: 1 }] },
    ],
    activate: ['launch-raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'betrayed-from-within',
    check: { difficulty: 9, skills: ['politics', 'leadership'], partial: 6 },
    pass: [],
    partial: currentTreachery,
    fail: [{ op: 'procedure', of: 'execution', who: 'current' }],
    activate: ['raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'brutal-treatment',
    decides: 'current',
    options: [{ check: true }, { do: arrest('current') }],
    check: { difficulty: 9, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('morale'), ...currentTo('medical-center')],
    activate: ['basestars', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'centurion-ambush',
    check: { difficulty: 7, skills: ['tactics', 'piloting'] },
    pass: [],
    fail: [lose('population'), ...currentTo('medical-center')],
    activate: ['raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'contact-informant',
    decides: 'current',
    options: [{ check: true }, { do: [lose('population')] }],
    check: { difficulty: 9, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('morale'), lose('population')],
    activate: ['raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'contact-raptor',
    check: { difficulty: 7, skills: ['politics', 'engineering'] },
    pass: [],
    fail: [lose('morale'), discards(2, 'current')],
    activate: ['raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'decode-cylon-maps',
    check: { difficulty: 8, skills: ['tactics', 'engineering'] },
    pass: prepareOrEvacuate,
    fail: [lose('morale'), { op: 'occupy', n: 1 }],
    activate: ['heavy-raiders', 'occupation-forces'],
    jump: false,
  },
  {
    ...card,
    id: 'demanded-surrender',
    decides: 'president',
    options: [{ do: arrest('president') }, { do: [lose('morale')] }],
    activate: ['basestars', 'occupation-forces'],
    jump: false,
  },
  {
    ...card,
    id: 'dissent-among-cylons',
    check: { difficulty: 12, skills: ['politics', 'leadership'], partial: 7 },
    pass: [{ op: 'draw', who: 'each-human', n: 2, from: 'own', may: true }],
    partial: [],
    fail: [lose('morale')],
    activate: ['launch-raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'establish-sanitation',
    decides: 'president',
    options: [{ do: [{ op: 'skip-jump-step' }] }, { do: [lose('morale')] }],
    activate: ['raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'execution-list',
    decides: 'president',
    options: [
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 5, do: [{ op: 'procedure', of: 'execution', who: 'president' }] }],
          },
        ],
      },
      { do: [lose('population')] },
    ],
    activate: ['heavy-raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'held-for-questioning',
    decides: 'current',
    options: [{ check: true }, { do: [{ op: 'discard', who: 'current', n: 3, random: true }] }],
    check: { difficulty: 10, skills: ['politics', 'leadership', 'tactics'] },
    pass: [],
    fail: [lose('morale'), ...currentTo('detention')],
    activate: ['heavy-raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'hiding-underground',
    decides: 'current',
    options: [{ check: true }, { do: arrest('current') }],
    check: { difficulty: 9, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [lose('food')],
    activate: ['raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'intra-atmos-entry',
    check: { difficulty: 15, skills: ['leadership', 'tactics', 'piloting', 'engineering'], partial: 9 },
    pass: [...prepareOrEvacuate, { op: 'jump-track', by: 1 }],
    partial: [],
    fail: [lose('fuel'), { op: 'if', cond: { test: 'in-orbit' }, then: [{ op: 'damage-galactica', n: 1 }] }],
    activate: ['heavy-raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'keeping-hera-hidden',
    decides: 'president',
    options: [{ do: [{ op: 'into-destiny', skill: 'treachery', n: 2 }] }, { do: arrest('president') }],
    activate: ['raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'labor-union-strike',
    check: { difficulty: 13, skills: ['politics', 'tactics'], partial: 10 },
    pass: [{ op: 'gain', resource: 'morale', n: 1 }],
    partial: [],
    fail: [lose('food'), ...currentTo('detention')],
    activate: ['raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'marine-reinforcements',
    decides: 'admiral',
    options: [
      { do: [{ op: 'destroy-force', n: 1, by: 'current' }, discards(2, 'admiral'), discards(3, 'current')] },
      { do: arrest('admiral') },
    ],
    activate: ['raiders'],
    jump: false,
  },
  {
    ...card,
    id: 'meet-liason-officer',
    check: { difficulty: 10, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('fuel'), { op: 'destroy', what: 'raptor', n: 1 }],
    activate: ['raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'ncp-graduation',
    decides: 'admiral',
    options: [{ do: [lose('morale')] }, { do: [lose('population')] }],
    activate: ['heavy-raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'ncp-recruitment',
    decides: 'current',
    options: [{ check: true }, { do: everybodyTreachery }],
    check: { difficulty: 8, skills: ['politics', 'leadership'] },
    pass: [],
    fail: [lose('morale')],
    activate: ['raiders'],
    jump: false,
  },
  {
    ...card,
    id: 'organize-the-pilots',
    check: { difficulty: 9, skills: ['politics', 'piloting'] },
    pass: prepareOrEvacuate,
    fail: [{ op: 'destroy', what: 'civilian', n: 1 }],
    activate: ['basestars'],
    jump: false,
  },
  {
    ...card,
    id: 'playing-with-emotions',
    decides: 'current',
    options: [{ check: true }, { do: currentTreachery }],
    check: { difficulty: 7, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('morale')],
    activate: ['launch-raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'prepare-for-a-fight',
    decides: 'current',
    options: [{ check: true }, { do: arrest('current', 'medical-center') }],
    check: { difficulty: 8, skills: ['leadership', 'tactics', 'engineering'] },
    pass: [{ op: 'destroy-force', n: 1, by: 'current' }],
    fail: [lose('morale'), ...currentTo('detention')],
    activate: ['raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'prepare-the-civilians',
    check: { difficulty: 9, skills: ['politics', 'leadership'] },
    pass: [],
    fail: [lose('food'), { op: 'occupy', n: 1 }],
    activate: ['raiders'],
    ...jumps,
  },
  {
    ...card,
    id: 'recover-launch-keys',
    check: { difficulty: 10, skills: ['leadership', 'tactics', 'engineering'] },
    pass: prepareOrEvacuate,
    fail: [lose('population'), ...currentTo('detention')],
    activate: ['basestars'],
    jump: false,
  },
  {
    ...card,
    id: 'rescue-detainees',
    decides: 'current',
    options: [
      { check: true },
      { do: [{ op: 'roll', by: 'current', outcomes: [{ from: 1, to: 4, do: arrest('current') }] }] },
    ],
    check: { difficulty: 9, skills: ['leadership', 'tactics'] },
    pass: release,
    fail: [lose('morale')],
    activate: ['heavy-raiders', 'occupation-forces'],
    ...jumps,
  },
  {
    ...card,
    id: 'resistance-bombings',
    check: { difficulty: 12, skills: ['leadership', 'tactics', 'engineering'], partial: 7 },
    pass: [
      {
        op: 'choose',
        by: 'admiral',
        options: [
          { id: 'nothing', do: [] },
          {
            id: 'execute',
            do: [
              lose('morale'),
              { op: 'pick', by: 'admiral', among: { cylon: true } },
              {
                op: 'procedure',
                of: 'execution',
                who: 'picked',
                cylonsToo: true,
                rule: 'pegasus.clarifications.resistance-bombings',
              },
            ],
          },
          { id: 'destroy', do: [lose('morale'), { op: 'destroy-force', n: 2, by: 'admiral' }] },
        ],
      },
    ],
    partial: [],
    fail: [lose('morale'), lose('population')],
    activate: ['basestars', 'occupation-forces'],
    jump: false,
  },
  {
    ...card,
    id: 'second-thoughts',
    check: { difficulty: 9, skills: ['politics', 'leadership'] },
    pass: release,
    fail: [lose('morale')],
    activate: ['basestars', 'occupation-forces'],
    ...jumps,
  },
];
