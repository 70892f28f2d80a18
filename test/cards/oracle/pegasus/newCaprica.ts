/** What the crisis cards of New Caprica say beside those of the crisis deck. */
import { actors, lose, pick, send, type Tree } from '../clauses.ts';
import { draw } from '../expansionClauses.ts';
import { makeReader, type Phrase } from '../reader.ts';
import { execute, freed } from './clauses.ts';

const prisons = { Detention: 'detention', 'Medical Center': 'medical-center' };
const onNewCaprica = (then: Tree) => [{ op: 'if', cond: { test: 'current-on', board: 'new-caprica' }, then }];

const toPrisons = Object.entries(prisons).flatMap(([name, place]): readonly Phrase<Tree>[] => [
  [`current player -> ${name}`, () => [send('current', place)]],
  [`current player -> ${name} if on New Caprica`, () => onNewCaprica([send('current', place)])],
  ...Object.entries(actors).map(
    ([actor, who]): Phrase<Tree> => [
      `${actor}: send # human player on New Caprica -> ${name}`,
      () => [pick(who, { human: true, on: 'new-caprica' }), send('picked', place)],
    ],
  ),
]);

export const newCapricaClauses: readonly Phrase<Tree>[] = [
  ...toPrisons,
  [
    'current player: may free # character from Detention to another New Caprica location',
    () => freed('detention', 'new-caprica'),
  ],
  ['prepare or evacuate # civilian ship', () => [{ op: 'prepare-or-evacuate' }]],
  ['add # occupation force (at Occupation Authority)', n => [{ op: 'occupy', n }]],
  ['destroy # occupation force', n => [{ op: 'destroy-force', n, by: 'current' }]],
  ["skip this turn's prepare-for-jump step", () => [{ op: 'skip-jump-step' }]],
  ['each human player: may draw # skill', n => [{ ...draw('each-human', n, 'own'), may: true }]],
  [
    'if Galactica is in orbit of New Caprica, damage Galactica once',
    () => [{ op: 'if', cond: { test: 'in-orbit' }, then: [{ op: 'damage-galactica', n: 1 }] }],
  ],
  // Which ship is destroyed there is a rule of New Caprica, not of the card.
  [
    'destroy # civilian ship: the top one of the locked stack or, with no locked ship left, of the prepared stack',
    n => [{ op: 'destroy', what: 'civilian', n }],
  ],
];

/** What one card alone says, braces and all. */
export const readResistance = makeReader<Tree>([
  [
    'Admiral: may pay morale -# to do one of {execute a revealed Cylon | destroy # occupation forces}',
    (paid, forces) => [
      {
        op: 'choose',
        by: 'admiral',
        options: [
          { do: [] },
          {
            do: [
              lose('morale', paid),
              pick('admiral', { cylon: true }),
              execute('picked', { cylonsToo: true }),
            ],
          },
          { do: [lose('morale', paid), { op: 'destroy-force', n: forces, by: 'admiral' }] },
        ],
      },
    ],
  ],
]);
