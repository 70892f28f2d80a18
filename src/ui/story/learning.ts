/** Progress of the lessons as a file, out and in, and the exams that were taken. What is read is checked here. */
import * as v from 'valibot';
import type { ExamResult, Learning, Mistake } from '../keep/settings.ts';
import {
  changeLearning,
  lessonPlace,
  lessonsDone,
  lessonsSeen,
  mistakes,
  shownMarks,
  spacing,
  storedLearning,
} from './lessons.ts';

const day = 24 * 60 * 60 * 1000;
/** So many exams are remembered. */
const mostExams = 10;
/** More questions than there will ever be lessons or examples. */
const mostEntries = 2000;

const wholeUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** The last moment that a date can be. */
const moment = wholeUpTo(8.64e15);

const mistake = v.object({
  due: moment,
  times: wholeUpTo(spacing.length),
}) satisfies v.GenericSchema<unknown, Mistake>;

const exam = v.pipe(
  v.object({ seed: name, right: wholeUpTo(1000), of: wholeUpTo(1000), at: moment }),
  v.check(({ right, of }) => right <= of),
) satisfies v.GenericSchema<unknown, ExamResult>;

const step = wholeUpTo(10_000);

/** The exams that were taken on this device, the last one last. */
export function examResults(): readonly ExamResult[] {
  const { exams } = storedLearning();
  return Array.isArray(exams) ? exams.filter(one => v.is(exam, one)) : [];
}

/** Gives whether the device has kept it. */
export function rememberExam(result: ExamResult): boolean {
  return changeLearning({ exams: [...examResults(), result].slice(-mostExams) });
}

/** All of it as text, to be taken to another device. */
export function exportLearning(): string {
  const { places = {} } = storedLearning();
  const left = Object.keys({ ...(places as object) }).map(id => [id, lessonPlace(id)] as const);
  const all: Required<Learning> = {
    done: lessonsDone(),
    seen: lessonsSeen(),
    shown: shownMarks(),
    places: Object.fromEntries(left),
    mistakes: mistakes(),
    exams: examResults(),
  };
  return JSON.stringify(all, null, 2);
}

/** What an import has done, or why it has done nothing. */
export type Taken =
  | {
      readonly ok: true;
      /** How many of each are new here. */
      readonly lessons: number;
      readonly mistakes: number;
      readonly exams: number;
      /** Entries that could not be read. */
      readonly left: number;
    }
  | { readonly ok: false; readonly because: 'bad' | 'full' };

/** Far longer than any progress. */
const longest = 500_000;

const file = v.object({
  done: v.array(v.unknown()),
  places: v.optional(v.record(v.string(), v.unknown()), {}),
  mistakes: v.optional(v.record(v.string(), v.unknown()), {}),
  exams: v.optional(v.array(v.unknown()), []),
  seen: v.optional(v.array(v.unknown()), []),
  shown: v.optional(v.record(v.string(), v.unknown()), {}),
} satisfies { readonly [part in keyof Learning]-?: v.GenericSchema });

/** Adds what another device knew to what is known here; what is known here stays. */
export function importLearning(text: string, now = Date.now()): Taken {
  const found = v.safeParse(file, text.length > longest ? undefined : parsed(text));
  if (!found.success) return { ok: false, because: 'bad' };
  const { output } = found;
  const entries = {
    done: output.done,
    places: Object.entries(output.places),
    mistakes: Object.entries(output.mistakes),
    shown: Object.entries(output.shown),
  };
  const done = entries.done.filter(one => v.is(name, one));
  const places = entries.places.filter((one): one is [string, number] => v.is(v.tuple([name, step]), one));
  const wrong = entries.mistakes.filter((one): one is [string, Mistake] =>
    v.is(v.tuple([name, mistake]), one),
  );
  const seen = output.seen.filter(one => v.is(name, one));
  const shown = entries.shown.filter((one): one is [string, string[]] =>
    v.is(v.tuple([name, v.array(name)]), one),
  );
  // A result from days to come would be the last one for ever.
  const taken = output.exams.filter(one => v.is(exam, one)).filter(({ at }) => at <= now + day);

  const own = { done: lessonsDone(), mistakes: mistakes(), exams: examResults() };
  const newDone = [...new Set(done)].filter(id => !own.done.includes(id)).slice(0, mostEntries);
  const newMistakes = wrong
    .filter(([question]) => !Object.hasOwn(own.mistakes, question))
    .slice(0, mostEntries);
  const known = new Set(own.exams.map(({ at }) => at));
  const newExams = [...new Map(taken.map(one => [one.at, one])).values()]
    .filter(({ at }) => !known.has(at))
    .toSorted((a, b) => a.at - b.at)
    .toReversed()
    .slice(0, mostExams - own.exams.length);
  const { places: stored } = storedLearning();
  const kept = changeLearning({
    done: [...own.done, ...newDone],
    seen: [...new Set([...lessonsSeen(), ...seen])].slice(0, mostEntries),
    shown: { ...Object.fromEntries(shown.slice(0, mostEntries)), ...shownMarks() },
    places: { ...Object.fromEntries(places.slice(0, mostEntries)), ...(stored as Learning['places']) },
    mistakes: { ...Object.fromEntries(newMistakes), ...own.mistakes },
    exams: [...own.exams, ...newExams].toSorted((a, b) => a.at - b.at),
  });
  if (!kept) return { ok: false, because: 'full' };
  const brought = [output.seen, output.exams, ...Object.values(entries)];
  const read = [done, places, wrong, taken, seen, shown];
  return {
    ok: true,
    lessons: newDone.length,
    mistakes: newMistakes.length,
    exams: newExams.length,
    left: lengthOf(brought) - lengthOf(read),
  };
}

function lengthOf(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((sum, { length }) => sum + length, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
