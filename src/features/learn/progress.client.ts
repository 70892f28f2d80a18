import { lessonsDone, lessonsSeen, mistakes, storedLearning } from '#ui/story/lessons.ts';

type State = 'done' | 'seen' | 'here';

const all = <Found extends HTMLElement>(
  selector: string,
  within: ParentNode = document,
): readonly Found[] => [...within.querySelectorAll<Found>(selector)];
const put = (text = '', values: { readonly [name: string]: number }) =>
  Object.entries(values).reduce((told, [name, n]) => told.replace(`{{${name}}}`, `${n}`), text);

/** Shows on the path what was gone through on this device, where one is, and what is left. */
export function showProgress(): void {
  const done = lessonsDone();
  const seen = lessonsSeen();
  // Lessons of a book that is not on the table are not seen, and not led to.
  const lessons = all('[data-lesson]').filter(
    lesson => lesson.closest<HTMLElement>('[data-chapter]')?.checkVisibility() !== false,
  );
  const idOf = ({ dataset }: HTMLElement) => dataset['lesson'] ?? '';
  const isOver = (lesson: HTMLElement) => done.includes(idOf(lesson)) || seen.includes(idOf(lesson));
  const here =
    lessons.find(lesson => !isOver(lesson)) ?? lessons.find(lesson => !done.includes(idOf(lesson)));
  const stateOf = (lesson: HTMLElement): State | undefined =>
    lesson === here ? 'here' : done.includes(idOf(lesson)) ? 'done' : isOver(lesson) ? 'seen' : undefined;

  const states = new Map(lessons.map(lesson => [lesson, stateOf(lesson)]));
  for (const [lesson, state] of states) {
    mark(lesson, state);
    const told = lesson.querySelector('[data-state-told]');
    const words = state === undefined ? '' : (lesson.parentElement?.dataset[state] ?? '');
    if (told) told.textContent = words;
  }
  for (const step of all('[data-of]')) mark(step, states.get(lessonNamed(lessons, step.dataset['of'])));
  for (const chapter of all('[data-chapter]')) showChapter(chapter, states);
  tellPlace(lessons, here, states);
  tellBoxes();
}

const lessonNamed = (lessons: readonly HTMLElement[], id = '') =>
  lessons.find(({ dataset }) => dataset['lesson'] === id) ?? document.body;

function mark(element: HTMLElement, state: State | undefined): void {
  if (state === undefined) delete element.dataset['state'];
  else element.dataset['state'] = state;
}

/** Of a chapter how much is done; on a phone the one in which a reader is lies open. */
function showChapter(chapter: HTMLElement, states: ReadonlyMap<HTMLElement, State | undefined>): void {
  const within = all('[data-lesson]', chapter).map(lesson => states.get(lesson));
  const n = within.filter(state => state === 'done').length;
  const count = chapter.querySelector<HTMLElement>('[data-count]');
  if (count && n > 0)
    count.textContent =
      n === within.length ? (count.dataset['whole'] ?? '') : put(count.dataset['count'], { n });
  const details = chapter.querySelector('details');
  if (details && matchMedia('(width < 64rem)').matches) details.open = within.includes('here');
}

function tellPlace(
  lessons: readonly HTMLElement[],
  here: HTMLElement | undefined,
  states: ReadonlyMap<HTMLElement, State | undefined>,
): void {
  const panel = document.querySelector<HTMLElement>('[data-you-are]');
  if (panel === null) return;
  const { place, left, counted, alsoShown, allDone, continue: goOn } = panel.dataset;
  const say = (part: string, text = '') => {
    const element = panel.querySelector(part);
    if (element) element.textContent = text;
  };
  const path = all('[data-of]', panel).map(({ dataset }) => lessonNamed(lessons, dataset['of']));
  const inState = (state: State) => path.filter(lesson => states.get(lesson) === state).length;
  const [done, seen] = [inState('done'), inState('seen')];
  const toCome = path.filter(lesson => !['done', 'seen'].includes(states.get(lesson) ?? ''));
  const minutes = toCome.reduce((sum, { dataset }) => sum + Number(dataset['minutes'] ?? 0), 0);
  say('[data-minutes-left]', toCome.length === 0 ? '' : put(left, { n: minutes }));
  if (done + seen === 0) return;
  say(
    '[data-counts]',
    [put(counted, { n: done }), ...(seen > 0 ? [put(alsoShown, { n: seen })] : [])].join(', '),
  );
  const link = here?.querySelector('a');
  if (here === undefined || link === null || link === undefined) {
    say('[data-place-told]', allDone);
    return;
  }
  const at = path.indexOf(here);
  say('[data-place-told]', at === -1 ? '' : put(place, { n: at + 1 }));
  say('[data-title]', link.querySelector<HTMLElement>('[data-name]')?.dataset['name']);
  const go = panel.querySelector<HTMLAnchorElement>('[data-go]');
  if (go) {
    go.href = link.href;
    go.textContent = goOn ?? '';
  }
}

/** How the last exam went, and what is due in the box of mistakes. */
function tellBoxes(): void {
  const told = (of: string) => document.querySelector<HTMLElement>(`[data-state-of="${of}"]`);
  const { exams }: { readonly exams?: unknown } = storedLearning();
  const last: unknown = Array.isArray(exams) ? exams.at(-1) : undefined;
  const exam = told('exam');
  if (exam && typeof last === 'object' && last !== null) {
    const [right, of] = [Reflect.get(last, 'right'), Reflect.get(last, 'of')];
    if (typeof right === 'number' && typeof of === 'number')
      exam.textContent = put(exam.dataset['last'], { right, of });
  }
  const kept = Object.values(mistakes());
  const due = kept.filter(one => one.due <= Date.now()).length;
  const box = told('mistakes');
  if (box === null || kept.length === 0) return;
  box.textContent =
    due > 0 ? put(box.dataset['due'], { n: due }) : put(box.dataset['waiting'], { n: kept.length });
  box.toggleAttribute('data-pressing', due > 0);
}

showProgress();
