import { recordingFile, storyNamed } from '#collections/recordings.ts';
import type { Language } from '#i18n/languages.ts';
import { boardAt } from '#widgets/player/told.ts';
import type { StoryTold } from '#widgets/tonight/present/told.ts';
import { address } from '../addresses.ts';
import { narrationOf } from '../scenarios/narrations.ts';
import { partsShown } from '../scenarios/partsShown.ts';
import { ruleLinks } from '../scenarios/ruleLinks.ts';
import { speechFor } from '../scenarios/speechFor.ts';

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
