import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { books } from '#books/registry.ts';
import type { Atom, ShortAnswer } from '#collections/schemas.ts';
import { shortAnswer } from '#features/search/asking/shortAnswer.ts';
import type { Found } from '#features/search/find/ask.ts';
import type { Answer, AnswerKind } from '#features/search/pack/answer.ts';
import { figuresIn } from '#features/search/words/numbers.ts';
import { languages } from '#i18n/languages.ts';

const short: ShortAnswer[] = parse(readFileSync('content/shortAnswers.yaml', 'utf8'));
const atoms: Atom[] = books.flatMap(book => parse(readFileSync(`content/atoms/${book}.yaml`, 'utf8')));
const written = figuresIn('en');

/** The figures of a text, and the numbers in words if there are any. */
function numbersIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(word => written.get(word) ?? word);
}

test.each(short)(
  'what is said in short to $rule is the same in all languages, and true to the rule',
  ({ rule, when: _, ...texts }) => {
    const figures = languages.map(language => (texts[language].match(/\d+/g) ?? []).toSorted());
    expect(new Set(figures.map(some => some.join(' '))).size).toBe(1);
    const said = numbersIn(atoms.find(({ id }) => id === rule)?.rule ?? '');
    for (const figure of figures[0] ?? []) expect(said).toContain(figure);
  },
);

const found = (kind: AnswerKind, short?: string, shortWhen?: Answer['shortWhen']): Found => ({
  score: 0,
  answer: {
    ...{ id: kind, kind, book: 'base', path: '', page: '', heading: '', name: '', place: 0 },
    ...{ figure: false, words: [], asked: [] },
    ...(short === undefined ? {} : { short }),
    ...(shortWhen === undefined ? {} : { shortWhen }),
  },
});

test('the answer in a few words is that of the best answer, a term before it aside', () => {
  const told = (...some: readonly Found[]) => shortAnswer(some, { on: [], not: [] })?.text;
  expect(told(found('rule', 'ten'), found('rule', 'three'))).toBe('ten');
  expect(told(found('term'), found('rule', 'three'))).toBe('three');
  expect(told(found('rule'), found('rule', 'three'))).toBeUndefined();
  expect(told(found('card'), found('rule', 'three'))).toBeUndefined();
  expect(told(found('term'), found('rule'), found('rule', 'three'))).toBeUndefined();
  expect(told()).toBeUndefined();
});

test('an answer in a few words that not every table shares has its label where nobody has said which table it is', () => {
  const answers = [found('rule', 'three', { conditions: '!leader pegasus', label: 'Alone' })];
  const told = (on: readonly string[], not: readonly string[]) => shortAnswer(answers, { on, not })?.text;
  expect(told(['pegasus'], ['leader'])).toBe('three');
  expect(told(['pegasus'], [])).toBe('Alone: three');
  expect(told(['pegasus', 'leader'], [])).toBeUndefined();
});
