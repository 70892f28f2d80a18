/** What a reader of a lesson reads, and how long it takes. */
import { scenarioOf } from '#collections/lessons.ts';
import type { Language } from '#i18n/languages.ts';
import { benchTexts } from '#ui/bench/benchTexts.ts';
import { narrationOf } from '#ui/story/narrations.ts';
import { storyNamed } from '#ui/story/recordings.ts';
import { speechFor } from '#ui/story/speechFor.ts';
import { lessonReader, narrated, optionText, questionText, tell } from '#ui/story/storyText.ts';

/** Words a minute, and seconds for each choice. */
const pace = { words: 180, choice: 6 };

export interface LessonTold {
  /** What is told and asked, in the order in which it is read. */
  readonly texts: readonly string[];
  /** What is said to wrong answers. */
  readonly replies: readonly string[];
  /** Lines of the log, each with a link to the rule that explains it. */
  readonly log: readonly string[];
  readonly words: number;
  /** Questions and deeds. */
  readonly choices: number;
  readonly deeds: number;
  readonly minutes: number;
}

export async function lessonTold(language: Language, lesson: string): Promise<LessonTold> {
  const id = scenarioOf(lesson);
  const story = await storyNamed(id);
  const narration = narrationOf(language, id);
  const player = benchTexts(language).player;
  const speech = { ...speechFor(language, story).speech, viewer: lessonReader };
  const texts = story.stops.flatMap(stop => {
    const { beat } = stop;
    const said = narrated(stop, narration);
    if (stop.kind === 'do') return [...said, narration.asks?.[stop.deed.mark] ?? ''];
    if (stop.kind === 'ask')
      return [
        ...said,
        questionText(speech, player, narration, beat.state, stop.question),
        ...stop.question.options.map(option => optionText(speech, player, beat.state, stop.question, option)),
      ];
    return said;
  });
  const log = story.stops.flatMap(({ beat }) =>
    beat.events.map(event => tell(speech, beat.state, event, beat.before)),
  );
  const words = [...texts, ...log].flatMap(text => text.split(/\s+/)).filter(isWord).length;
  const choices = story.stops.filter(({ kind }) => kind !== 'show').length;
  const deeds = story.stops.filter(({ kind }) => kind === 'do').length;
  return {
    texts,
    replies: Object.values(narration.whys ?? {}),
    log,
    words,
    choices,
    deeds,
    minutes: words / pace.words + (choices * pace.choice) / 60,
  };
}

const isWord = (text: string) => /\p{L}|\d/u.test(text);
