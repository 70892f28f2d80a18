import { retried } from '#loading/retried.ts';
import { Outdated, type Settled, suspended } from '#loading/suspended.ts';
import type { Story } from './index.ts';
import { restoreStory, type StoredRecording } from './stored.ts';

const told = new Map<string, Settled<Story>>();

/** Where pages are built: what a player on the page is about to show. */
export function offerStory(story: Story): void {
  told.set(story.recording.id, { value: story });
}

/**
 * The story of a scenario, to be called inside of `Awaited`. In a browser it has to be fetched, and until it is there
 * what was drawn ahead stays as it is.
 */
export function useStory(id: string, source: string): Story {
  return suspended(told, id, async () => {
    const stored = await retried(async (): Promise<StoredRecording> => {
      const answer = await fetch(source);
      if (!answer.ok) throw new Error(`${source}: ${answer.status}`);
      return answer.json();
    });
    const story = await restoreStory(stored);
    if (story === undefined) throw new Outdated(`${source} is of another version than the page.`);
    return story;
  });
}
