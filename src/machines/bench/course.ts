/** A course of events on a table of deeds: what was said, word by word, and where each word has led. */

import type { State } from '../../engine/model/state.ts';
import { type DeedTable, nextStop, restingStop, type Stop } from '../../engine/tools/deeds.ts';

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

/** Undefined when the word could not be said there. */
export function say(table: DeedTable, course: Course, word: string): Course | undefined {
  if (course.said.length >= longest) return undefined;
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
  stopOf(course).open.map(word => ({ type: 'say', word }) as const);

export const courseStages = ['resting', 'asked', 'over'] as const;

export function stageOfCourse(course: Course): (typeof courseStages)[number] {
  const { game, asked } = stopOf(course);
  if (game.state.over !== undefined) return 'over';
  return asked === undefined ? 'resting' : 'asked';
}
