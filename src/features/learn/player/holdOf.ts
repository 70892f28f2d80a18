import type { Stop } from '#ui/story/index.ts';
import { narrated, type Speech, tell } from '#ui/story/storyText.ts';
import type { Narration } from '#ui/story/texts.ts';

/** To look at the board, and to read a word, in milliseconds. */
const look = 1800;
const perWord = 330;
const shortest = 3000;

/** How long autoplay shows a stop: as long as its text takes to read. */
export function holdOf(stop: Stop, speech: Speech, narration: Narration): number {
  const { events, state, before } = stop.beat;
  const texts = [...events.map(event => tell(speech, state, event, before)), ...narrated(stop, narration)];
  const words = texts.flatMap(text => text.split(/\s+/)).length;
  return Math.max(shortest, look + words * perWord);
}
