import { describe, expect, test } from 'vitest';
import { lay } from '../kit/table.ts';

const cast = { tigh: 'saul-tigh', boomer: 'sharon-valerii', zarek: 'tom-zarek', apollo: 'lee-adama' };

describe('revealing as a Cylon', () => {
  test('the power of the card is an offer: it may be left alone', () => {
    const play = lay({ cast, edit: b => b.loyalty('tigh', 'cylon-reduce-morale') });
    play.choose('tigh', 'cylon-reduce-morale').choose('tigh', 'no').rest();
    expect(play.state.resources.morale).toBe(10);
    expect(play.seat('tigh').place).toEqual({ in: 'location', location: 'resurrection-ship' });
  });

  test('the power comes before the discards, the titles before the arrival, the Super Crisis last', () => {
    const play = lay({
      cast,
      edit(b) {
        b.loyalty('tigh', 'cylon-reduce-morale');
        b.hand('tigh', 'repair/1', 'repair/2', 'launch-scout/1', 'executive-order/1');
      },
    });
    play.choose('tigh', 'cylon-reduce-morale').choose('tigh', 'yes').choose('tigh', ['repair/1']).rest();
    const kinds = [
      'loyalty-shown',
      'resource-lost',
      'cards-discarded',
      'title-given',
      'moved',
      'super-crisis-drawn',
    ] as const;
    expect(play.order(...kinds)).toEqual(kinds);
    expect(play.seat('tigh').superCrises).toHaveLength(1);
  });

  test('in the Brig the power is not even offered', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('tigh', 'brig');
        b.loyalty('tigh', 'cylon-reduce-morale');
      },
    });
    play.choose('tigh', 'cylon-reduce-morale').rest();
    expect(play.seat('tigh').place).toEqual({ in: 'location', location: 'resurrection-ship' });
    expect(play.state.resources.morale).toBe(10);
  });

  test('two Cylon cards: one is used, the other is never offered again', () => {
    const play = lay({
      cast,
      edit: b => b.loyalty('tigh', 'cylon-reduce-morale', 'cylon-brig'),
    });
    expect(play.options('tigh')).toEqual(expect.arrayContaining(['cylon-reduce-morale', 'cylon-brig']));
    play.choose('tigh', 'cylon-reduce-morale').choose('tigh', 'no').rest();
    expect(play.seat('tigh').loyalty.map(h => h.card)).toEqual(['cylon-brig']);
    expect(play.events('step-began').map(e => e.step)).not.toContain('crisis');
  });

  test("a pilot's viper goes back to the Reserves", () => {
    const play = lay({
      cast: { boomer: 'sharon-valerii', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      edit(b) {
        b.pilot('boomer', 'bow');
        b.loyalty('boomer', 'cylon-reduce-morale');
      },
    });
    play.choose('boomer', 'cylon-reduce-morale').choose('boomer', 'no').rest();
    expect(play.state.ships).toEqual([]);
    expect(play.state.reserves.vipers).toBe(8);
  });

  test('"send a character": nobody who cannot get there is a target', () => {
    const play = lay({
      cast,
      edit(b) {
        b.loyalty('tigh', 'cylon-sickbay');
        b.put('boomer', 'brig');
        b.put('zarek', 'command');
        b.put('apollo', 'armory');
      },
    });
    play.choose('tigh', 'cylon-sickbay').choose('tigh', 'yes');
    expect(play.options('tigh', 'player')).toEqual(['zarek', 'apollo']);
  });
});

describe('revealing in an action that somebody else has granted', () => {
  test('under an Executive Order the second action is lost, the turn goes on', () => {
    const play = lay({
      cast,
      edit(b) {
        b.hand('tigh', 'executive-order/1');
        b.loyalty('boomer', 'cylon-reduce-morale');
      },
    });
    play.choose('tigh', 'executive-order/1').choose('tigh', 'boomer').choose('boomer', 'stay');
    play.choose('boomer', 'cylon-reduce-morale').choose('boomer', 'no').rest();
    expect(play.events('crisis-drawn')).toMatchObject([{ seat: 0 }]);
  });

  test('inside Alert Viper Pilot inside an Executive Order only those actions end', () => {
    const play = lay({
      cast,
      edit(b) {
        b.hand('tigh', 'executive-order/1');
        b.put('boomer', 'command');
        b.put('apollo', 'armory');
        b.loyalty('apollo', 'cylon-reduce-morale');
      },
    });
    play.choose('tigh', 'executive-order/1').choose('tigh', 'boomer').choose('boomer', 'stay');
    play.choose('boomer', 'command').choose('boomer', 'launch:port-bow');
    play.choose('apollo', 'alert-viper-pilot');
    play.choose('apollo', 'cylon-reduce-morale').choose('apollo', 'no');
    // Boomer still has the second activation of Command, and then her second action.
    play.choose('boomer', 'stop');
    expect(play.options('boomer', 'action')).toContain('command');
    play.choose('boomer', 'pass').rest();
    expect(play.events('crisis-drawn')).toMatchObject([{ seat: 0 }]);
  });

  test('revealing in the own turn inside Alert Viper Pilot ends the turn, not the action it interrupted for others', () => {
    const play = lay({
      cast: { apollo: 'lee-adama', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      edit(b) {
        b.put('apollo', 'command');
        b.loyalty('apollo', 'cylon-reduce-morale');
      },
    });
    play
      .choose('apollo', 'command')
      .choose('apollo', 'launch:port-bow')
      .choose('apollo', 'alert-viper-pilot');
    play.choose('apollo', 'cylon-reduce-morale').choose('apollo', 'no').rest();
    expect(play.events('crisis-drawn')).toEqual([]);
    expect(play.events('turn-began').at(-1)).toMatchObject({ seat: 1 });
  });
});
