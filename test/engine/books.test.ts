import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import { compile } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Amendment } from '#engine/model/flow.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';

/** An expansion of nothing but this. */
const book = (more: Partial<Book>): Book => ({
  id: 'tiny',
  skills: [],
  cards: [],
  characters: [],
  locations: [],
  titles: [],
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [],
  code: {},
  ...more,
});

const ops = (books: readonly Book[], block: string) =>
  compile(books)
    .blocks.get(block)
    ?.lines.map(line => line.op.op);

describe('a book changes the procedures of the books before it', () => {
  const at = (put: Amendment['put']): Amendment => ({
    in: 'roll',
    put,
    step: { op: 'window', point: 'after-roll' },
    do: [{ op: 'look-at-resources' }],
  });

  test.each([
    ['before', ['window', 'throw', 'look-at-resources', 'window']],
    ['after', ['window', 'throw', 'window', 'look-at-resources']],
    ['instead', ['window', 'throw', 'look-at-resources']],
  ] as const)('%s one step', (put, steps) => {
    expect(ops([baseBook, book({ amendments: [at(put)] })], 'roll')).toEqual(steps);
  });

  test('also deep in a branch', () => {
    const amendment: Amendment = {
      in: 'check',
      put: 'after',
      step: { op: 'reveal-cards' },
      do: [{ op: 'look-at-resources' }],
    };
    const all = [...compile([baseBook, book({ amendments: [amendment] })]).blocks.values()];
    const branch = all.find(({ lines }) => lines.some(({ op }) => op.op === 'reveal-cards'));
    const names = branch?.lines.map(({ op }) => op.op) ?? [];
    expect(names[names.indexOf('reveal-cards') + 1]).toBe('look-at-resources');
  });

  test('once, where two books say the same', () => {
    const again = { ...at('after'), do: [{ op: 'look-at-resources', rule: 'turn.end' } as const] };
    const twice = [baseBook, book({ amendments: [at('after')] }), book({ amendments: [again] })];
    expect(ops(twice, 'roll')).toEqual(['window', 'throw', 'window', 'look-at-resources']);
  });

  test.each([
    ['nowhere', { op: 'take-turns' }, 'found 0 times'],
    ['in two places', { op: 'window' }, 'found 2 times'],
  ] as const)('never %s', (_, step, because) => {
    const amendments = [{ ...at('after'), step }];
    expect(() => compile([baseBook, book({ amendments })])).toThrow(because);
  });

  test('and adds blocks under names of its own', () => {
    expect(
      ops([baseBook, book({ procedures: { homecoming: [{ op: 'look-at-resources' }] } })], 'homecoming'),
    ).toEqual(['look-at-resources']);
    expect(() => compile([baseBook, book({ procedures: { jump: [] } })])).toThrow('called jump');
  });
});

describe('a book brings what carries out its operations', () => {
  test('the base game has none of an expansion', () => {
    const { operations } = compile([baseBook]);
    expect(operations['take-turns']).toBeDefined();
    for (const {
      code: { operations: others = {} },
    } of [pegasusBook, daybreakBook]) {
      const known = Object.keys(others).filter(op => op in operations);
      expect(Object.keys(others).length).toBeGreaterThan(5);
      expect(known).toEqual([]);
    }
  });

  test('and without it they cannot be played', () => {
    const [mutiny] = daybreakBook.cards.filter(({ id }) => id === 'selfish-act');
    expect(mutiny).toBeDefined();
    const cards = mutiny ? [mutiny] : [];
    expect(() => compile([baseBook, book({ cards })])).toThrow('No book brings the kind of card mutiny');
    expect(() =>
      compile([baseBook, book({ cards, code: { kinds: daybreakBook.code.kinds ?? [] } })]),
    ).toThrow('No book brings the operation draw-mutiny');
  });
});

test("a later book's card takes the place of one of the same name", () => {
  const [card] = baseBook.cards.filter(c => c.deck === 'quorum');
  if (!card) throw new Error('The base game has no Quorum card');
  const changed = { ...card, count: 9 };
  const lib = compile([baseBook, book({ cards: [changed] })]);
  expect(lib.quorum.get(card.id)).toEqual(changed);
  expect([...lib.quorum.keys()]).toEqual([...compile([baseBook]).quorum.keys()]);
});

describe('a scenario is played with the books it names', () => {
  test('the base game always, the others when named', async () => {
    expect((await libraryOf(['base'])).books).toEqual(['base']);
    expect((await libraryOf(['pegasus', 'base'])).books).toEqual(['base', 'pegasus']);
    expect((await libraryOf([...books])).books).toEqual(books);
  });

  test('and the same books are the same library', async () => {
    expect(await libraryOf(['base', 'pegasus'])).toBe(await libraryOf(['pegasus']));
  });
});
