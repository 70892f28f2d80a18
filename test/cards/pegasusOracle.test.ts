import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { pegasusBook } from '../kit/books.ts';
import { bare, entriesOf } from './oracle/expected.ts';
import { numbersIn, raised } from './oracle/numbers.ts';
import { expectedAgendas } from './oracle/pegasus/agendas.ts';
import { expectedCrises } from './oracle/pegasus/crises.ts';
import { factsOf } from './oracle/pegasus/facts.ts';

/** The decks compared in full, and the name of each in the list of components. */
const boxed = {
  agenda: 'pegasus-agenda-cards',
  crisis: 'pegasus-crisis-cards',
  'super-crisis': 'pegasus-super-crisis-cards',
  'new-caprica': 'pegasus-new-caprica-crisis-cards',
};
const cards = pegasusBook.cards.filter(card => card.deck !== 'skill').filter(({ deck }) => deck in boxed);
const book = entriesOf({ cards });
const expected = entriesOf({ cards: [...expectedAgendas, ...expectedCrises] });

describe('Agendas and crises of Pegasus', () => {
  test('the book and the facts have the same entries', () => {
    expect([...book.keys()].sort()).toEqual([...expected.keys()].sort());
  });

  test.each([...expected.keys()])('as in the facts: %s', name => {
    expect(bare(book.get(name))).toStrictEqual(expected.get(name));
  });

  test('no number of the book can change without the facts noticing', () => {
    const unnoticed = [...book].flatMap(([name, entry]) =>
      numbersIn(entry)
        .filter(path => isDeepStrictEqual(bare(raised(entry, path)), expected.get(name)))
        .map(path => `${name}: ${path.join('.')}`),
    );
    expect(unnoticed).toEqual([]);
  });

  test.each(Object.entries(boxed))('there are as many in the deck %s as in the box', (deck, id) => {
    const count = factsOf('components').find(fact => fact.id === id)?.['count'];
    const sum = cards.reduce((sum, card) => sum + (card.deck === deck ? card.count : 0), 0);
    expect(sum).toBe(count);
  });
});
