import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import type { Card } from '#engine/model/card.ts';
import { baseBook } from '../kit/books.ts';
import { base } from '../kit/library.ts';

/**
 * Words of the language that only one card says are no language. Variants of a card (a, b, c) are one card; what a
 * procedure carries out too is a word of the rules.
 */
const single: { readonly [operation: string]: string } = {
  'replace-crisis': 'a card discarded unresolved: no other card takes one back before it is read out',
  'declare-result': 'the check is not made at all, so nothing that amends a check can say it',
  'inspect-civilians':
    'looking and moving alternate, ship by ship, so two operations would ask in another order',
  'give-loyalty':
    'cards of which even the giver chooses nothing; the Sleeper Agent phase hands on a card just dealt',
};

/**
 * Keys whose values are another way of doing it, not another number, place, person, or row of a table (the weapon of
 * an attack, the kind of Cylon ship, the block of a procedure).
 */
const manners: { readonly [operation: string]: readonly string[] } = {
  act: ['move', 'in'],
  activate: ['placed'],
  'amend-check': ['difficulty', 'positive', 'faceUp', 'worthless'],
  crisis: ['from'],
  'damage-galactica': ['outOf'],
  'damage-vipers': ['in'],
  decide: ['other'],
  discard: ['random', 'of'],
  'draw-from': ['deck'],
  pilot: ['viper'],
  'play-quorum': ['from'],
  'put-this': ['to'],
  repair: ['what', 'destroyed'],
  take: ['from'],
};

const says = new Map<string, Set<string>>();
for (const block of base.blocks.values()) {
  const speaker = block.card?.replace(/-[abc]$/, '') ?? `procedure ${block.id}`;
  for (const { op } of block.lines) {
    const words = [op.op, ...(manners[op.op] ?? []).flatMap(key => manner(op, key))];
    for (const word of words) says.set(word, (says.get(word) ?? new Set()).add(speaker));
  }
}

function manner(op: { readonly op: string }, key: string): string[] {
  const value: unknown = Reflect.get(op, key);
  if (value === undefined) return [];
  const plain = ['string', 'boolean'].includes(typeof value) && value !== 'picked';
  return [`${op.op} ${key}${plain ? ` ${String(value)}` : ''}`];
}

const saidOnce = [...says].filter(([, speakers]) => speakers.size === 1).map(([word]) => word);
const isOperation = (word: string) => !word.includes(' ');
const onCards = (word: string) =>
  [...(says.get(word) ?? [])].every(speaker => !speaker.startsWith('procedure'));

function copiesOf(card: Card): number {
  return card.deck === 'skill' ? Object.values(card.strengths).reduce((a, b) => a + b, 0) : card.count;
}

test('every operation and every timing point is spoken in some book', async () => {
  const all = await libraryOf(books);
  const withPegasus = await libraryOf(['base', 'pegasus']);
  // What a later book puts something else in the place of, those before it still say.
  const lines = [base, withPegasus, all]
    .flatMap(lib => [...lib.blocks.values()])
    .flatMap(block => block.lines);
  const spoken = new Set<string>(lines.map(({ op }) => op.op));
  expect(Object.keys(all.operations).filter(op => !spoken.has(op))).toEqual([]);
  const opened = new Set<string>(lines.flatMap(({ op }) => (op.op === 'window' ? [op.point] : [])));
  // Offered among the options of the card, so no window is opened.
  opened.add('option-due');
  // Opened by the block of a book that has a card for it; the tiny book of the tests has one.
  opened.add('loyalty-seen');
  expect([...all.points.keys()].filter(point => !opened.has(point))).toEqual([]);
});

test('at most six operations serve one card only, and each says why', () => {
  const operations = saidOnce.filter(word => isOperation(word) && onCards(word));
  expect(operations.sort()).toEqual(Object.keys(single).sort());
  expect(operations.length).toBeLessThanOrEqual(6);
});

test('operations and ways of carrying them out that serve one card only are fewer than a tenth of the cards and sheets', () => {
  const { cards, characters, locations, titles, damageTokens } = baseBook;
  const sheets = [...characters, ...locations, ...titles, ...damageTokens];
  const speakers = cards.reduce((sum, card) => sum + copiesOf(card), sheets.length);
  const once = saidOnce.filter(onCards);
  expect(once.length, once.join(', ')).toBeLessThan(speakers / 10);
});
