/** What stands on the simulators of the books. */
import { benches, simulatorOf, theSimulator } from '#books/atBuild/play.ts';
import { aboutSimulator } from '#books/atBuild/site.ts';
import { damageBook } from '#features/simulators/damage/damageBook.ts';
import { flightBook } from '#features/simulators/flight/flightBook.ts';
import { baseBook } from './books.ts';

export const { crew: ships } = theSimulator('raiders', 'raiders');
export const { crew } = theSimulator('damage', 'damage');
export const { flyers } = theSimulator('vipers', 'vipers');
export const { admiral } = theSimulator('jump', 'jump');
export const { scenarioIn } = theSimulator('turn', 'turn');
export const { start: printedStart } = theSimulator('check', 'check');

/** What each of those that are played by this machine begins with. */
export const loyaltyStarts = benches.flatMap(bench => simulatorOf(bench, 'loyalty')?.start ?? []);
export const successionStarts = benches.flatMap(bench => {
  const start = simulatorOf(bench, 'succession')?.start;
  return start === undefined ? [] : [start];
});

/** What the pages of these two bring along. */
export const flownWith = flightBook(baseBook, flyers, aboutSimulator('vipers').cards ?? []);
export const damagedWith = damageBook(baseBook, crew, aboutSimulator('damage').cards ?? []);
