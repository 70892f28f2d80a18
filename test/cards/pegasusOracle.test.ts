import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { agendaCards } from '../../src/cards/pegasus/agendas.ts';
import { entriesOf } from './oracle/expected.ts';
import { numbersIn, raised } from './oracle/numbers.ts';
import { expectedAgendas } from './oracle/pegasus/agendas.ts';
import { factsOf } from './oracle/pegasus/facts.ts';

const book = entriesOf({ cards: agendaCards });
const expected = entriesOf({ cards: expectedAgendas });

describe('the Agendas of Pegasus', () => {
  test('the book and the facts have the same entries', () => {
    expect([...book.keys()].sort()).toEqual([...expected.keys()].sort());
  });

  test.each([...expected.keys()])('as in the facts: %s', name => {
    expect(book.get(name)).toStrictEqual(expected.get(name));
  });

  test('no number of the book can change without the facts noticing', () => {
    const unnoticed = [...book].flatMap(([name, entry]) =>
      numbersIn(entry)
        .filter(path => isDeepStrictEqual(raised(entry, path), expected.get(name)))
        .map(path => `${name}: ${path.join('.')}`),
    );
    expect(unnoticed).toEqual([]);
  });

  test('there are as many as in the box', () => {
    const boxed = factsOf('components').find(({ id }) => id === 'pegasus-agenda-cards')?.['count'];
    expect(agendaCards.reduce((sum, { count }) => sum + count, 0)).toBe(boxed);
  });
});
