/** What is settled before an evening: characters, books, objective, rulings. Names of players are no part of it. */

import { type Book, onTable } from '#books/registry.ts';
import { type Library, type OptionsRefusal, optionsRefusal } from '#engine/index.ts';
import type { GameOption, GameOptions, Rulings } from '#engine/model/options.ts';
import type { CharacterId, Difficulty } from '#engine/model/vocabulary.ts';

export interface Plan {
  readonly books: readonly Book[];
  readonly objective: string;
  readonly difficulty: Difficulty;
  /** Only those that are read otherwise than we do. */
  readonly rulings: Partial<Rulings>;
  readonly options: readonly GameOption[];
  /** In which language the box on the table is printed. */
  readonly box: string | undefined;
  /** Clockwise from the starting player; a place may still be without a character. */
  readonly seats: readonly (CharacterId | undefined)[];
}

/** As many as sit at most tables, without characters yet; for what they play, the books say once they are there. */
export const firstPlan: Plan = {
  books: onTable([]),
  objective: '',
  difficulty: 'normal',
  rulings: {},
  options: [],
  box: undefined,
  seats: Array.from({ length: 5 }, () => undefined),
};

/** A game of this plan. The starting player is not drawn: the table did so when it sat down. */
export function optionsFor(plan: Plan, seed = 1): GameOptions {
  return {
    books: plan.books,
    objective: plan.objective,
    difficulty: plan.difficulty,
    rulings: { ...plan.rulings, 'first-player-method': 'named' },
    options: Object.fromEntries(plan.options.map(id => [id, true])),
    seats: plan.seats.map((character, at) => ({
      id: `p${at + 1}`,
      ...(character === undefined ? {} : { character }),
    })),
    seed,
    chance: 'seeded',
  };
}

export function whyNotPlayed(lib: Library, plan: Plan): OptionsRefusal | undefined {
  return optionsRefusal(lib, optionsFor(plan));
}

export function isSeated({ seats }: Plan): boolean {
  return seats.every(character => character !== undefined);
}

/** The plan in the words of its link: short keys in a fixed order, so that equal plans have equal links. */
export function makePlan({ books: on, objective, difficulty, rulings, options, box, seats }: Plan): string {
  return JSON.stringify({
    books: on,
    objective,
    difficulty,
    rulings: Object.fromEntries(Object.entries(rulings).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    options: options.toSorted(),
    ...(box === undefined ? {} : { box }),
    seats: seats.map(character => character ?? ''),
  });
}
