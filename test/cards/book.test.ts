import { expect, test } from 'vitest';
import { isRuleId } from '#books/atBuild/rules.ts';
import { baseBook } from '../kit/books.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (tree: unknown): tree is Node => typeof tree === 'object' && tree !== null;
const children = (tree: unknown): readonly unknown[] => (isNode(tree) ? Object.values(tree) : []);

/** Every object and list of a tree, in the order in which it is written. */
const nodes = (tree: unknown): readonly Node[] =>
  isNode(tree) ? [tree, ...children(tree).flatMap(nodes)] : [];

const twice = (ids: readonly unknown[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
const idsOf = (list: unknown) =>
  children(list).flatMap(each => (isNode(each) && 'id' in each ? [each['id']] : []));
const valuesOf = (key: string) => nodes(baseBook).flatMap(node => (key in node ? [node[key]] : []));

test('the book is plain data', () => {
  expect(JSON.parse(JSON.stringify(baseBook))).toStrictEqual(baseBook);
});

test('no two blocks of the book share an id', () => {
  const { cards, characters, locations, titles, damageTokens, civilianShips, objectives } = baseBook;
  const blocks = [cards, characters, locations, titles, damageTokens, civilianShips, objectives];
  expect(twice(blocks.flatMap(idsOf))).toEqual([]);
});

test('no two abilities of a block, or options of a choice, share an id', () => {
  const lists = [...valuesOf('abilities'), ...valuesOf('options')];
  expect(lists.flatMap(list => twice(idsOf(list)))).toEqual([]);
});

test('every rule named in the book is an atom', () => {
  const rules = valuesOf('rule').map(String);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(rule => !isRuleId(rule))).toEqual([]);
});

test('every place, character and card named in the book is in it', () => {
  const places = new Set<unknown>(idsOf(baseBook.locations));
  const people = new Set<unknown>(idsOf(baseBook.characters));
  const cards = new Set<unknown>(idsOf(baseBook.cards));
  const elsewhere = new Set<unknown>(['here', 'shared', 'in-viper', 'stranded']);
  const sent = nodes(baseBook).flatMap(node => (node['op'] === 'send' ? [node['to']] : []));
  const activated = nodes(baseBook).flatMap(node =>
    node['query'] === 'may-activate' ? [node['forbid']] : [],
  );
  const named = [...sent, ...activated, ...['at', 'place', 'location', 'start'].flatMap(valuesOf)];
  const namedPlaces = named.filter(value => typeof value === 'string');
  expect(namedPlaces.filter(place => !places.has(place) && !elsewhere.has(place))).toEqual([]);
  expect(baseBook.titles.flatMap(title => title.line).filter(id => !people.has(id))).toEqual([]);
  expect([...valuesOf('card'), ...valuesOf('later')].filter(card => !cards.has(card))).toEqual([]);
});

test('the line of each title names every character once', () => {
  const everybody = baseBook.characters.map(character => character.id).sort();
  for (const { line } of baseBook.titles) expect([...line].sort()).toEqual(everybody);
});

/** Whether an effect speaks of the picked player before anybody has picked one. */
function speaksTooEarly(effect: unknown, op: string, word: string): boolean {
  const order = nodes(effect);
  const picked = order.findIndex(node => node['op'] === op);
  const named = order.findIndex(node => Object.values(node).includes(word));
  return named >= 0 && (picked < 0 || named < picked);
}

test('nothing speaks of the picked player before the pick', () => {
  const keys = ['do', 'pass', 'partial', 'fail', 'reveal', 'immediate', 'special'];
  const blocks = [...baseBook.cards, ...baseBook.characters, ...baseBook.locations, ...baseBook.titles];
  const roots = blocks.flatMap(block =>
    nodes(block)
      .filter(node => node['op'] === undefined)
      .flatMap(node => keys.flatMap(key => (key in node ? [node[key]] : []))),
  );
  // The branches of a choice or a roll are read with what stands before them.
  const inner = new Set<unknown>(roots.flatMap(root => nodes(root).slice(1)));
  const outer = roots.filter(root => !inner.has(root));
  expect(outer.length).toBeGreaterThan(100);
  expect(outer.filter(root => speaksTooEarly(root, 'pick', 'picked'))).toEqual([]);
});

test('the outcomes of every roll are faces of the die and never overlap', () => {
  for (const outcomes of valuesOf('outcomes')) {
    const faces = children(outcomes).flatMap(each => {
      const { from, to } = each as { readonly from: number; readonly to: number };
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    });
    expect(twice(faces)).toEqual([]);
    expect(faces.filter(face => face < 1 || face > 8)).toEqual([]);
    expect(faces.length).toBeGreaterThan(0);
  }
});
