/** What the crisis cards of Pegasus say beside the clauses of the other boxes. */
import { actors, pick, type Tree } from '../clauses.ts';
import { draw, inOffice } from '../expansionClauses.ts';
import type { Phrase } from '../reader.ts';

export const execute = (who: unknown, more: object = {}) => ({
  op: 'procedure',
  of: 'execution',
  who,
  ...more,
});
const discards = (who: string, n: number | 'hand', how: object = {}) => ({ op: 'discard', who, n, ...how });
const treachery = (who: string, n: number) => draw(who, n, ['treachery']);

const ofActors = Object.entries(actors).flatMap(([name, who]): readonly Phrase<Tree>[] => [
  [`${name} is executed`, () => [execute(who)]],
  [
    `${name}: discard # skill, draw # treachery`,
    (n, more) => inOffice(who, [discards(who, n), treachery(who, more)]),
  ],
  [
    `${name}: discard # random skill, draw # treachery`,
    (n, more) => inOffice(who, [discards(who, n, { random: true }), treachery(who, more)]),
  ],
]);

export const freed = (at: string, on: string): Tree => [
  {
    op: 'may',
    by: 'current',
    do: [pick('current', { at }), { op: 'station', who: 'picked', by: 'current', on }],
  },
];

const others: readonly Phrase<Tree>[] = [
  [
    'each player: discard # skill, draw # treachery',
    (n, more) => inOffice('each-player', [discards('each-player', n), treachery('each-player', more)]),
  ],
  [
    'Admiral and current player, each: discard # skill, draw # treachery',
    (n, more) => {
      const who = 'admiral-and-current';
      return inOffice(who, [discards(who, n), treachery(who, more)]);
    },
  ],
  ['President and Admiral, each: discard whole hand', () => [discards('president-and-admiral', 'hand')]],
  ['each player: draw # treachery', n => [treachery('each-player', n)]],
  ['each revealed Cylon: draw # treachery', n => [treachery('each-cylon', n)]],
  [
    'each revealed Cylon: draw # treachery, # super crisis',
    (n, more) => [
      treachery('each-cylon', n),
      { op: 'draw-from', deck: 'super-crisis', who: 'each-cylon', n: more },
    ],
  ],
  [
    'discard the destiny deck and rebuild it as # treachery',
    n => [{ op: 'fill-destiny', skill: 'treachery', n }],
  ],
  ['each human player: draw # skill', n => [draw('each-human', n, 'own')]],
  ['destroy # drawn civilian ships', n => [{ op: 'destroy', what: 'civilian', n }]],
  ['damage # viper in space, if any', n => [{ op: 'damage-vipers', n, in: 'space' }]],
  ['damage # vipers (in space areas and/or the reserves)', n => [{ op: 'damage-vipers', n, in: 'anywhere' }]],
  ['current player: may free # character from the Brig, to any other location', () => freed('brig', 'any')],
  ['the raider placed carries the Scar token', () => [{ op: 'mark-scar' }]],
];

export const pegasusClauses = [...ofActors, ...others];
