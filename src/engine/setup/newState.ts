import type { Library } from '../library/library.ts';
import type { GameOptions, Rulings } from '../model/options.ts';
import type { Pile, State } from '../model/state.ts';
import { type PileName, titlesOf } from '../model/vocabulary.ts';
import { emptyPile } from '../run/piles.ts';
import { initialSlots } from '../slots/each.ts';

/** Every difference between editions settled: as asked, otherwise by the default ruling. */
function settleRulings({ rulings }: Pick<Library, 'rulings'>, asked: Partial<Rulings>): Rulings {
  const settled = Object.entries(rulings).map(([id, [usual]]) => [id, asked[id as keyof Rulings] ?? usual]);
  return Object.fromEntries(settled);
}

/** What a game is made from is its own: nobody changes it afterwards, and nothing else comes along with it. */
function ownOptions(options: GameOptions): GameOptions {
  return {
    books: options.books.slice(),
    objective: options.objective,
    difficulty: options.difficulty,
    rulings: { ...options.rulings },
    options: { ...options.options },
    seats: options.seats.map(({ id, character }) => (character === undefined ? { id } : { id, character })),
    seed: options.seed,
    chance: options.chance,
  };
}

/** Nobody holds any title of the game. */
function noTitles(lib: Pick<Library, 'titles'>): State['titles'] {
  const held: State['titles'] = { president: undefined, admiral: undefined };
  for (const title of titlesOf(lib)) held[title] = undefined;
  return held;
}

/** An empty table with the players around it; the set-up does the rest. */
export function newState(
  lib: Pick<Library, 'areas' | 'piles' | 'slots' | 'supplies' | 'rulings' | 'titles'>,
  options: GameOptions,
): State {
  const piles = {} as Record<PileName, Pile>;
  for (const name of lib.piles) piles[name] = emptyPile();
  return {
    options: ownOptions(options),
    rulings: settleRulings(lib, options.rulings),
    rng: options.seed | 0,
    first: 0,
    resources: { fuel: 0, food: 0, morale: 0, population: 0 },
    jumpTrack: 0,
    travelled: [],
    passed: [],
    centurions: [],
    nukes: 0,
    ships: [],
    ...(lib.areas.length > 0 && { afar: [] }),
    pieces: 0,
    reserves: { vipers: 0, raptors: 0 },
    damagedVipers: 0,
    destroyed: { vipers: 0, raptors: 0, civilians: [] },
    galacticaDamage: [],
    removed: [],
    aside: [],
    titles: noTitles(lib),
    caretaker: false,
    quorumHand: [],
    inPlay: [],
    seats: options.seats.map(({ id, character }) => ({
      id,
      character,
      place: { in: 'nowhere' },
      hand: [],
      loyalty: [],
      shown: [],
      revealed: 'no',
      superCrises: [],
      attached: [],
      used: [],
      turns: 0,
      slots: initialSlots(lib, 'seat'),
    })),
    piles,
    stack: [],
    pending: [],
    answers: [],
    luck: [],
    over: undefined,
    slots: initialSlots(lib, 'table'),
  };
}
