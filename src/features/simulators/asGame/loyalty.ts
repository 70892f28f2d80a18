/** The Loyalty cards that the bench has dealt, in the hands of the same people; before the deal, a new game of theirs. */

import { libraryOf } from '#books/libraries.ts';
import type { SimulatorOf } from '#books/playFacet.ts';
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import { type Allegiance, loyaltiesOf } from '#engine/tools/loyalty.ts';
import { layOut, type Position } from '#scenarios/index.ts';
import { optionsFor } from '#scenarios/layout/options.ts';
import type { Opening } from '#ui/table/opening.ts';
import { type LoyaltyState, loyaltyBench, seatingOf } from '../loyalty/loyaltyBench.ts';
import { characterGame, seatIdOf } from './characterGame.ts';

type SeatOf = NonNullable<Position['seats']>[string];

export async function loyaltyOpening(
  { start, halfway }: SimulatorOf<'loyalty'>,
  books: readonly string[],
  text: string,
): Promise<Opening | undefined> {
  const lib = await libraryOf(books);
  const bench = loyaltyBench(seatingOf(lib), start).parse(text);
  if (bench === undefined) return undefined;
  const state = bench.phase === 'seating' ? undefined : dealt(lib, halfway, bench);
  return state === undefined ? newGame(lib, bench) : { from: 'position', state };
}

function newGame(lib: Library, { characters, seed }: LoyaltyState): Opening {
  return { from: 'options', options: optionsFor(characterGame(lib, characters, {}, seed)) };
}

/** Undefined where no table can be laid out like this. */
function dealt(
  lib: Library,
  halfway: readonly CardId[],
  { characters, seed, phase }: LoyaltyState,
): State | undefined {
  const { dealt: first, woken, left } = loyaltiesOf(lib, characters, seed);
  const isWoken = phase === 'woken';
  const seats = (isWoken ? woken : first).map((who, at) => [seatIdOf(at), seatOf(who)]);
  const position: Position = {
    turn: { number: isWoken ? characters.length + 1 : 1, step: 'skills' },
    ...(isWoken ? { travelled: [...halfway] } : { shuffled: { loyalty: [...left] } }),
    seats: Object.fromEntries(seats),
  };
  const laidOut = layOut(lib, characterGame(lib, characters, position, seed));
  return laidOut.ok ? laidOut.state : undefined;
}

function seatOf(who: Allegiance): SeatOf {
  // Who belongs to the Cylons from the start has no Loyalty cards.
  if (who.cards.length === 0) return {};
  const loyalty = who.cards.slice(0, who.cards.length - who.shown.length);
  const shown = who.shown.length === 0 ? {} : { shown: [...who.shown] };
  switch (who.revealed) {
    case 'no':
      return { loyalty, ...shown };
    case 'cylon':
      return { loyalty, ...shown, revealed: true };
    case 'sympathizer':
      return { loyalty, ...shown, revealed: 'sympathizer', ...(who.side === 'humans' ? { at: 'brig' } : {}) };
    default:
      return { loyalty, ...shown, revealed: who.revealed };
  }
}
