import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

type Tree = readonly object[];
const lose = (resource: string, n: number) => ({ op: 'lose', resource, n });
const stay: Tree = [{ op: 'stay' }];
const down = { op: 'turn-down' };
const atBow = (ships: object) => ({ op: 'place', ships: { bow: ships } });

const read = makeReader<Tree>([
  ['All basestars leave the board; # of them leaves the game for good.', gone => [away(['basestar'], gone)]],
  [
    'All heavy raiders and centurions leave the board; # of each leave the game for good.',
    gone => [away(['heavy-raider', 'centurion'], gone)],
  ],
  [
    'Place # basestar at the bow and damage Galactica.',
    basestar => [atBow({ basestar }), { op: 'damage-galactica', n: 1 }],
  ],
  ['The Rebel Basestar board comes into play with its marker on the human side.', () => rebels('humans')],
  ['The Rebel Basestar board comes into play with its marker on the Cylon side.', () => rebels('cylons')],
  [
    'Turn the Cylon Locations overlay over; from now on Hub Destroyed stands for the Resurrection Ship.',
    () => [{ op: 'turn-overlay', board: 'cylon' }],
  ],
  [
    'Population -#; return all vipers in space to the Reserves; then damage # vipers.',
    (n, vipers) => [
      lose('population', n),
      { op: 'recall-vipers' },
      { op: 'damage-vipers', n: vipers, in: 'reserves' },
    ],
  ],
  ['Counts as # distance; at the next jump goes beside the Earth card.', () => stay],
  [
    'The Destiny deck gets # Treachery cards shuffled in; this card is turned facedown.',
    n => [{ op: 'into-destiny', skill: 'treachery', n }, down],
  ],
  ['Fuel -#; turn this card facedown.', n => [lose('fuel', n), down]],
  [
    'Food +# and repair # damaged location.',
    n => [
      { op: 'gain', resource: 'food', n },
      { op: 'repair', what: 'location', any: true },
    ],
  ],
  [
    'Food -#; # Treachery card for every human player.',
    (n, cards) => [lose('food', n), { op: 'draw', who: 'each-human', n: cards, from: ['treachery'] }],
  ],
  [
    'Each human player without a miracle token gains #.',
    () => [{ op: 'gain-miracle', who: 'each-human', only: 'empty-handed' }],
  ],
  [
    'Morale -# and destroy # raptor.',
    (n, raptors) => [lose('morale', n), { op: 'destroy', what: 'raptor', n: raptors }],
  ],
  [
    '# heavy raider at the bow; # centurion enters the boarding track.',
    (heavy, n) => [atBow({ 'heavy-raider': heavy }), { op: 'board', n }],
  ],
]);

const away = (what: readonly string[], gone: number) => ({ op: 'take-away', what, gone });
const rebels = (side: string): Tree => [{ op: 'rebel-basestar', side }];

export const expectedMissions = factsOf('missions').map(
  ({ id, count, check, distance, success, failure }) => {
    const said = /^Counts as (\d+) distance/.exec(String(success))?.[1] ?? '0';
    if (Number(said) !== distance) throw new Error(`${id}: its distance is said twice, and not alike`);
    return {
      deck: 'mission',
      id,
      count,
      check,
      pass: read(String(success)),
      fail: read(String(failure)),
      ...(distance === 0 ? {} : { abilities: [{ kind: 'modifier', query: 'distance', add: distance }] }),
    };
  },
);
