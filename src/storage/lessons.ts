/** How far somebody has come with the lessons, on this device: places, what is done, and what went wrong. */
import { askToPersist } from './persist.ts';
import { changeSettings, type ExamResult, type Learning, type Mistake, readSettings } from './settings.ts';

const day = 24 * 60 * 60 * 1000;
/** A mistake comes back after so many days, each time that it was answered rightly; then it is forgotten. */
export const spacing = [1, 3, 7, 21] as const;

function learning(): Learning {
  const { learning: kept } = readSettings();
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** Gives whether the device has kept it. */
function change(next: Learning): boolean {
  return changeSettings({ learning: { ...learning(), ...next } });
}

/** The lessons that were gone through to their end. */
export function lessonsDone(): readonly string[] {
  const { done } = learning();
  return Array.isArray(done) ? done.filter(id => typeof id === 'string') : [];
}

export function rememberLesson(id: string): void {
  const done = lessonsDone();
  if (done.includes(id)) return;
  if (change({ done: [...done, id] })) askToPersist();
}

/** The step at which a lesson was left. */
export function lessonPlace(id: string): number {
  const at: unknown = learning().places?.[id];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 ? at : 0;
}

/** Gives whether the device has kept it. */
export function rememberPlace(id: string, at: number): boolean {
  return change({ places: { ...learning().places, [id]: at } });
}

/** What went wrong, by question: `lesson#mark`. */
export function mistakes(): { readonly [question: string]: Mistake } {
  const { mistakes: kept } = learning();
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, one]) => isMistake(one)));
}

function isMistake(one: unknown): one is Mistake {
  if (typeof one !== 'object' || one === null) return false;
  const { due, times }: { due?: unknown; times?: unknown } = one;
  return typeof due === 'number' && Number.isInteger(times) && Number(times) >= 0;
}

export function rememberMistake(lesson: string, mark: string, now = Date.now()): void {
  change({ mistakes: { ...mistakes(), [`${lesson}#${mark}`]: { due: now + spacing[0] * day, times: 0 } } });
}

/** What is to be asked again by now, the longest due first. */
export function mistakesDue(now = Date.now()): readonly string[] {
  return Object.entries(mistakes())
    .filter(([, { due }]) => due <= now)
    .toSorted(([, a], [, b]) => a.due - b.due)
    .map(([question]) => question);
}

/** Answered again: rightly, and it comes back later or is forgotten; wrongly, and it begins anew. */
export function answerAgain(question: string, right: boolean, now = Date.now()): void {
  const { [question]: one, ...others } = mistakes();
  if (one === undefined) return;
  const times = right ? one.times + 1 : 0;
  const wait = spacing[times];
  change({
    mistakes: wait === undefined ? others : { ...others, [question]: { due: now + wait * day, times } },
  });
}

/** So many exams are remembered. */
const mostExams = 10;

/** The exams that were taken on this device, the last one last. */
export function examResults(): readonly ExamResult[] {
  const { exams } = learning();
  return Array.isArray(exams) ? exams.filter(isResult) : [];
}

function isResult(one: unknown): one is ExamResult {
  if (typeof one !== 'object' || one === null) return false;
  const { seed, right, of, at }: { [field: string]: unknown } = { ...one };
  return typeof seed === 'string' && [right, of, at].every(number => typeof number === 'number');
}

/** Gives whether the device has kept it. */
export function rememberExam(result: ExamResult): boolean {
  return change({ exams: [...examResults(), result].slice(-mostExams) });
}

/** All of it as text, to be taken to another device. */
export function exportLearning(): string {
  const places = Object.fromEntries(
    Object.keys(learning().places ?? {}).map(id => [id, lessonPlace(id)] as const),
  );
  return JSON.stringify({ done: lessonsDone(), places, mistakes: mistakes(), exams: examResults() }, null, 2);
}

/** Adds what another device knew to what is known here; false where a text holds nothing of the kind. */
export function importLearning(text: string): boolean {
  const kept = learning();
  try {
    const brought: unknown = JSON.parse(text);
    if (typeof brought !== 'object' || brought === null || !('done' in brought)) return false;
    // Read by the same guards as everything that is kept.
    changeSettings({ learning: brought as Learning });
    const theirs = {
      done: lessonsDone(),
      mistakes: mistakes(),
      exams: examResults(),
      all: learning().places,
    };
    const places = Object.keys(theirs.all ?? {}).map(id => [id, lessonPlace(id)] as const);
    changeSettings({ learning: kept });
    change({
      done: [...new Set([...lessonsDone(), ...theirs.done])],
      places: { ...Object.fromEntries(places), ...kept.places },
      mistakes: { ...theirs.mistakes, ...mistakes() },
      exams: [...new Map([...theirs.exams, ...examResults()].map(exam => [exam.at, exam])).values()]
        .toSorted((a, b) => a.at - b.at)
        .slice(-mostExams),
    });
    return true;
  } catch {
    changeSettings({ learning: kept });
    return false;
  }
}
