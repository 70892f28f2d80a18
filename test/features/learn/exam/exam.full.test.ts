import { expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { examLength, examOf, fewestKinds } from '#features/learn/exam/exam.ts';
import { knowledge } from '#test/kit/books.ts';
import { disputed } from './oracle.ts';

async function wrongIn(known: Knowledge, exams: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let seed = 1; seed <= exams; seed++) {
    const questions = await examOf(known, `full-${seed}`);
    expect(questions).toHaveLength(examLength);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(fewestKinds);
    for (const [at, question] of questions.entries()) {
      const right = question.options.filter(({ holds }) => holds);
      if (right.length !== 1 || disputed(known.lib, question).length > 0)
        wrong.push(`full-${seed}: question ${at + 1}, ${question.kind}`);
    }
  }
  return wrong;
}

test('in 500 exams no question is ambiguous or wrong', async () => {
  expect(await wrongIn(knowledge, 500)).toEqual([]);
});

test.each([['pegasus'], ['daybreak'], ['pegasus', 'daybreak']])('nor in 60 with %s', async (...books) => {
  expect(await wrongIn(await knowledgeFor(books), 60)).toEqual([]);
});
