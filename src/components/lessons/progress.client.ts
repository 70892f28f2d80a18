import { lessonsDone } from '../../storage/lessons.ts';

/** Ticks the lessons that were gone through on this device, and leads to the first that was not. */
const list = document.querySelector<HTMLElement>('.lessons');
const lessons = [...(list?.querySelectorAll<HTMLElement>('[data-lesson]') ?? [])];
const done = lessonsDone();
const isDone = ({ dataset }: HTMLElement) => done.includes(dataset['lesson'] ?? '');
const finished = lessons.filter(isDone);
for (const lesson of finished) {
  lesson.querySelector('small')?.append(` · ✓ ${list?.dataset['done']}`);
}

const progress = document.querySelector<HTMLElement>('[data-progress]');
if (progress !== null && finished.length > 0)
  progress.textContent = (progress.dataset['progress'] ?? '').replace('{{n}}', `${finished.length}`);

const button = document.querySelector<HTMLAnchorElement>('[data-continue]');
const link = lessons.find(lesson => !isDone(lesson))?.querySelector('a');
if (finished.length > 0 && link && button !== null) {
  button.href = link.href;
  button.textContent = (button.dataset['continue'] ?? '').replace('{{title}}', link.textContent ?? '');
}
