import { changeSettings, readSettings } from './settings.ts';

/** The lessons that were gone through to their end on this device. */
export function lessonsDone(): readonly string[] {
  const { lessons } = readSettings();
  return Array.isArray(lessons) ? lessons.filter(id => typeof id === 'string') : [];
}

export function rememberLesson(id: string): void {
  const done = lessonsDone();
  if (!done.includes(id)) changeSettings({ lessons: [...done, id] });
}
