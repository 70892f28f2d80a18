/** Whatever a position may say can be expected of it, also that there is none of a thing or that it is not so. */

import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import { asText } from '#scenarios/problem.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { readerOf } from '../kit/books.ts';

const played = (await libraryOf(books)).books;
const all = await libraryOf(played);
const reader = readerOf(all);

const head = `
id: test/this
books: [${played.join(', ')}]
game:
  objective: kobol
  seats:
    - { id: tigh, character: saul-tigh }
    - { id: zarek, character: tom-zarek }
    - { id: boomer, character: sharon-valerii }
`;

function failure(position: string, expected: string): string | undefined {
  const read = reader.read(`${head}position: ${position}\nscript: [{ expect: ${expected} }]\n`, 'test.yaml');
  if (!read.ok) return read.problems.map(asText).join('; ');
  return runScenario(read, all).failure?.came;
}

const turn = 'turn: { active: tigh, step: action }';

const none = [
  'destroyed: { vipers: 0, raptors: 0, civilians: 0, assault-raptors: 0 }',
  'destroyed: { civilians: [] }',
  'reserves: { assault-raptors: 1 }',
  'pegasus-destroyed: false',
  'pegasus-damage: []',
  'execution-mourned: false',
  'colonial-one-destroyed: false',
  'hub-destroyed: false',
  'pieces-gone: { basestar: 0, heavy-raider: 0, centurion: 0 }',
  'damaged-vipers: 0',
  'boarding: []',
  'in-play: 0',
  'turn: { moved: false }',
  'seats: { tigh: { revealed: false, attached: [], used: [], super-crises: [], shown: [] } }',
  'seats: { tigh: { executions: 0, super-crises-played: 0, mutiny: [], offered-mutinies: 0, miracles: 1 } }',
  'seats: { zarek: { knows: [] } }',
  'space: { stern: { raiders: 0, basestars: [], assault-raptors: 0, assault-pilots: [] } }',
];

test.each(none)('a position that says nothing of it holds { %s }', part => {
  expect(failure(`{ ${turn} }`, `{ ${part} }`)).toBeUndefined();
});

test.each([
  ['destroyed: { assault-raptors: 1 }', 'destroyed: { assault-raptors: 0 }'],
  ['pegasus-destroyed: true', 'pegasus-destroyed: false'],
  ['execution-mourned: true', 'execution-mourned: false'],
  ['hub-destroyed: true', 'hub-destroyed: false'],
  ['pieces-gone: { basestar: 1 }', 'pieces-gone: { basestar: 0 }'],
  ['mission: { card: attack-on-the-colony, up: true }', 'mission: { up: false }'],
  ['seats: { zarek: { knows: [piles.crisis] } }', 'seats: { zarek: { knows: [] } }'],
  ['seats: { zarek: { knows: [piles.crisis] } }', 'seats: { zarek: { knows: [tigh.loyalty] } }'],
])('{ %s } is not { %s }', (position, expected) => {
  const piles = position.includes('piles') ? ', piles: { crisis: [thirty-three] }' : '';
  expect(failure(`{ ${turn}, ${position}${piles} }`, `{ ${expected} }`)).toBeDefined();
});

test('one may expect that a player knows a card by any of its names', () => {
  const position = `{ ${turn}, seats: { tigh: { loyalty: [not-a-cylon] }, zarek: { knows: [tigh.loyalty] } } }`;
  const knows = (name: string) => failure(position, `{ seats: { zarek: { knows: [${name}] } } }`);
  expect(knows('tigh.loyalty')).toBeUndefined();
  expect(knows('tigh.loyalty.not-a-cylon')).toBeUndefined();
  expect(knows('tigh.loyalti')).toMatch(/is not understood/);
});
