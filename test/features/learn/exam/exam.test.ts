import { expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { lessons } from '#collections/lessons.ts';
import { viewOf } from '#engine/index.ts';
import { atLevel, examLength, examOf, fewestKinds, levels } from '#features/learn/exam/exam.ts';
import { lessonAbout } from '#features/learn/exam/lessonOf.ts';
import { idOf, kinds } from '#features/learn/exam/question.ts';
import { parseSeed } from '#features/learn/exam/seed.ts';
import { knowledge, library } from '#test/kit/books.ts';
import { disputed } from './oracle.ts';

const seeds = ['friday', 'galactica', 'kobol', '1', '2', '3'];
const exams = await Promise.all(seeds.map(seed => examOf(knowledge, seed)));

test.each(seeds.map((seed, at) => ({ seed, questions: exams[at] ?? [] })))(
  'the seed $seed gives twenty questions of at least twelve kinds, each with one right answer',
  ({ questions }) => {
    expect(questions).toHaveLength(examLength);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(fewestKinds);
    for (const question of questions) {
      expect(question.options.filter(({ holds }) => holds)).toHaveLength(1);
      expect({ kind: question.kind, disputed: disputed(library, question) }).toEqual({
        kind: question.kind,
        disputed: [],
      });
    }
  },
);

test('every kind of question is asked in some exam', () => {
  const asked = new Set(exams.flat().map(({ kind }) => kind));
  expect(kinds.filter(kind => !asked.has(kind))).toEqual([]);
});

test('the same seed gives everybody the same exam, and another seed another', async () => {
  const told = (questions: (typeof exams)[number]) =>
    questions.map(({ kind, options }) => [kind, ...options.map(({ id }) => id)].join());
  const [first = [], second = []] = exams;
  expect(told(await examOf(knowledge, 'friday'))).toEqual(told(first));
  expect(told(second)).not.toEqual(told(first));
});

test('a higher level offers no fewer answers, always the right one, and the closest wrong ones', () => {
  for (const question of exams.flat()) {
    const offered = levels.map(level => atLevel(question, level));
    const sizes = offered.map(options => options.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    for (const options of offered) {
      expect(options.length).toBeGreaterThan(2);
      expect(options.filter(({ holds }) => holds)).toHaveLength(1);
      expect(new Set(options.map(({ said }) => idOf(said))).size).toBe(options.length);
    }
    expect(offered.at(-1)?.map(({ id }) => id)).toContain(question.options[1]?.id);
  }
});

test('the oracle finds a wrong answer that is said to hold', () => {
  const [question] = exams.flat();
  if (question === undefined) throw new Error('There is no question.');
  const [right, wrong, ...others] = question.options;
  if (right === undefined || wrong === undefined) throw new Error('There are no options.');
  const forged = { ...question, options: [{ ...right, holds: false }, { ...wrong, holds: true }, ...others] };
  expect(disputed(library, forged)).toHaveLength(2);
});

test('a seed is a short word', () => {
  expect(['friday', 'a-1', '7'].map(parseSeed)).toEqual(['friday', 'a-1', '7']);
  expect(['', 'Friday', 'ä', 'a b', 'x'.repeat(25)].map(parseSeed)).toEqual(Array(5).fill(undefined));
});

test.each([['pegasus'], ['daybreak'], ['pegasus', 'daybreak']])(
  'with %s the exam asks about games with these books, and the oracle agrees',
  async (...books) => {
    const known = await knowledgeFor(books);
    const asked = (await Promise.all(['friday', 'd'].map(seed => examOf(known, seed)))).flat();
    expect(asked).toHaveLength(2 * examLength);
    for (const { state } of asked) expect(state.options.books).toEqual(['base', ...books]);
    const doubtful = asked.filter(question => disputed(known.lib, question).length > 0);
    expect(doubtful.map(({ kind }) => kind)).toEqual([]);
  },
);

test('the position of a jump is the one before it: the card does not lie there yet', () => {
  const jumps = exams.flat().filter(({ kind }) => kind === 'how-far');
  expect(jumps.length).toBeGreaterThan(2);
  for (const { state, options } of jumps) {
    const answer = options.find(({ holds }) => holds)?.said;
    expect(answer && 'number' in answer && answer.number).toBeGreaterThan(
      viewOf(library, state, 'table').distance,
    );
  }
});

test('a question leads to the lesson that tells its rule', () => {
  const taught = Object.fromEntries(
    lessons().flatMap(({ id, tells }) => Object.keys(tells).map(rule => [rule, id])),
  );
  expect(lessonAbout({ rule: 'cylon-turn.one-card-per-check', kind: 'how-many' }, taught)).toBe(
    'being-a-cylon',
  );
  expect(lessonAbout({ rule: 'brig.one-card-per-check', kind: 'how-many' }, taught)).toBe(
    'titles-and-the-brig',
  );
  const named = exams.flat().map(question => lessonAbout(question, taught));
  const all = lessons().map(({ id }) => id);
  expect(named.filter(lesson => !all.includes(lesson))).toEqual([]);
});
