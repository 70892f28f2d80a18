import { expect, test } from 'vitest';
import type { Effect } from '#engine/model/effect.ts';
import type { FrameOf } from '#engine/model/frame.ts';
import type { CardId, CharacterId, Count, LocationId, Seat, ShipNumber } from '#engine/model/vocabulary.ts';

/** Judged by the compiler: an error that is expected and does not come fails `npm run check`. */
test('the id of one kind of thing does not pass for another', () => {
  const card: CardId = 'repair/1';
  const location: LocationId = 'brig';
  const seat: Seat = 1;
  const ship: ShipNumber = 2;
  // @ts-expect-error a card is no location
  const place: LocationId = card;
  // @ts-expect-error a location is no character
  const who: CharacterId = location;
  // @ts-expect-error a seat is no ship
  const raider: ShipNumber = seat;
  // @ts-expect-error a ship is no seat
  const pilot: Seat = ship;
  // @ts-expect-error a seat is no number of things
  const many: Count = seat;
  // @ts-expect-error nor does a map of one kind find another
  new Map<LocationId, number>().get(card);
  expect([place, who, raider, pilot, many]).toEqual([card, location, seat, ship, seat]);
});

test('cards and tables are written without ceremony', () => {
  const effect: Effect = [{ op: 'send', who: 'you', to: 'brig' }];
  const hands: ReadonlyMap<Seat, readonly CardId[]> = new Map([[0, ['repair/1']]]);
  expect([effect.length, hands.get(0)?.length]).toEqual([1, 1]);
});

test('an instruction reads its own locals and no others', () => {
  const frame: FrameOf<'take-actions'> = { at: 'act', pc: 0, count: 1, side: 'human' };
  // @ts-expect-error that is kept by those who move
  const { goal } = frame;
  // @ts-expect-error locals are replaced, not changed: copies of the frame share them
  const shift = (loop: FrameOf<'activate-raiders'>) => loop.left?.shift();
  expect([goal, shift({ at: 'activate-raiders', pc: 0 })]).toEqual([undefined, undefined]);
});
