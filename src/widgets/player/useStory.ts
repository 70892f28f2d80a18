import { compilerFor, type Recording, type Story, storyOf } from '../../machines/story/index.ts';

const told = new Map<string, Story>();
const unreachable = new Set<string>();

/** Where pages are built: the recording that a player on the page is about to show. */
export async function offerRecording(recording: Recording): Promise<Story> {
  const known = told.get(recording.id);
  if (known !== undefined) return known;
  const story = storyOf(recording, await compilerFor(recording));
  told.set(recording.id, story);
  return story;
}

/**
 * The story of a scenario, to be called inside of `Suspense`. In a browser it has to be fetched, and until it is there
 * what was drawn ahead stays as it is; undefined when it cannot be.
 */
export function useStory(id: string, source: string): Story | undefined {
  const story = told.get(id);
  if (story !== undefined) return story;
  if (unreachable.delete(id)) return undefined;
  throw fetch(source)
    .then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
    .then((recording: Recording) => offerRecording(recording))
    .catch(() => unreachable.add(id));
}
