import type { Story } from '../../machines/story/index.ts';
import { restoreStory, type StoredRecording } from '../../machines/story/stored.ts';

/** Why there is no story: it cannot be fetched, or belongs to another version of the page. */
export type NoStory = 'unreachable' | 'outdated';

const told = new Map<string, Story>();
const failed = new Map<string, NoStory>();

/** Where pages are built: what a player on the page is about to show. */
export function offerStory(story: Story): void {
  told.set(story.recording.id, story);
}

/**
 * The story of a scenario, to be called inside of `Suspense`. In a browser it has to be fetched, and until it is there
 * what was drawn ahead stays as it is.
 */
export function useStory(id: string, source: string): Story | NoStory {
  const story = told.get(id);
  if (story !== undefined) return story;
  const reason = failed.get(id);
  if (failed.delete(id) && reason !== undefined) return reason;
  throw fetch(source)
    .then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
    .then((stored: StoredRecording) => restoreStory(stored))
    .then(restored => (restored ? told.set(id, restored) : failed.set(id, 'outdated')))
    .catch(() => failed.set(id, 'unreachable'));
}
