import { wordsWith } from '#books/atBuild/board.ts';
import { narratorWith, titlesIn, wordsOf } from '#books/atBuild/text.ts';
import { books } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { allTold } from '#text/books.ts';
import type { Story } from './index.ts';
import type { Speech } from './storyText.ts';
import { thingsIn } from './thingsIn.ts';

/** What a widget that shows the story is sent to speak with, and how it will speak: a word it lacks is noticed here. */
export function speechFor(language: Language, story: Story) {
  const { books: played, start, answers } = story.recording;
  const deeds = story.stops.flatMap(stop => (stop.kind === 'do' ? [stop.deed.outcomes] : []));
  const titles = titlesIn(language, played, { start, answers, deeds });
  const named = books.filter(name => played.some(({ id }) => id === name));
  const more = allTold(named.map(name => wordsOf(language, name)));
  const things = thingsIn(language, story);
  const speech: Speech = {
    words: wordsWith(language, titles, more),
    narrator: narratorWith(language, titles, more),
    things,
  };
  return { titles, more, things, speech };
}
