import { lessonsDone } from '#ui/story/lessons.ts';

/** Ticks the lessons that were gone through on this device, and leads to the first that was not. */
export function showProgress(): void {
  const done = lessonsDone();
  const isDone = ({ dataset }: HTMLElement) => done.includes(dataset['lesson'] ?? '');

  for (const list of document.querySelectorAll<HTMLElement>('.lessons')) {
    const finished = [...list.querySelectorAll<HTMLElement>('[data-lesson]')].filter(isDone);
    for (const lesson of finished) tick(lesson, ` · ✓ ${list.dataset['done']}`);
    const progress = list.parentElement?.querySelector<HTMLElement>('[data-progress]');
    if (progress && finished.length > 0)
      progress.textContent = (progress.dataset['progress'] ?? '').replace('{{n}}', `${finished.length}`);
  }

  const lessons = [...document.querySelectorAll<HTMLElement>('.lessons [data-lesson]')];
  const button = document.querySelector<HTMLAnchorElement>('[data-continue]');
  // Lessons of a book that is not on the table are not seen, and not led to.
  const link = lessons.find(lesson => !isDone(lesson) && lesson.checkVisibility())?.querySelector('a');
  if (lessons.some(isDone) && link && button !== null) {
    button.href = link.href;
    button.textContent = (button.dataset['continue'] ?? '').replace('{{title}}', link.textContent ?? '');
  }
}

function tick(lesson: HTMLElement, text: string): void {
  const minutes = lesson.querySelector('small');
  if (minutes === null || minutes.querySelector('span') !== null) return;
  const span = document.createElement('span');
  span.textContent = text;
  minutes.append(span);
}

showProgress();
