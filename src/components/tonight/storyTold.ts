import { wordsWith } from '../../board/allWords.ts';
import { changingParts } from '../../board/changing.ts';
import { recordingFile, storyNamed } from '../../collections/recordings.ts';
import type { Language } from '../../i18n/languages.ts';
import { titlesIn } from '../../text/titlesIn.ts';
import { boardAt } from '../../widgets/player/told.ts';
import type { StoryTold } from '../../widgets/tonight/present/told.ts';
import { address } from '../addresses.ts';
import { narrationOf } from '../scenarios/narrations.ts';
import { ruleLinks } from '../scenarios/ruleLinks.ts';
import { thingsIn } from '../scenarios/thingsIn.ts';

/** An example as the presenter needs it in a language. */
export async function storyTold(language: Language, id: string): Promise<StoryTold> {
  const story = await storyNamed(id);
  const { book, start, answers } = story.recording;
  const deeds = story.stops.flatMap(stop => (stop.kind === 'do' ? [stop.deed.outcomes] : []));
  const titles = titlesIn(language, book, { start, answers, deeds });
  const boards = story.stops.map(({ beat }) => boardAt(story, beat.state));
  return {
    source: address(`scenarios/${(await recordingFile(id)).name}.json`),
    narration: narrationOf(language, id),
    rules: await ruleLinks(language, story),
    things: thingsIn(language, story),
    titles,
    parts: changingParts(boards, wordsWith(language, titles)),
  };
}
