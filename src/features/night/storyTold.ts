import type { Language } from '#i18n/languages.ts';
import { address } from '#ui/parts/addresses.ts';
import { narrationOf } from '#ui/story/narrations.ts';
import { partsShown } from '#ui/story/partsShown.ts';
import { recordingFile, storyNamed } from '#ui/story/recordings.ts';
import { ruleLinks } from '#ui/story/ruleLinks.ts';
import { speechFor } from '#ui/story/speechFor.ts';
import { boardAt } from '#ui/story/storyText.ts';
import type { StoryTold } from './present/fetchStoryTold.ts';

/** An example or a lesson as the presenter needs it in a language. */
export async function storyTold(language: Language, id: string): Promise<StoryTold> {
  const story = await storyNamed(id);
  const { titles, more, things, speech } = speechFor(language, story);
  const boards = story.stops.map(({ beat }) => boardAt(story, beat.state, speech.words));
  return {
    source: address(`scenarios/${(await recordingFile(id)).name}.json`),
    narration: narrationOf(language, id),
    rules: await ruleLinks(language, story),
    things,
    titles,
    ...(more === undefined ? {} : { more }),
    parts: partsShown(story, boards, speech.words),
  };
}
