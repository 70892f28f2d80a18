/**
 * How far a reader has come with the lessons, on this device: places, what is done, and what went wrong. Pages of lessons
 * carry the whole board and read no more than a number or a name at a time; what comes in a file, and the results of
 * exams, `learning.ts` reads.
 */
import { askToPersist } from '../keep/persist.ts';
import { changeSettings, type Learning, type Mistake, readSettings } from '../keep/settings.ts';

const day = 24 * 60 * 60 * 1000;
/** A mistake comes back after so many days, each time that it was answered rightly; then it is forgotten. */
export const spacing = [1, 3, 7, 21] as const;

/** Sent to the page when the device has not kept what it should. */
export const learningLost = 'learning-lost';

type StoredLearning = { readonly [part in keyof Learning]?: unknown };

export function storedLearning(): StoredLearning {
  const { learning: kept } = readSettings();
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** What is not changed stays as it is stored. Gives whether the device has kept it. */
export function changeLearning(next: Learning): boolean {
  const kept = changeSettings({ learning: { ...(storedLearning() as Learning), ...next } });
  if (!kept) globalThis.dispatchEvent?.(new Event(learningLost));
  return kept;
}

function places(): { readonly [lesson: string]: unknown } {
  const { places: kept } = storedLearning();
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** The lessons that were gone through to their end. */
export function lessonsDone(): readonly string[] {
  const { done } = storedLearning();
  return Array.isArray(done) ? done.filter(id => typeof id === 'string') : [];
}

export function rememberLesson(id: string): void {
  const done = lessonsDone();
  if (done.includes(id)) return;
  if (changeLearning({ done: [...done, id] })) askToPersist();
}

/** The lessons that were gone through to their end with something shown; those that are done are not among them. */
export function lessonsSeen(): readonly string[] {
  const { seen } = storedLearning();
  const done = lessonsDone();
  return Array.isArray(seen) ? seen.filter(id => typeof id === 'string' && !done.includes(id)) : [];
}

/** At the end of a lesson: it is done if nothing was shown in it that the reader has not done since. */
export function rememberEnd(id: string): void {
  const { seen } = storedLearning();
  const all: readonly unknown[] = Array.isArray(seen) ? seen : [];
  if (shownIn(id).length === 0) rememberLesson(id);
  else if (!all.includes(id)) changeLearning({ seen: [...lessonsSeen(), id] });
}

/** What was shown in each lesson and not done since, by mark. */
export function shownMarks(): { readonly [lesson: string]: readonly string[] } {
  const { shown } = storedLearning();
  if (typeof shown !== 'object' || shown === null) return {};
  const lists = Object.entries(shown).filter((one): one is [string, unknown[]] => Array.isArray(one[1]));
  return Object.fromEntries(lists.map(([id, marks]) => [id, marks.filter(one => typeof one === 'string')]));
}

function shownIn(lesson: string): readonly string[] {
  return shownMarks()[lesson] ?? [];
}

/** What is shown comes back in the mistakes box. */
export function rememberShown(lesson: string, mark: string, now = Date.now()): void {
  rememberMistake(lesson, mark, now);
  const marks = [...new Set([...shownIn(lesson), mark])];
  changeLearning({ shown: { ...shownMarks(), [lesson]: marks } });
}

/** The reader has done it after all. */
export function forgetShown(lesson: string, mark: string): void {
  const marks = shownIn(lesson);
  if (!marks.includes(mark)) return;
  const left = marks.filter(one => one !== mark);
  changeLearning({ shown: { ...shownMarks(), [lesson]: left } });
}

/** The step at which a lesson was left. */
export function lessonPlace(id: string): number {
  const at = places()[id];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 ? at : 0;
}

/** Gives whether the device has kept it. */
export function rememberPlace(id: string, at: number): boolean {
  return changeLearning({ places: { ...(places() as Learning['places']), [id]: at } });
}

/** What went wrong, by question: `lesson#mark`. */
export function mistakes(): { readonly [question: string]: Mistake } {
  const { mistakes: kept } = storedLearning();
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, one]) => isMistake(one)));
}

function isMistake(one: unknown): one is Mistake {
  if (typeof one !== 'object' || one === null) return false;
  const { due, times }: { due?: unknown; times?: unknown } = one;
  return typeof due === 'number' && Number.isInteger(times) && Number(times) >= 0;
}

export function rememberMistake(lesson: string, mark: string, now = Date.now()): void {
  changeLearning({
    mistakes: { ...mistakes(), [`${lesson}#${mark}`]: { due: now + spacing[0] * day, times: 0 } },
  });
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
  changeLearning({
    mistakes: wait === undefined ? others : { ...others, [question]: { due: now + wait * day, times } },
  });
}
