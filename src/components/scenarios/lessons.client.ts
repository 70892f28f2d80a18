import { lessonsDone } from '../../storage/lessons.ts';

/** Ticks the lessons that were gone through on this device. */
for (const list of document.querySelectorAll<HTMLElement>('[data-lessons]')) {
  const done = lessonsDone();
  for (const lesson of list.querySelectorAll<HTMLElement>('[data-lesson]')) {
    if (!done.includes(lesson.dataset['lesson'] ?? '')) continue;
    lesson.querySelector('small')?.append(` · ✓ ${list.dataset['done']}`);
  }
}
