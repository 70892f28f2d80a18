/** What became of each character in many games of bots: figures on which advice can rest. */
import type { State } from '#engine/model/state.ts';
import type { CharacterId, Seat } from '#engine/model/vocabulary.ts';
import { sideOf } from '#engine/queries/sides.ts';
import type { Bot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { optionsOf } from './options.ts';
import { playOut } from './playOut.ts';
import { botOf } from './seating.ts';

export interface CharacterFigures {
  /** Games at whose end somebody played the character as a human, and those that the humans won. */
  readonly human: number;
  readonly humanWon: number;
  /** The same for Cylons. */
  readonly cylon: number;
  readonly cylonWon: number;
  /** How often an ability of the sheet was chosen, in all games. */
  readonly used: number;
}

export interface Measured {
  readonly games: number;
  readonly seats: readonly number[];
  readonly seed: number;
  readonly characters: { readonly [character: CharacterId]: CharacterFigures };
}

type Tally = { -readonly [figure in keyof CharacterFigures]: number };

export function measureCharacters(
  knowledge: Knowledge,
  { games, seats, seed }: Pick<Measured, 'games' | 'seats' | 'seed'>,
): Measured {
  const { lib } = knowledge;
  const tallies = new Map<CharacterId, Tally>();
  const tallyOf = (character: CharacterId): Tally => {
    const tally = tallies.get(character) ?? { human: 0, humanWon: 0, cylon: 0, cylonWon: 0, used: 0 };
    tallies.set(character, tally);
    return tally;
  };
  const bot = botOf('reasonable', knowledge);
  for (let i = 0; i < games; i++) {
    let last: State | undefined;
    const seating = (state: State, seat: Seat): Bot => {
      last = state;
      return (choice, sight) => {
        const answer = bot(choice, sight);
        const character = state.seats[seat]?.character;
        const own = lib.characters.get(character ?? '')?.abilities ?? [];
        if (character !== undefined && own.some(({ id }) => id === answer)) tallyOf(character).used += 1;
        return answer;
      };
    };
    const options = optionsOf(lib, seats[i % seats.length] ?? 3, seed + i);
    const { over } = playOut(knowledge, options, seating);
    for (const [at, { character }] of last?.seats.entries() ?? []) {
      if (character === undefined || last === undefined) continue;
      const tally = tallyOf(character);
      const isHuman = sideOf(lib, last, at) === 'humans';
      tally[isHuman ? 'human' : 'cylon'] += 1;
      if (over.winner === sideOf(lib, last, at)) tally[isHuman ? 'humanWon' : 'cylonWon'] += 1;
    }
  }
  const inOrder = [...tallies].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { games, seats, seed, characters: Object.fromEntries(inOrder) };
}
