/** An exam that was left goes on where it was left. What is stored is checked here. */
import * as v from 'valibot';
import { changeSettings, type ExamBegun, readSettings } from '#ui/keep/settings.ts';
import { examLengths } from './lengths.ts';
import { parseSeed } from './seed.ts';

const begun = v.object({
  seed: v.pipe(
    v.string(),
    v.check(seed => parseSeed(seed) !== undefined),
  ),
  books: v.array(v.string()),
  length: v.picklist(examLengths),
  options: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(examLengths[1])),
});

export function examBegun(): v.InferOutput<typeof begun> | undefined {
  const { exam } = readSettings();
  return v.is(begun, exam) ? exam : undefined;
}

export function keepExam(exam: ExamBegun | undefined): void {
  changeSettings({ exam });
}
