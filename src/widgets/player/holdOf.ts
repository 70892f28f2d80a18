import type { Story } from '../../machines/story/index.ts';
import type { Narration } from './texts.ts';
import { type Speech, tell } from './told.ts';

/** To look at the board, and to read a word, in milliseconds. */
const look = 1800;
const perWord = 330;
const shortest = 3000;

/** How long autoplay shows a stop: as long as its text takes to read. */
export function holdOf({ beat }: Story['stops'][number], speech: Speech, narration: Narration): number {
  const { events, marks, state, at } = beat;
  const texts = [
    ...(at === 0 ? [narration.text] : []),
    ...events.map(event => tell(speech, state, event)),
    ...marks.flatMap(({ name }) => narration.marks?.[name] ?? []),
  ];
  const words = texts.flatMap(text => text.split(/\s+/)).length;
  return Math.max(shortest, look + words * perWord);
}
