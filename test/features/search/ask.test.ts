import { expect, test } from 'vitest';
import { complete, readWhole } from '#features/search/asking/complete.ts';
import { marked } from '#features/search/asking/marks.ts';
import { sections } from '#features/search/asking/sections.ts';
import { ask } from '#features/search/find/ask.ts';
import { phrased } from '#features/search/find/phrased.ts';
import { makeSearchIndex } from '#features/search/find/searchIndex.ts';
import type { Answer, WrittenAnswer } from '#features/search/pack/answer.ts';
import { type Packed, pack, packTexts, textsOnSheet, unpack } from '#features/search/pack/pack.ts';
import { learn } from '#features/search/words/spoken.ts';
import type { Language } from '#i18n/languages.ts';

await learn('en', 'de');

const rule = (
  id: string,
  text: string,
  asked: readonly string[] = [],
  more: Partial<WrittenAnswer> = {},
  language: Language = 'en',
): WrittenAnswer => ({
  id,
  kind: 'rule',
  book: 'base',
  path: `en/rules/base/page/#${id}`,
  page: 'A page',
  heading: '',
  name: '',
  text,
  figure: false,
  place: 0,
  words: [],
  asked: asked.map(one => phrased(one, language)),
  written: asked,
  ...more,
});

const answers: readonly WrittenAnswer[] = [
  rule('brig.no-moving', 'A character in the Brig may not move.', ['Can I walk out of jail?']),
  rule('hand-limit.ten', 'At the end of each turn you discard down to ten cards.', [
    'How many cards can I keep?',
  ]),
  rule('draw', 'You draw two cards.', ['How many cards do I draw?', 'When do I draw?']),
  rule('term/brig', 'Where prisoners are.', ['What is the Brig?'], {
    kind: 'term',
    path: 'en/glossary/#brig',
    name: 'Brig',
  }),
  rule('crisis/besieged', 'Activate the raiders.', [], {
    kind: 'card',
    book: 'pegasus',
    path: 'en/cards/crisis/besieged/',
    name: 'Besieged',
    words: [['sieg']],
  }),
];
const index = makeSearchIndex('en', answers);
const found = (question: string) => ask(question, index).map(({ answer }) => answer.id);

test.each([
  ['how many cards may I keep', 'hand-limit.ten'],
  ['keep cards in hand', 'hand-limit.ten'],
  ['get out of jail', 'brig.no-moving'],
  ['brig', 'term/brig'],
  ['siege', 'crisis/besieged'],
  ['beseiged', 'crisis/besieged'],
  ['besi', 'crisis/besieged'],
])('“%s” finds %s first', (question, id) => {
  expect(found(question)[0]).toBe(id);
});

test('a German compound is found by its parts: with a slip, and if only one of them is known', () => {
  const german = (id: string, asked: readonly string[]) => rule(id, '', asked, {}, 'de');
  const all = makeSearchIndex('de', [
    german('raptor', ['Was kann ein Sturmraptor?', 'Wohin fliegt der Raptor?', 'Sturm']),
    german('jump', ['Was macht ein Raptor beim Sprung?', 'Sturm']),
    german('water', ['Was tun, wenn das Wasser fehlt?']),
  ]);
  const ids = (question: string) => ask(question, all).map(({ answer }) => answer.id);
  expect(ids('Sturmrapter')).toEqual(['raptor', 'jump']);
  expect(ids('Wasserknappheit')).toEqual(['water']);
});

test('the kind of a question decides between two that share their words', () => {
  const both = makeSearchIndex('en', [
    rule('when', '', ['When do I draw?']),
    rule('how-many', '', ['How many do I draw?']),
  ]);
  const first = (question: string) => ask(question, both)[0]?.answer.id;
  expect(first('when is drawing')).toBe('when');
  expect(first('how many to draw')).toBe('how-many');
});

test('a question of players in their very words leads to its own answer, whatever speaks for another', () => {
  const reveal = 'Can a Cylon in the Brig reveal?';
  const all = makeSearchIndex('en', [
    rule('reveal', '', ['Can a Cylon reveal?', 'A Cylon in the Brig reveals', 'cylon brig reveal how']),
    rule('brig.reveal', '', ['toaster caught', reveal, 'unmask while imprisoned']),
    rule('term/brig', '', ['Can a Cylon leave the Brig?'], { kind: 'term', name: 'Brig' }),
  ]);
  const first = (question: string) => ask(question, all)[0]?.answer.id;
  expect(first(reveal)).toBe('brig.reveal');
  expect(first('can a cylon in the brig reveal?')).toBe('brig.reveal');
});

test('who asks nothing, or for what is not there, gets nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('?!')).toEqual([]);
  expect(found('xylophone')).toEqual([]);
});

test('a question completes itself, in the order in which it was begun', () => {
  const asked = ['How many cards can I keep?', 'How many cards do I draw?', 'When do I draw?'];
  const completed = (typed: string, most: number) => complete(typed, readWhole(asked, 'en'), 'en', most);
  expect(completed('how many ca', 2)).toEqual(['How many cards can I keep?', 'How many cards do I draw?']);
  expect(completed('do i dr', 3)).toEqual(['When do I draw?', 'How many cards do I draw?']);
  expect(completed('ho', 3)).toEqual([]);
});

test('what is asked for is marked, idle words are not', () => {
  const pieces = marked('You may keep ten cards.', 'can you keep card', index);
  expect(pieces.filter(piece => piece.marked).map(({ text }) => text)).toEqual(['keep', 'cards']);
  expect(pieces.map(({ text }) => text).join('')).toBe('You may keep ten cards.');
});

test('answers come out of their pack as they went in', () => {
  const [base, pegasus] = (['base', 'pegasus'] as const).map(book =>
    answers.filter(one => one.book === book),
  );
  const sorted = ({ words, asked, ...answer }: Answer) => ({
    ...answer,
    words: words.map(stems => stems.toSorted().join(' ')).toSorted(),
    asked: asked.map(({ kind, stems }) => `${kind}: ${stems.toSorted().join(' ')}`).toSorted(),
  });
  const there = (some: readonly WrittenAnswer[] = []) =>
    some.map(({ text: _, written: __, ...answer }, place) => sorted({ ...answer, place }));
  const sent = (packed: Packed): Packed => JSON.parse(JSON.stringify(packed));
  const first = unpack(sent(pack('v', 'en', 'base', base ?? [], [])), 'en', []);
  expect(first.map(sorted)).toEqual(there(base));
  const expansion = pack('v', 'en', 'pegasus', pegasus ?? [], first);
  expect(unpack(sent(expansion), 'en', first).map(sorted)).toEqual(there(pegasus));
});

test('the text of an answer is found on its sheet', () => {
  const many = Array.from({ length: 2 * textsOnSheet + 1 }, (_, at) => rule(`rule-${at}`, `Text ${at}.`));
  const sheets = packTexts('v', many);
  expect(sheets.map(({ texts }) => texts.length)).toEqual([textsOnSheet, textsOnSheet, 1]);
  expect(sheets[1]?.texts[3]).toBe(`Text ${textsOnSheet + 3}.`);
});

test('books that are not on the table come last, under their own heading', () => {
  const all = ask('besieged brig', index);
  expect(sections(all, () => false).map(({ title }) => title)).toEqual(['best']);
  const tonight = sections(all, ({ book }) => book === 'pegasus');
  expect(tonight.map(({ title }) => title)).toEqual(['best', 'notTonight']);
  expect(tonight[1]?.found.map(({ answer }) => answer.id)).toEqual(['crisis/besieged']);
  expect(
    sections(all, () => false, 'term').flatMap(({ found: some }) => some.map(({ answer }) => answer.id)),
  ).toEqual(['term/brig']);
});

test('a term of two books is found once, as the first of them has it', () => {
  const treachery = (book: 'pegasus' | 'daybreak') =>
    rule('term/treachery', 'A skill.', [], { kind: 'term', name: 'Treachery', book });
  const both = makeSearchIndex('en', [...answers, treachery('daybreak'), treachery('pegasus')]);
  expect(ask('treachery', both).map(({ answer }) => `${answer.id} ${answer.book}`)).toEqual([
    'term/treachery daybreak',
  ]);
});
