import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

const resource = (atMost: number) => (name: string) => ({ test: 'resource', resource: name, atMost });
const prisoner = { test: 'imprisoned' };

const read = makeReader<object>([
  ['Food and population are both # or lower.', n => ({ all: ['food', 'population'].map(resource(n)) })],
  [
    'At least # Galactica and Pegasus locations together are damaged, and morale is # or lower.',
    (atLeast, n) => ({ all: [{ test: 'damaged-locations', on: 'both', atLeast }, resource(n)('morale')] }),
  ],
  [
    'The holder is in the Brig or Detention, or has been executed at least once.',
    () => ({ any: [prisoner, { test: 'was-executed' }] }),
  ],
  ['All four resources are red (half or lower).', () => ({ test: 'all-red' })],
  [
    'At least one of population, morale, food is # or lower.',
    n => ({ any: ['population', 'morale', 'food'].map(resource(n)) }),
  ],
  ['The holder has played a Super Crisis card.', () => ({ test: 'played-super-crisis' })],
  [
    'All resources are # or lower.',
    n => ({ all: ['fuel', 'food', 'morale', 'population'].map(resource(n)) }),
  ],
  [
    'Population and morale differ by at most #.',
    atMost => ({ test: 'apart', resources: ['population', 'morale'], atMost }),
  ],
  [
    'The holder infiltrates at the end, outside Brig and Detention.',
    () => ({ all: [{ test: 'infiltrating' }, { not: prisoner }] }),
  ],
  [
    'At least # vipers and raptors together are damaged or destroyed.',
    atLeast => ({ test: 'lost-ships', atLeast }),
  ],
  [
    'At most # Galactica locations are damaged.',
    atMost => ({ test: 'damaged-locations', on: 'galactica', atMost }),
  ],
  ['At least # distance has been travelled.', n => ({ not: { test: 'distance', atMost: n - 1 } })],
]);

export const expectedAgendas = factsOf('agendas').map(({ id, count, deck, allegiance, condition }) => ({
  deck: 'agenda',
  id,
  count,
  tendency: deck,
  side: `${allegiance}s`,
  cond: read(String(condition)),
}));
