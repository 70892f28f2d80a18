/**
 * The path in chapters: each has a sign, a name and what one knows after it (`learn.json`). Lessons keep their order; a
 * chapter begins with the lesson named here. The sign of a lesson is what it is about; one without shows its number.
 */

import { deckSymbols } from '#board/symbols/decks.ts';
import { stepSymbols } from '#board/symbols/icons.ts';
import { peopleSymbols } from '#board/symbols/people.ts';
import { shipSymbols } from '#board/symbols/ships.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { Tool } from '#board/symbols/tools.ts';
import { symbols } from '#board/symbols.ts';

const chapters = [
  { id: 'goal', sign: 'flag', begins: 'who-we-are' },
  { id: 'turn', sign: 'list', begins: 'your-turn' },
  { id: 'friends', sign: 'scales', begins: 'who-are-you' },
  { id: 'traitor', sign: 'eye', begins: 'being-a-cylon' },
] as const satisfies readonly { readonly id: string; readonly sign: Tool; readonly begins: string }[];

const signs: { readonly [lesson: string]: string } = {
  'who-we-are': symbols.population,
  'goal-and-resources': deckSymbols.destination,
  'your-turn': stepSymbols.action,
  'where-to-stand': stepSymbols.movement,
  'skill-cards': peopleSymbols.hand,
  checks: symbols.leadership,
  crises: stepSymbols.crisis,
  jumping: stepSymbols.jump,
  'who-are-you': peopleSymbols.loyalty,
  'titles-and-the-brig': peopleSymbols.admiral,
  'fighters-and-civilians': shipSymbols.viper,
  raiders: shipSymbols.raider,
  'boarding-and-damage': tokenSymbols.centurion,
  flying: symbols.piloting,
  'being-a-cylon': peopleSymbols.cylon,
  'sleeper-and-first-round': tokenSymbols['sleeper-agent'],
};

export const lessonSign = (lesson: string): string | undefined => signs[lesson];

/** The lessons by chapter. */
export function inChapters<Lesson extends { readonly id: string }>(lessons: readonly Lesson[]) {
  const starts = chapters.map(({ begins }) => lessons.findIndex(({ id }) => id === begins));
  const missing = chapters.find((_, at) => starts[at] === -1);
  if (missing !== undefined)
    throw new Error(
      `The chapter ${missing.id} begins with the lesson ${missing.begins}, which is not on the path.`,
    );
  return chapters.map((chapter, at) => ({ ...chapter, lessons: lessons.slice(starts[at], starts[at + 1]) }));
}
