import { expect, test } from 'vitest';
import type { EventType } from '#engine/model/event.ts';
import type { Play } from '../kit/play.ts';
import { lay } from '../kit/table.ts';

const cast = { tigh: 'saul-tigh', zarek: 'tom-zarek', boomer: 'sharon-valerii', helo: 'karl-agathon' };

/** What the last event of a kind says caused it. */
const cause = (play: Play, type: EventType) => {
  const { rule, card } = play.events(type).at(-1)?.cause ?? {};
  return [rule, card];
};

test('the rule and the card that are nearest to what happens', () => {
  const admin = lay({
    cast,
    edit(b) {
      b.put('tigh', 'administration');
      b.titles('zarek', 'tigh');
      b.hand('boomer', 'investigative-committee/3');
      b.top('destiny', 'executive-order/2', 'declare-emergency/5');
    },
  });
  admin.choose('tigh', 'administration').choose('tigh', 'boomer');
  expect(cause(admin, 'action-taken')).toEqual(['location-checks.administration', 'administration']);
  admin.choose('boomer', 'investigative-committee/3');
  expect(cause(admin, 'card-played')).toEqual(['abilities.others-when-stated', 'investigative-committee']);
  admin.rest();
  expect(cause(admin, 'title-given')).toEqual(['location-checks.administration', 'administration']);
});

test('a hit is told step by step', () => {
  const play = lay({
    cast,
    edit(b) {
      b.revealed('zarek');
      b.titles('boomer', 'boomer');
      b.revealed('tigh');
      b.put('tigh', 'cylon-fleet');
      b.ship('basestar', 'bow');
      b.put('boomer', 'armory');
      b.top('galactica-damage', 'galactica-damage-armory');
    },
  });
  play.choose('tigh', 'cylon-fleet').choose('tigh', 'basestars').roll(4).rest();
  expect(cause(play, 'rolled')[0]).toBe('attack.roll');
  expect(cause(play, 'attacked')[0]).toBe('attack.galactica');
  expect(cause(play, 'galactica-damaged')[0]).toBe('damage.draw-token');
  expect(cause(play, 'sent')[0]).toBe('damage.location');
});

test('the Brig and the line of succession', () => {
  const play = lay({
    cast,
    edit(b) {
      b.titles('tigh', 'zarek');
      b.state.quorumHand = [{ card: 'arrest-order', seen: 1 }];
    },
  });
  play.choose('tigh', 'play-quorum').choose('tigh', 'zarek').rest();
  expect(cause(play, 'sent')).toEqual(['titles.quorum-president-only', 'arrest-order']);
  expect(cause(play, 'title-given')).toEqual(['succession.admiral-to-brig', 'arrest-order']);
});

test('the result of a check, of a risk, of a move', () => {
  const check = lay({ cast, step: 'crisis', edit: b => b.top('crisis', 'prison-labor') }).rest();
  expect(cause(check, 'resource-lost')).toEqual(['skill-check.fail', 'prison-labor']);

  const scout = lay({ cast, edit: b => b.hand('tigh', 'launch-scout/1') });
  scout.choose('tigh', 'launch-scout/1').roll(1).rest();
  expect(cause(scout, 'ship-destroyed')).toEqual(['raptors.risk-failure', 'launch-scout']);

  const move = lay({ cast, step: 'movement', edit: b => b.hand('tigh', 'repair/1') });
  move.choose('tigh', 'press-room').rest();
  expect(cause(move, 'cards-discarded')).toEqual(['movement.ship-change-cost', undefined]);
});
