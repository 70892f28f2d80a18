const lessons = 'lessons/';
const simulators = 'try/';

/** A simulator is operated, not stepped through. */
export const isSimulator = (id: string): boolean => id.startsWith(simulators);

/** The page on which an example, or a lesson of the path, can be stepped through. */
export function pathOfStory(id: string): string {
  if (isSimulator(id)) return `${id}/`;
  return id.startsWith(lessons) ? `learn/${id.slice(lessons.length)}/` : `scenarios/${id}/`;
}
