import { describe, expect, test } from 'vitest';
import { refusal } from '#engine/index.ts';
import { lay } from '../kit/table.ts';

const cast = { roslin: 'laura-roslin', tigh: 'saul-tigh', helo: 'karl-agathon', apollo: 'lee-adama' };

describe('discards', () => {
  const hand = ['repair/1', 'repair/2', 'launch-scout/1', 'launch-scout/2', 'executive-order/1'];

  test('simultaneous ones show only when all have chosen', () => {
    const play = lay({
      cast: { roslin: 'laura-roslin', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      step: 'crisis',
      edit(b) {
        b.top('crisis', 'cylon-screenings', 'prison-labor');
        for (const seat of ['roslin', 'tigh', 'zarek']) b.hand(seat, ...hand);
      },
    });
    play.choose('roslin', 'cylon-screenings').choose('roslin', 'b');
    play.choose('zarek', ['repair/1', 'repair/2']).choose('roslin', ['repair/1', 'repair/2']);
    expect(play.events('cards-discarded')).toEqual([]);
    play.choose('tigh', ['repair/1', 'repair/2']);
    expect(play.events('cards-discarded').map(e => e.seat)).toEqual([0, 1, 2]);
  });

  test("Food Shortage's are one after the other", () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.titles('tigh', 'helo');
        b.top('crisis', 'food-shortage', 'prison-labor');
        b.hand('roslin', ...hand);
        b.hand('tigh', ...hand);
      },
    });
    play.choose('roslin', 'food-shortage').choose('tigh', 'b');
    expect(play.owed('roslin')).toBeUndefined();
    play.choose('tigh', ['repair/1', 'repair/2']);
    expect(play.asked('roslin')).toMatchObject({ min: 3, max: 3 });
  });

  test.each([
    ['two-three', 'tigh', 2, 3],
    ['two-three', 'roslin', 0, 5],
    ['same-player-four', 'tigh', 2, 3],
    ['same-player-four', 'roslin', 0, 4],
    ['two-two', 'tigh', 2, 2],
    ['two-two', 'roslin', 0, 4],
  ] as const)('Food Shortage by %s with %s as President', (ruling, president, byTigh, byRoslin) => {
    const play = lay({
      cast,
      step: 'crisis',
      options: { rulings: { 'food-shortage-discards': ruling } },
      edit(b) {
        b.titles(president, 'helo');
        b.top('crisis', 'food-shortage', 'prison-labor');
        b.hand('roslin', ...Array.from({ length: 8 }, () => 'repair/1'));
        b.hand('tigh', ...Array.from({ length: 8 }, () => 'launch-scout/1'));
      },
    });
    play.choose('roslin', 'food-shortage').choose(president, 'b');
    const cards = (n: number, card: string) => Array.from({ length: n }, () => card);
    if (byTigh > 0) play.choose('tigh', cards(byTigh, 'launch-scout/1'));
    else play.choose('roslin', cards(2, 'repair/1'));
    play.choose('roslin', cards(byTigh > 0 ? byRoslin : byRoslin - 2, 'repair/1')).rest();
    const lost = (seat: number) =>
      play.events('cards-discarded').reduce((sum, e) => sum + (e.seat === seat ? e.cards.length : 0), 0);
    expect([lost(1), lost(0)]).toEqual([byTigh, byRoslin]);
  });

  test('Headstrong makes forced ones random, not the price of changing ships', () => {
    const play = lay({
      cast: { apollo: 'lee-adama', tigh: 'saul-tigh', roslin: 'laura-roslin' },
      step: 'movement',
      edit(b) {
        b.top('crisis', 'a-traitor-accused');
        b.hand('apollo', ...hand, ...hand);
      },
    });
    play.choose('apollo', 'press-room');
    expect(play.asked('apollo')).toMatchObject({ prompt: 'pay' });
    play.choose('apollo', ['repair/1']).choose('apollo', 'pass').choose('apollo', 'b');
    expect(play.state.pending).toMatchObject([{ seat: 'chance', prompt: 'random-discard' }]);
  });
});

describe('a revealed Cylon as current player of a crisis', () => {
  const caprica = (crisis: string, hand: string[] = []) =>
    lay({
      cast,
      edit(b) {
        b.revealed('roslin');
        b.titles('tigh', 'tigh');
        b.put('roslin', 'caprica');
        b.top('crisis', crisis, 'prison-labor');
        b.hand('roslin', ...hand);
      },
    })
      .choose('roslin', 'caprica')
      .choose('roslin', crisis);

  test('decides', () => {
    expect(caprica('water-sabotaged').options('roslin')).toEqual(['check', 'b']);
  });

  test('is not affected, neither for the worse nor for the better', () => {
    const worse = caprica('a-traitor-accused', ['repair/1', 'repair/2']).choose('roslin', 'b').rest();
    expect(worse.seat('roslin').hand).toHaveLength(2);
    const sent = caprica('terrorist-bomber').rest();
    expect(sent.seat('roslin').place).toEqual({ in: 'location', location: 'caprica' });
  });

  test('picks who is sent, and neither icon of the card counts', () => {
    const play = caprica('a-traitor-accused').choose('roslin', 'check').choose('roslin', 'tigh').rest();
    expect(play.seat('tigh').place).toEqual({ in: 'location', location: 'brig' });
    expect(play.state.jumpTrack).toBe(0);
    expect(play.events('activated')).toEqual([]);
  });
});

describe('picking an option', () => {
  test('either half may be taken, even one that nobody can carry out', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit: b => b.top('crisis', 'a-traitor-accused', 'prison-labor'),
    });
    play.choose('roslin', 'a-traitor-accused').choose('roslin', 'b').rest();
    expect(play.events('option-chosen')).toMatchObject([{ option: 'b' }]);
  });

  test('unless the card forbids it: without a nuke Moral Compass has nothing to change to', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', roslin: 'laura-roslin', helo: 'karl-agathon' },
      step: 'crisis',
      edit(b) {
        b.state.nukes = 0;
        b.top('crisis', 'build-cylon-detector');
      },
    });
    expect(play.offered('helo', 'moral-compass')).toBe(false);
    expect(play.events('option-chosen')).toMatchObject([{ option: 'b' }]);
  });

  test('with one it has', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', roslin: 'laura-roslin', helo: 'karl-agathon' },
      step: 'crisis',
      edit: b => b.top('crisis', 'build-cylon-detector'),
    });
    play.choose('tigh', 'b').choose('helo', 'moral-compass').rest();
    expect(play.state.nukes).toBe(1);
    expect(play.state.resources.morale).toBe(10);
  });
});

test('Crash Landing: without fuel there is nothing to pay with', () => {
  const play = lay({
    cast: { tigh: 'saul-tigh', zarek: 'tom-zarek', boomer: 'sharon-valerii' },
    step: 'crisis',
    edit(b) {
      b.state.resources.fuel = 0;
      b.top('crisis', 'crash-landing');
      b.top('destiny', 'executive-order/1', 'consolidate-power/1');
    },
  }).rest();
  expect(play.seat('tigh').place).toEqual({ in: 'location', location: 'sickbay' });
});

describe('who can be picked', () => {
  test('a stranded character cannot be sent anywhere, but can be looked at', () => {
    const sent = lay({
      cast: { tigh: 'saul-tigh', helo: 'karl-agathon', zarek: 'tom-zarek', roslin: 'laura-roslin' },
      step: 'crisis',
      edit: b => b.top('crisis', 'witch-hunt'),
    });
    expect(sent.options('tigh', 'player')).toEqual(['tigh', 'zarek', 'roslin']);

    const seen = lay({
      cast: { tigh: 'saul-tigh', helo: 'karl-agathon', zarek: 'tom-zarek', roslin: 'laura-roslin' },
      step: 'crisis',
      edit(b) {
        b.top('crisis', 'informing-the-public');
        b.top('destiny', 'executive-order/2', 'declare-emergency/5');
      },
    });
    seen.choose('tigh', 'check');
    expect(seen.options('tigh', 'player')).toEqual(['helo', 'zarek', 'roslin']);
  });

  test('nobody is sent to Sickbay out of the Brig, unless the edition says so', () => {
    const hunt = (ruling: 'stays' | 'moves') =>
      lay({
        cast,
        step: 'crisis',
        options: { rulings: { 'brig-to-sickbay': ruling } },
        edit(b) {
          b.put('tigh', 'brig');
          b.put('apollo', 'sickbay');
          b.titles('roslin', 'helo');
          b.top('crisis', 'witch-hunt', 'prison-labor');
        },
      })
        .choose('roslin', 'witch-hunt')
        .rest();
    // Only Roslin herself is left: nothing to ask.
    expect(hunt('stays').events('sent')).toMatchObject([{ seat: 0, to: 'sickbay' }]);
    expect(hunt('moves').options('roslin', 'player')).toEqual(['roslin', 'tigh']);
  });

  test('a prisoner is not sent to Sickbay by name either', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', zarek: 'tom-zarek', roslin: 'laura-roslin' },
      step: 'crisis',
      edit(b) {
        b.put('zarek', 'brig');
        b.titles('zarek', 'tigh');
        b.top('crisis', 'sleep-deprivation');
      },
    });
    expect(play.rest().owed('zarek')).toBeUndefined();
  });
});

describe('Fulfiller of Prophecy', () => {
  const second = (ruling: 'once' | 'again') => {
    const play = lay({
      cast: { tigh: 'saul-tigh', zarek: 'tom-zarek', boomer: 'sharon-valerii' },
      step: 'crisis',
      options: { rulings: { 'second-crisis-activation': ruling } },
      edit(b) {
        b.ship('basestar', 'bow');
        b.top('crisis', 'fulfiller-of-prophecy', 'riots-a');
      },
    });
    return play.choose('tigh', 'b').roll(1).choose('tigh', 'a').rest();
  };

  test('the second crisis comes after the first has activated its ships', () => {
    const kinds = ['crisis-drawn', 'activated'] as const;
    expect(second('once').order(...kinds)).toEqual([...kinds, ...kinds]);
  });

  test('a ship acts once in a turn, in both crises together', () => {
    expect(second('once').events('rolled')).toHaveLength(1);
  });

  test('or once for each of them, where that is agreed', () => {
    const play = second('again');
    expect(play.state.pending).toMatchObject([{ seat: 'chance', prompt: 'die' }]);
  });
});

test('a refused answer changes nothing', () => {
  const play = lay({ cast });
  const before = JSON.stringify(play.state);
  expect(refusal(play.state, { seat: 0, choose: 'command' })).toBe('no-such-option');
  expect(refusal(play.state, { seat: 1, choose: 'pass' })).toBe('not-your-choice');
  expect(JSON.stringify(play.state)).toBe(before);
});
