/**
 * The story of a scenario that has no words of its own: it is played where it is shown, and the log tells it.
 * Those that are told come with a recording.
 */
import { readerFor } from '#books/readerFor.ts';
import { record } from '#scenarios/recording/record.ts';
import { libraryFor, type Story, storyOf } from '#ui/story/index.ts';

export async function untoldStory(text: string, file: string): Promise<Story> {
  const reader = await readerFor(text);
  const loaded = reader.read(text, file);
  if (!loaded.ok) throw new Error(`${file} cannot be read.`);
  const recording = record(loaded, reader.lib, reader.lib.sources);
  return storyOf(recording, await libraryFor(recording), []);
}
