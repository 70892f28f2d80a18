const lessons = 'lessons/';

/** The page on which an example, or a lesson of the path, can be stepped through. */
export function pathOfStory(id: string): string {
  return id.startsWith(lessons) ? `learn/${id.slice(lessons.length)}/` : `scenarios/${id}/`;
}
