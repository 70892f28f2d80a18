/** A course of events on a table of deeds: what was said, word by word, and where each word has led. */

import { optionsOf } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { type DeedTable, isDraw, nextStop, restingStop, type Stop } from '#engine/tools/deeds.ts';
import type { Below } from './bench.ts';

interface Said {
  readonly word: string;
  readonly stop: Stop;
}

export interface Course {
  readonly begun: Stop;
  readonly said: readonly Said[];
}

/** A move on such a table. */
export type Say = { readonly type: 'say'; readonly word: string };

/** Keeps the address of a page short enough to be shared. */
const longest = 120;

export function begin(table: DeedTable, state: State): Course {
  return { begun: restingStop(table, state), said: [] };
}

export function stopOf({ begun, said }: Course): Stop {
  return said.at(-1)?.stop ?? begun;
}

export function stateOf(course: Course): State {
  return stopOf(course).game.state;
}

/** What chance draws belongs to the word before it. */
const isFull = (course: Course): boolean => course.said.length >= longest && !isDraw(stopOf(course));

/** Undefined when the word could not be said there. */
export function say(table: DeedTable, course: Course, word: string): Course | undefined {
  if (isFull(course)) return undefined;
  const stop = nextStop(table, stopOf(course), word);
  return stop && { ...course, said: [...course.said, { word, stop }] };
}

/** Undefined when the words could not be said one after the other. */
export function sayAll(table: DeedTable, start: Course, words: readonly string[]): Course | undefined {
  return words.reduce<Course | undefined>((course, word) => course && say(table, course, word), start);
}

/** Without the last word; undefined where nothing was said. */
export function unsay({ begun, said }: Course): Course | undefined {
  return said.length === 0 ? undefined : { begun, said: said.slice(0, -1) };
}

export const wordsOf = ({ said }: Course): readonly string[] => said.map(({ word }) => word);

export const makeWords = (course: Course): string => wordsOf(course).join('~');
export const parseWords = (text: string): readonly string[] => (text === '' ? [] : text.split('~'));

/** Every word that can be said next, as a move. */
export const saysAt = (course: Course): readonly Say[] =>
  isFull(course) ? [] : stopOf(course).open.map(word => ({ type: 'say', word }) as const);

export const courseStages = ['resting', 'asked', 'over'] as const;

export function stageOfCourse(course: Course): (typeof courseStages)[number] {
  const { game, asked } = stopOf(course);
  if (game.state.over !== undefined) return 'over';
  return asked === undefined ? 'resting' : 'asked';
}

/** The card that chance draws next, where a card is drawn. */
export function drawnAt(course: Course, below: Below): Say | undefined {
  const stop = stopOf(course);
  if (!isDraw(stop) || stop.asked === undefined) return undefined;
  const cards = optionsOf(stop.asked).flatMap(({ id, count = 1 }) => Array<string>(count).fill(id));
  return { type: 'say', word: cards[below(cards.length)] ?? '' };
}

/** Back to where the reader last did or decided something. */
export function lastDecision(course: Course): Course | undefined {
  const before = unsay(course);
  return before !== undefined && isDraw(stopOf(before)) ? lastDecision(before) : before;
}

/** What has come of the last thing that the reader did, the cards drawn for it included. */
export function stopsSince(course: Course): readonly Stop[] {
  const from = lastDecision(course)?.said.length ?? 0;
  return course.said.slice(from).map(({ stop }) => stop);
}
