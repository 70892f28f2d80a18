import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseBook } from '../cards/base/index.ts';
import { fingerprint } from '../engine/index.ts';
import { askedStory } from '../machines/story/asked.ts';
import { storeStory } from '../machines/story/stored.ts';
import { library } from '../scenarios/library.ts';
import { Reader } from '../scenarios/reader/read.ts';
import { record } from '../scenarios/recording/record.ts';
import type { Recording } from '../scenarios/recording/recording.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';

const reader = new Reader(library);

/** A scenario as it has been played by the engine, to be shown. */
const recordingOf = memoize((id: string): Recording => {
  const file = `scenarios/${id}.yaml`;
  const loaded = reader.read(readFileSync(join(contentRoot, file), 'utf8'), file);
  if (!loaded.ok) throw new Error(`${file} cannot be read: npm run scenario -- content/${file}`);
  return record(loaded, library, [baseBook]);
});

/** The same, told with its questions. */
export const storyNamed = memoize((id: string) => askedStory(recordingOf(id), library));

/** The file that a page fetches to play it, named by its content: what has been fetched once never changes. */
export const recordingFile = memoize(async (id: string) => {
  const text = JSON.stringify(storeStory(await storyNamed(id)));
  return { name: `${id}.${fingerprint(text)}`, text };
});
