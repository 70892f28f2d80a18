import { expect, test } from 'vitest';
import { examLength, examOf, fewestKinds } from '../../src/exam/exam.ts';
import { library } from '../../src/scenarios/library.ts';
import { disputed } from './oracle.ts';

test('in 500 exams no question is ambiguous or wrong', async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 500; seed++) {
    const questions = await examOf(library, `full-${seed}`);
    expect(questions).toHaveLength(examLength);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(fewestKinds);
    for (const [at, question] of questions.entries()) {
      const right = question.options.filter(({ holds }) => holds);
      if (right.length !== 1 || disputed(library, question).length > 0)
        wrong.push(`full-${seed}: question ${at + 1}, ${question.kind}`);
    }
  }
  expect(wrong).toEqual([]);
});
