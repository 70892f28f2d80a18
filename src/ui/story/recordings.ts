import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerFor } from '#books/readerFor.ts';
import { contentRoot } from '#collections/contentRoot.ts';
import { memoize } from '#collections/memoize.ts';
import { fingerprint } from '#engine/index.ts';
import { askedStory } from './askedStory.ts';
import { branchesOf } from './branches.ts';
import { storeStory } from './stored.ts';

/** A scenario as it has been played by the engine, to be shown. */
const recordingsOf = memoize(async (id: string) => {
  const file = `scenarios/${id}.yaml`;
  const text = readFileSync(join(contentRoot, file), 'utf8');
  const reader = await readerFor(text);
  const loaded = reader.read(text, file);
  if (!loaded.ok) throw new Error(`${file} cannot be read: npm run scenario -- content/${file}`);
  return { recordings: branchesOf(loaded, reader.lib), whole: reader.lib };
});

/** The same, told with its questions. */
export const storyNamed = memoize(async (id: string) => {
  const {
    recordings: [main, ...others],
    whole,
  } = await recordingsOf(id);
  const story = await askedStory(main, whole);
  if (others.length === 0) return story;
  return { ...story, branches: await Promise.all(others.map(one => askedStory(one, whole))) };
});

/** The file that a page fetches to play it, named by its content: what has been fetched once never changes. */
export const recordingFile = memoize(async (id: string) => {
  const text = JSON.stringify(storeStory(await storyNamed(id)));
  return { name: `${id}.${fingerprint(text)}`, text };
});
