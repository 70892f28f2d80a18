/** From the head of a scenario to the options of a game. */
import { type CoreRefusal, type Library, optionsRefusal } from '#engine/index.ts';
import type { GameOptions, Rulings } from '#engine/model/options.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { Problem } from '../problem.ts';

/** What differs from a game at the table: the first seat named begins. */
const scenarioRulings: Partial<Rulings> = { 'first-player-method': 'named' };

export function optionsFor({ books, game }: Scenario): GameOptions {
  return {
    books,
    objective: game.objective,
    difficulty: game.difficulty ?? 'normal',
    rulings: { ...scenarioRulings, ...game.rulings },
    options: Object.fromEntries(Object.entries(game.options ?? {}).filter(([, on]) => on === true)),
    seats: game.seats.map(({ id, character }) => ({ id, ...(character === undefined ? {} : { character }) })),
    seed: game.seed ?? 1,
    chance: 'asked',
  };
}

const words: { readonly [because in CoreRefusal]: string } = {
  'malformed-options': 'These are not the options of a game.',
  'unknown-book': 'The cards of one of the books are not here yet.',
  'unknown-objective': 'There is no such objective.',
  'unknown-difficulty': 'There is no such difficulty.',
  'unknown-ruling': 'There is no such ruling.',
  'unknown-option': 'There is no such option.',
  'too-few-seats': 'There are too few seats for a game.',
  'too-many-seats': 'There are too many seats for a game.',
  'seat-named-twice': 'Two seats have the same name.',
  'unknown-character': 'There is no such character.',
  'character-taken-twice': 'Two seats have the same character.',
  'two-versions-of-a-character': 'Two seats have versions of the same character.',
  'options-exclude-each-other': 'Two of the options exclude each other.',
};

export function optionsProblem(lib: Library, options: GameOptions): Problem | undefined {
  const because = optionsRefusal(lib, options);
  if (!because) return undefined;
  const aboutSeats = because.includes('seat') || because.includes('character');
  const said: { readonly [because: string]: string | undefined } = words;
  const message = said[because] ?? `The books do not allow these options: ${because}.`;
  return { path: aboutSeats ? ['game', 'seats'] : ['game'], message };
}
