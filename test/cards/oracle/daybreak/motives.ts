import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

const word = (name: string) => name.toLowerCase();
const resource = (name: string, atMost: number) => ({ test: 'resource', resource: word(name), atMost });
const damaged = (place: string) => ({ test: 'damaged', place });
const holds = (skill: string, atLeast: number) => ({ test: 'holds-skill', skill, atLeast });
const travelled = (n: number) => ({ not: { test: 'distance', atMost: n - 1 } });
const names = ['Population', 'Morale', 'Food'] as const;

const read = makeReader<object>([
  [
    "A damage token lies on FTL Control or on Admiral's Quarters.",
    () => ({ any: [damaged('ftl-control'), damaged('admirals-quarters')] }),
  ],
  [
    'The leader holds a Mutiny card while someone else is in the Brig.',
    () => ({ all: [{ test: 'has-mutiny' }, { test: 'character', at: 'brig', other: true }] }),
  ],
  ['# or more vipers, damaged and destroyed ones together.', atLeast => ({ test: 'vipers-lost', atLeast })],
  [
    "The leader's hand has at least # Politics, # Tactics and # Engineering card.",
    (politics, tactics, engineering) => ({
      all: [holds('politics', politics), holds('tactics', tactics), holds('engineering', engineering)],
    }),
  ],
  ["The leader's hand has at least # Treachery cards.", n => holds('treachery', n)],
  ...names.map(name => [`${name} is # or lower.`, (n: number) => resource(name, n)] as const),
  ...names.map(name => [`${name} is # or higher.`, (n: number) => ({ not: resource(name, n - 1) })] as const),
  [
    'Jump track on blue; no raider, heavy raider or basestar on the board.',
    () => ({ all: [{ test: 'jump-ready' }, { not: { test: 'ships-in-space', kind: 'cylon' } }] }),
  ],
  [
    'At least # distance has been travelled and no centurion is on the boarding track.',
    n => ({ all: [travelled(n), { not: { test: 'centurions' } }] }),
  ],
  ['At least # distance has been travelled.', travelled],
]);

export const expectedMotives = factsOf('motives').map(({ id, count, allegiance, when, condition }) => ({
  deck: 'motive',
  id,
  count,
  side: `${allegiance}s`,
  when,
  cond: read(String(condition)),
}));
