/** What a position on New Caprica leaves out is as the fleet has settled, and not as the game was set up. */

import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { layOut } from '#scenarios/layout/layOut.ts';
import { asText } from '#scenarios/problem.ts';
import { readerOf } from '../kit/books.ts';

const library = await libraryOf(['base', 'pegasus']);

const head = `
id: test/this
books: [base, pegasus]
game:
  objective: new-caprica
  seats:
    - { id: apollo, character: lee-adama }
    - { id: tigh, character: saul-tigh }
    - { id: zarek, character: tom-zarek }
    - { id: roslin, character: laura-roslin }
    - { id: six, character: caprica-six }
position:
  turn: { number: 5, active: apollo, step: action }
  travelled: [icy-moon, ragnar-anchorage, remote-planet, barren-planet, barren-planet]
`;

function read(position: string) {
  return readerOf(library).read(head + position, 'test.yaml');
}

function laid(position: string) {
  const found = read(position);
  if (!found.ok) throw new Error(found.problems.map(asText).join('\n'));
  const result = layOut(library, found.scenario);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.state;
}

const said = (position: string) => {
  const found = read(position);
  return found.ok ? [] : found.problems.map(({ message }) => message);
};

test.each(['{}', '{ orbit: true }'])('no ship of the set-up is in space (new-caprica: %s)', phase => {
  const state = laid(`  new-caprica: ${phase}`);
  expect(state.ships).toEqual([]);
  expect(state.reserves.vipers).toBe(8);
  expect(state.slots.newCaprica?.locked).toHaveLength(12);
});

test('civilian ships are as many as the box holds, wherever they are named', () => {
  const state = laid(
    '  new-caprica: { orbit: true, prepared: [civilian-population-2] }\n  space: { port-bow: { civilians: 1 } }',
  );
  expect(state.ships.map(({ kind }) => kind)).toEqual(['civilian']);
  expect(state.slots.newCaprica?.prepared).toHaveLength(1);
  expect(state.slots.newCaprica?.locked).toHaveLength(10);
});

test('everybody is down there, with a Cylon where he is built anew', () => {
  const { seats } = laid('  new-caprica: {}\n  seats: { zarek: { loyalty: [cylon-brig], revealed: true } }');
  expect(seats.map(({ place }) => place)).toEqual([
    { in: 'location', location: 'resistance-hq' },
    { in: 'location', location: 'resistance-hq' },
    { in: 'location', location: 'medical-center' },
    { in: 'location', location: 'resistance-hq' },
    { in: 'location', location: 'medical-center' },
  ]);
});

test.each(['vipers', 'civilians'])('before Galactica is back there are no %s in space', ships => {
  expect(said(`  new-caprica: {}\n  space: { stern: { ${ships}: 1 } }`)).toEqual([
    'Until Galactica is back only Cylon ships are in space.',
  ]);
  expect(said('  new-caprica: {}\n  space: { stern: { raiders: 1 } }')).toEqual([]);
});
